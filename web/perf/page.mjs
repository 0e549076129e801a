// The findings as a page.
const kb = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;
const ms = (n) => `${n.toFixed(0)} ms`;

export function page(found, slower) {
  const { weights, middle, slowest, frames } = found;
  const row = (cells) => `| ${cells.join(' | ')} |`;
  return `# The web client, measured

Written by \`make perf\`. ${found.machine}. Load of the machine when it began: ${found.load.toFixed(1)}.

${[
  row(['what', 'found', 'wanted']),
  row(['---', '---', '---']),
  row(['first screen in English: page, script, style, icons, words', kb(weights.en.rest), 'under 200 kB']),
  row(['first screen in Russian', kb(weights.ru.rest), 'under 200 kB']),
  row(['fonts for English', kb(weights.en.font), 'under 120 kB']),
  row(['fonts for Russian', kb(weights.ru.font), 'under 120 kB']),
  row([`home page painted, processor ${slower} times slower`, ms(middle.home), 'within 1500 ms']),
  row([`settings of a table painted, ${slower} times slower`, ms(middle.settings), 'within 1500 ms']),
  row([`a press answered on a table of five, ${slower} times slower, middle`, ms(middle.press), 'within 100 ms']),
  row([`the slowest kind of press, “${slowest.what}”, middle`, ms(slowest.took), 'within 100 ms']),
  row(['frames a second while cards fly on a table of five', frames.flying.rate.toFixed(0), 'over 50']),
  row(['95 of 100 of those frames came within', ms(frames.flying.p95), '20 ms']),
].join('\n')}

Weights are what the server sends, compressed, to a browser that has nothing yet. "Painted" is the largest contentful paint of
a cold cache (the middle of ${found.home.length} visits), a press is the browser's own event timing: from the press to the next paint.
Frames are counted between animation frames in which something flies (${frames.flying.frames} frames, ${frames.flying.seconds.toFixed(1)} s), while a routine
plays on with bots and moves the mouse over the table, the processor not slowed down.
`;
}
