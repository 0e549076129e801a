// Soft hyphens for names on narrow cards: between syllables of long words, never leaving fewer than three letters.
// Browsers know where words part only if the system does; many do not.
const LONG = 6; // letters that stand unparted
const LEAST = 3; // letters on either side
const SOFT = '\u00ad';
const VOWEL = /[aeiouyаеёиоуыэюя]/i;
const TOGETHER = /^(?:[bcdfgkpst][lr]|[cpstgw]h|ck|qu|ng|ll|ss|tt|ff)$/i; // consonants that stay together
const CYRILLIC = /[а-я]/i;
const SILENT = /^[^aeiouy]*e[ds]?$/i; // an end without a syllable: "clocked"
const CLINGS = /[ьъйыё]/i; // to the letter before it

/** A name with the places where it may part. */
export const softly = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => (word.length > LONG ? parted(word) : word));

function parted(word: string): string {
  let out = word.slice(0, LEAST);
  for (let i = LEAST; i < word.length; i += 1) {
    const isFar = i <= word.length - LEAST;
    out += isFar && mayPart(word, i) ? SOFT + word[i] : word[i];
  }
  return out;
}

/** May a line end before this letter? */
function mayPart(word: string, i: number): boolean {
  const [last = '', before = '', here = '', after = ''] = [word[i - 2], word[i - 1], word[i], word[i + 1]];
  const [head, tail] = [word.slice(0, i), word.slice(i)];
  if (CLINGS.test(here) || VOWEL.test(here) || SILENT.test(tail) || !VOWEL.test(head) || !VOWEL.test(tail))
    return false;
  const begins = VOWEL.test(after) || (TOGETHER.test(here + after) && VOWEL.test(word[i + 2] ?? ''));
  if (VOWEL.test(before)) return begins; // ca-rousel, re-frain
  if (/[ьъй]/i.test(before)) return true; // носиль-щик
  const ends = VOWEL.test(last) || TOGETHER.test(last + before);
  return ends && !TOGETHER.test(before + here) && (begins || CYRILLIC.test(here)); // vam-pire, black-beard
}
