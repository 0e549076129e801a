// Runs in a page: words that are cut off, covered or too small, things one cannot reach, pages wider than the screen.
// What is meant to fade (ellipsis, clamped lines, a mask) may be cut; what lies in a `data-fan` may cover its neighbour.
export function overflow() {
  const SLACK = 2; // px
  const FAR = 4; // screens down a long page
  const LEAST_FIGURE = 10; // px, of figures and signs without words
  const LEAST_TYPE = 12; // px, at the usual text size
  const found = new Set();
  const root = document.documentElement;
  const scope = document.querySelector('dialog[open]') ?? document.querySelector('.curtain') ?? document.body;
  const zoom = Number(getComputedStyle(root).getPropertyValue('--zoom')) || 1;
  if (root.scrollWidth > innerWidth) found.add(`page is ${root.scrollWidth} wide, the screen ${innerWidth}`);

  const says = (one) => {
    const name = one.className?.baseVal ?? one.className ?? '';
    const words = name.split(' ').filter((word) => word && !word.startsWith('svelte-'));
    return `${one.tagName.toLowerCase()}${words.map((word) => `.${word}`).join('')}`;
  };
  const quote = (text) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 34)}"`;
  const isSpoken = (one) => one.closest('.aside-spoken') !== null;
  const fades = (style) =>
    style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.maskImage !== 'none';

  /** The part of a box one can see; what cuts it off for good; whether it may be scrolled to. */
  function seen(element, box) {
    let { left, right, top, bottom } = box;
    const height = box.bottom - box.top;
    const gives = Math.max(SLACK, height * 0.22); // the letters are lower than their line
    for (let one = element; one && one !== root; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (fades(style)) return { fades: true };
      const [x, y] = [style.overflowX, style.overflowY];
      if (style.position === 'fixed') break;
      if (x === 'visible' && y === 'visible') continue;
      const clip = one.getBoundingClientRect();
      if (x !== 'visible' && (left < clip.left - SLACK || right > clip.right + SLACK) && !/auto|scroll/.test(x))
        return { cut: one };
      if (y !== 'visible' && (top < clip.top - gives || bottom > clip.bottom + gives) && !/auto|scroll/.test(y))
        return { cut: one };
      [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
      if (right - left < 2 || bottom - top < 2) return { away: true };
    }
    if (left < -SLACK || right > innerWidth + SLACK) return { cut: root };
    return { left, right, top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
  }

  /** What lies over a point and does not belong to the element. */
  function over(element, x, y) {
    const top = document.elementFromPoint(x, y);
    if (!top || top === root || element.contains(top) || top.contains(element)) return null;
    const label = element.closest('label');
    if (label && label.contains(top)) return null; // a box that is pressed with its words
    const svg = element.closest('svg');
    if (svg && svg.contains(top)) return null; // a drawing, in the order it was drawn
    if (top.tagName === 'BUTTON' && !top.textContent.trim() && top.parentElement.contains(element)) return null; // its button
    for (let one = top; one && one !== root; one = one.parentElement)
      if (getComputedStyle(one).position === 'sticky') return null; // what lies below it is scrolled to
    const fan = element.closest('[data-fan]');
    return fan && fan === top.closest('[data-fan]') ? null : top;
  }

  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!one || !node.data.trim() || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    if (one.getBoundingClientRect().top > innerHeight * FAR) continue; // more of the same
    if (isSpoken(one) || one.closest('svg[aria-hidden]') || getComputedStyle(one).clipPath === 'inset(50%)') continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size === 0) continue;
    const least = /\p{L}{2}/u.test(node.data) ? LEAST_TYPE : LEAST_FIGURE;
    if (size < least - 0.1 && one.tagName !== 'text') found.add(`${says(one)} ${quote(node.data)} is ${size} px`);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2) continue;
      const part = seen(one, box);
      if (part.fades || part.away) break;
      if (part.cut) {
        found.add(`${says(one)} ${quote(node.data)} is cut off by ${says(part.cut)}`);
        break;
      }
      const y = (part.top + part.bottom) / 2;
      if (part.bottom - part.top < 4 || y > innerHeight) continue;
      const [from, to] = [part.left + 3, part.right - 3];
      const cover = [from, (from + to) / 2, to].map((x) => over(one, x, y)).find(Boolean);
      if (cover) {
        found.add(`${says(one)} ${quote(node.data)} is covered by ${says(cover)}`);
        break;
      }
    }
  }

  const coarse = matchMedia('(pointer: coarse)').matches;
  for (const one of scope.querySelectorAll('button, a[href], input, select, textarea, [data-card]')) {
    if (!one.checkVisibility({ visibilityProperty: true }) || isSpoken(one) || one.closest('svg')) continue;
    const box = one.getBoundingClientRect();
    if (box.top > innerHeight * FAR) continue;
    const label = one.getAttribute('aria-label') ?? one.textContent ?? '';
    const part = seen(one, box);
    if (part.fades || part.away) continue;
    if (part.cut) found.add(`${says(one)} ${quote(label)} is cut off by ${says(part.cut)}`);
    else if (one.closest('[data-fan]')) continue;
    else if (one.scrollWidth > one.clientWidth + SLACK && !fades(getComputedStyle(one)) && one.tagName === 'BUTTON')
      found.add(`${says(one)} ${quote(label)} needs ${one.scrollWidth}, has ${one.clientWidth}`);
    else if (part.bottom - part.top > 4 && part.top < innerHeight) {
      const cover = over(one, (part.left + part.right) / 2, (part.top + part.bottom) / 2);
      if (cover) found.add(`${says(one)} ${quote(label)} lies under ${says(cover)}`);
    }
    const isPressed =
      coarse &&
      one.tagName === 'BUTTON' &&
      !one.closest('p, li, td, th, [data-card], .park') &&
      !one.matches('[data-card], input');
    if (isPressed && Math.min(box.width, box.height) < 24 * zoom)
      found.add(`${says(one)} ${quote(label)} is ${Math.round(box.width)} by ${Math.round(box.height)} to a finger`);
  }
  return [...found];
}
