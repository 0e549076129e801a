// Runs in a page: words that do not fit where they stand, parts that lie over each other's words, pages too wide.
export function overflow() {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`page is ${root.scrollWidth} wide, the screen ${innerWidth}`);
  const says = (one) =>
    `${one.tagName.toLowerCase()}.${one.className} "${(one.textContent ?? '').trim().slice(0, 30)}"`;
  for (const one of document.querySelectorAll('button, .btn, h1, h2, h3, h5, .stat, li, p, small')) {
    if (!(one instanceof HTMLElement) || !one.offsetParent || one.closest('.aside-spoken, [aria-hidden="true"]'))
      continue;
    const style = getComputedStyle(one);
    const cuts = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    if (style.display === 'inline' || cuts || style.clipPath !== 'none') continue;
    if (one.scrollWidth > one.clientWidth + 2)
      found.push(`${says(one)} needs ${one.scrollWidth}, has ${one.clientWidth}`);
  }
  return found;
}
