import Color from 'colorjs.io';

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
  // Words stand in boxes and on chosen rows too, but links do not.
  const grounds = [...surfaces, ...['input-surface', 'accent-muted'].map(color)];
  const marks = ['success', 'warning', 'accent', 'focus'].map(color);
  const onColors = names.flatMap((name) => {
    const ground = name.match(/colors-on-([\w-]+)$/)?.[1];
    return ground === undefined ? [] : [pair(name, color(ground)), pair(name, color(`${ground}-hover`))];
  });
  const all = [
    ...['text', 'text-muted'].flatMap((text) => grounds.map((ground) => pair(color(text), ground))),
    ...surfaces.map((surface) => pair(color('link'), surface)),
    // The error below a box.
    pair(color('danger'), color('surface')),
    ...onColors,
    ...['input-border', 'border-hover', 'danger'].map((edge) => pair(color(edge), color('input-surface'), 3)),
    pair(color('primary-border'), color('surface'), 3),
    ...marks.map((mark) => pair(mark, color('surface'), 3)),
  ];
  return [
    ...all.filter(({ front, back }) => known.has(front) && known.has(back)),
    ...tones.flatMap((tone) => [
      { ...pair('--dowel-tone-text', '--dowel-tone-muted'), tone },
      { ...pair(color('text-muted'), '--dowel-tone-muted'), tone },
      { ...pair('--dowel-tone', '--dowel-tone-muted', 3), tone },
    ]),
  ];
}

/** A variable, and the tone of the box in which it is read. */
interface Wanted {
  name: string;
  tone?: string;
}

/**
 * The colours as the page computes them. All are drawn before one is read, so the browser computes styles only once.
 */
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
  const page = onScreen(scheme === 'light' ? '#fff' : '#121212');
  return pairs.map((pair, index) => {
    const ground = over(onScreen(backs[index] ?? 'black'), page);
    const ratio = over(onScreen(fronts[index] ?? 'black'), ground).contrast(ground, 'WCAG21');
    return { ...pair, scheme, ratio };
  });
}

/** What is seen where a colour lets its ground shine through. */
const over = (front: Color, ground: Color): Color =>
  front.mix(ground, 1 - Number(front.alpha), { space: 'srgb' });

/** A colour as a screen shows it: a bright one in oklch() may be outside of what sRGB can show. */
function onScreen(css: string): Color {
  const known = parsed.get(css);
  if (known) return known;
  // A variable that is not set has no colour.
  const shown = new Color(css || 'black').to('srgb').toGamut();
  parsed.set(css, shown);
  return shown;
}

const parsed = new Map<string, Color>();

/** A colour in the form that a colour input accepts. */
export const toHex = (css: string): string =>
  onScreen(css).toString({ format: 'hex', collapse: false, alpha: false });

const pair = (front: string, back: string, atLeast: Pair['atLeast'] = 4.5): Pair => ({
  front,
  back,
  atLeast,
});
