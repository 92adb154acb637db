import Color from 'colorjs.io';

/** The contrast ratio of two colours by WCAG 2.2: from 1, the same, to 21, black on white. Both may be in any CSS syntax. */
export function contrast(first: string, second: string): number {
  return onScreen(first).contrast(onScreen(second), 'WCAG21');
}

/** The colour as a screen shows it: a bright one in oklch() may be outside of what sRGB can show. */
function onScreen(colour: string): Color {
  return new Color(colour).to('srgb').toGamut();
}

/** The colours that make up a drawn element: its words or its icon, and the background behind them. */
export function coloursOf(element: Element): { ground: string; words: string } {
  const { color, backgroundColor } = getComputedStyle(element);
  if (!isTransparent(backgroundColor) || !element.parentElement) {
    return { ground: backgroundColor, words: color };
  }
  return { ground: coloursOf(element.parentElement).ground, words: color };
}

function isTransparent(colour: string): boolean {
  return new Color(colour).alpha === 0;
}
