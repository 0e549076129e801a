// Text sizes are written in px, as drawn, and built as rem, so that the reader's text size scales them.

interface Declaration {
  value: string;
}

const PX = /(?<![\w.#-])(\d*\.?\d+)px/g;
const rem = (value: string): string => value.replace(PX, (_, px: string) => `${Number(px) / 16}rem`);

/** A PostCSS plugin for `font` and `font-size`. */
export function textSizeInRem() {
  const scale = (declaration: Declaration): void => {
    declaration.value = rem(declaration.value);
  };
  return { postcssPlugin: 'text-size-in-rem', Declaration: { font: scale, 'font-size': scale } };
}
