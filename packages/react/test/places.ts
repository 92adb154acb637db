/**
 * Where everything in an element is. The place of something above the page, such as an open list, depends on the free
 * space on the screen. So its content is measured from its own corner.
 */
export function readPlaces(root: Element, { isMirrored = false } = {}): Map<string, string> {
  const places = new Map<string, string>();
  for (const [index, element] of root.querySelectorAll('*').entries()) {
    const { left, right, top, width, height } = element.getBoundingClientRect();
    // The elements around a card have no look of their own. They are as wide as the page lets them.
    const isAround = element.querySelector('section') !== null;
    if (isAround || (width === 0 && height === 0)) continue;
    // A run of English words is not mirrored, nor is the drawing of an icon.
    if (isMirrored && element.closest('p, path')) continue;
    const above = element.closest(':popover-open, dialog:modal');
    const origin = (above && root.contains(above) ? above : root).getBoundingClientRect();
    const x = isMirrored ? origin.right - right : left - origin.left;
    const place = [x, top - origin.top, width, height].map(rounded);
    places.set(`${index} ${element.localName}`, place.join(' '));
  }
  return places;
}

// Browsers place text on fractions of a pixel that depend on where the component is on the page.
function rounded(length: number): number {
  return Math.round(length * 2) / 2 + 0;
}
