/** Two colours that are seen together, and the contrast that WCAG 2.2 AA wants between them. */
export interface Pair {
  front: string;
  back: string;
  atLeast: 4.5 | 3;
  /** The colours of a box with this tone. The library makes them on the box. */
  tone?: string;
}

/** A pair as the page shows it. */
export interface Measured extends Pair {
  scheme: 'light' | 'dark';
  ratio: number;
}

const color = (name: string) => `--dowel-colors-${name}`;

const tones = ['neutral', 'info', 'success', 'warning', 'danger'];

/** The pairs of the variables there are, and of each tone. A name says what belongs together: `on-x` stands on `x`. */
export function pairsOf(names: readonly string[]): Pair[] {
  const known = new Set(names);
  const surfaces = names.filter((name) => /colors-surface(-|$)/.test(name));
  const texts = ['text', 'text-muted', 'link'].map(color);
  const marks = ['success', 'warning', 'danger', 'focus'].map(color);
  const onColors = names.flatMap((name) => {
    const ground = name.match(/colors-on-([\w-]+)$/)?.[1];
    return ground === undefined ? [] : [pair(name, color(ground)), pair(name, color(`${ground}-hover`))];
  });
  const all = [
    ...texts.flatMap((text) => surfaces.map((surface) => pair(text, surface))),
    ...onColors,
    pair(color('input-border'), color('input-surface'), 3),
    ...marks.map((mark) => pair(mark, color('surface'), 3)),
  ];
  return [
    ...all.filter(({ front, back }) => known.has(front) && known.has(back)),
    ...tones.flatMap((tone) => [
      { ...pair('--dowel-tone-text', '--dowel-tone-muted'), tone },
      { ...pair('--dowel-tone', '--dowel-tone-muted', 3), tone },
    ]),
  ];
}

/** A variable, and the tone of the box in which it is read. */
interface Wanted {
  name: string;
  tone?: string;
}

/** What the page makes of colours. All are drawn before one is read, so the browser computes styles once. */
export function readColors(element: Element, wanted: readonly Wanted[]): string[] {
  const probes = wanted.map(({ name, tone }) => {
    const probe = document.createElement('span');
    probe.style.color = `var(${name})`;
    if (tone !== undefined) probe.dataset.tone = tone;
    return probe;
  });
  const box = element.appendChild(document.createElement('span'));
  box.append(...probes);
  const colors = probes.map((probe) => getComputedStyle(probe).color);
  box.remove();
  return colors;
}

/** Measures pairs inside an element that has the library's variables. */
export function measure(element: Element, scheme: 'light' | 'dark', pairs: readonly Pair[]): Measured[] {
  const fronts = readColors(
    element,
    pairs.map(({ front, tone }) => ({ name: front, ...(tone && { tone }) })),
  );
  const backs = readColors(
    element,
    pairs.map(({ back, tone }) => ({ name: back, ...(tone && { tone }) })),
  );
  return pairs.map((pair, index) => ({
    ...pair,
    scheme,
    ratio: contrast(toRgb(fronts[index] ?? ''), toRgb(backs[index] ?? '')),
  }));
}

type Rgb = readonly [number, number, number];

/** The contrast of two colours by WCAG 2.2: from 1, the same, to 21, black on white. */
function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** What the screen shows of a colour, in whatever way it is written. */
function toRgb(css: string): Rgb {
  const known = drawn.get(css);
  if (known) return known;
  const rgb = draw(css);
  drawn.set(css, rgb);
  return rgb;
}

const drawn = new Map<string, Rgb>();

function draw(css: string): Rgb {
  if (!canvas) return [0, 0, 0];
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = css;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** A colour as a colour input wants it. */
export const toHex = (css: string): string =>
  `#${toRgb(css)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

const pair = (front: string, back: string, atLeast: Pair['atLeast'] = 4.5): Pair => ({
  front,
  back,
  atLeast,
});
