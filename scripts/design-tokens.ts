import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Color from 'colorjs.io';

type Scheme = 'light' | 'dark';
type Values = ReadonlyMap<string, string>;

/**
 * The library's tokens in the format of the W3C's Design Tokens group (https://www.designtokens.org/tr/2025.10/format/), one
 * document for each scheme, as design programs import the modes of a collection. Colours that the stylesheet derives are
 * computed, because these programs cannot do it. A pixel is a sixteenth of `--dowel-unit`.
 */
export function designTokensDocument(root: string, scheme: Scheme): object {
  const values = readValues(root);
  const groups = new Map<string, Record<string, unknown>>();
  for (const name of values.keys()) {
    const { group, token } = tokenOf(name.replace('--dowel-', ''), resolve(name, values, scheme)) ?? {};
    if (group === undefined) continue;
    const short = name.replace(/^--dowel-(colors|font|duration)-|^--dowel-/, '');
    groups.set(group, { ...groups.get(group), [short]: token });
  }
  return { $description: `Dowel, ${scheme}. Written by pnpm generate.`, ...Object.fromEntries(groups) };
}

/** Each public variable with the value that it has where nobody sets it. What browsers with light-dark() get wins. */
function readValues(root: string): Values {
  const read = (name: string) =>
    readFileSync(join(root, `packages/react/src/styles/${name}.css`), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      // Shorter durations for people who ask for less motion are no tokens of their own.
      .replace(/@media[^{]*\{[^{}]*\{[^{}]*\}\s*\}/g, '');
  const declared = [...read('tokens').matchAll(/(--dowel-[\w-]+):\s*([^;]+);/g)];
  const themed = [...read('theme').matchAll(/--dowel-own-[\w-]+:\s*var\(\s*(--dowel-[\w-]+),\s*([^;]+)\);/g)];
  const own = new Map(
    [...read('theme').matchAll(/(--dowel-own-[\w-]+):\s*var\(\s*(--dowel-[\w-]+),/g)].map(
      ([, name = '', shown = '']) => [name, shown],
    ),
  );
  return new Map(
    [...declared, ...themed].map(([, name = '', value = '']) => [
      name,
      value
        .replace(/--dowel-own-[\w-]+/g, (found) => own.get(found) ?? found)
        .replace(/\s+/g, ' ')
        .trim(),
    ]),
  );
}

/** The value of a variable in a scheme, with every other variable in it resolved. */
function resolve(name: string, values: Values, scheme: Scheme): string {
  const text = (values.get(name) ?? '').replace(/var\((--dowel-[\w-]+)\)/g, (_, inner: string) =>
    resolve(inner, values, scheme),
  );
  const chosen = text.startsWith('light-dark(') ? sidesOf(text)[scheme === 'light' ? 0 : 1] : text;
  return chosen === undefined ? '' : toColor(chosen);
}

/** The arguments of a function, at the outermost comma. */
function sidesOf(call: string): string[] {
  const sides = [''];
  let depth = 0;
  for (const sign of call.slice(call.indexOf('(') + 1, -1)) {
    if (sign === ',' && depth === 0) sides.push('');
    else sides[sides.length - 1] += sign;
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
  }
  return sides.map((side) => side.trim());
}

/** Computes what the stylesheet derives from another colour. Any other value stays as it is. */
function toColor(value: string): string {
  const relative = value.match(/^oklch\( ?from (#\w+|rgb\([^)]*\)) (.+)\)$/);
  if (relative) {
    const [, base = '', rest = ''] = relative;
    const [l, c, h] = new Color(base).to('oklch').coords.map((coord) => coord ?? 0);
    return derived(rest, { l: l ?? 0, c: c ?? 0, h: h ?? 0 });
  }
  const readable = value.match(/^color\( ?from (#\w+) xyz-d65/);
  // The text on a colour: black or white, whichever is easier to read.
  if (readable) return new Color(readable[1] ?? '').luminance > 0.179 ? '#000000' : '#ffffff';
  const mixed = value.startsWith('color-mix(') ? sidesOf(value) : [];
  const [base, share] = mixed[1]?.match(/^(\S+) (\d+)%$/)?.slice(1) ?? [];
  if (base && share && mixed[2])
    return hexOf(new Color(toColor(mixed[2])).mix(base, Number(share) / 100, { space: 'oklab' }));
  return value;
}

function derived(channels: string, base: Record<'l' | 'c' | 'h', number>): string {
  const parts = channels.match(/(?:min|max|calc)\([^)]*\)|[\w.]+/g) ?? [];
  const [l = 0, c = 0, h = 0] = parts.map((part) => channel(part, base));
  return hexOf(new Color('oklch', [l, c, h]));
}

function channel(part: string, base: Record<'l' | 'c' | 'h', number>): number {
  const number = (text = '') => (text === 'l' || text === 'c' || text === 'h' ? base[text] : Number(text));
  const [, name, left, right] = part.match(/^(min|max)\((\w+), ([\d.]+)\)$/) ?? [];
  if (name) return Math[name === 'min' ? 'min' : 'max'](number(left), number(right));
  if (part === 'calc(1 - l)') return 1 - base.l;
  return number(part);
}

const hexOf = (color: Color): string =>
  color.to('srgb').toGamut().toString({ format: 'hex', collapse: false });

interface Token {
  group: string;
  token: { $type: string; $value: unknown };
}

/** A token of the format, or nothing: shadows, the font and what depends on its place are no single value. */
function tokenOf(name: string, value: string): Token | undefined {
  if (name.startsWith('colors-') && /^(#|rgb)/.test(value))
    return { group: 'color', token: colorToken(value) };
  const duration = value.match(/^(\d+)ms$/);
  if (duration)
    return {
      group: 'duration',
      token: { $type: 'duration', $value: { value: Number(duration[1]), unit: 'ms' } },
    };
  const units = value.match(/^calc\(1rem \* ([\d.]+)\)$/)?.[1] ?? (value === '1rem' ? '1' : undefined);
  if (units !== undefined)
    return {
      group: 'size',
      token: { $type: 'dimension', $value: { value: Number(units) * 16, unit: 'px' } },
    };
  if (name.startsWith('font-weight'))
    return { group: 'font', token: { $type: 'fontWeight', $value: Number(value) } };
  if (/^[\d.]+$/.test(value)) return { group: 'number', token: { $type: 'number', $value: Number(value) } };
  return undefined;
}

function colorToken(value: string): Token['token'] {
  const color = new Color(value).to('srgb');
  const components = color.coords.map((coord) => Number((coord ?? 0).toFixed(4)));
  const alpha = Number((color.alpha ?? 1).toFixed(4));
  const hex = hexOf(new Color('srgb', color.coords)).slice(0, 7);
  return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha, hex } };
}
