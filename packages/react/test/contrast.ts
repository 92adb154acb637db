/** The contrast ratio of two colours, as the web's accessibility guidelines define it. Both may be in any CSS syntax. */
export function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((left, right) => right - left);
  return (light + 0.05) / (dark + 0.05);
}

/** The colours that make up a drawn element: its words or its icon, and the ground below them. */
export function coloursOf(element: Element): { ground: string; words: string } {
  const { color, backgroundColor } = getComputedStyle(element);
  if (!isTransparent(backgroundColor) || !element.parentElement) {
    return { ground: backgroundColor, words: color };
  }
  return { ground: coloursOf(element.parentElement).ground, words: color };
}

function isTransparent(colour: string): boolean {
  return pixel(colour)[3] === 0;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = pixel(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What the browser draws for a colour, such as one in oklch(). */
function pixel(colour: string): number[] {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
}
