import { Buffer } from 'node:buffer';

/** Shorter values also occur by chance, or as ordinary words of tests. */
export const MIN_SECRET_LENGTH = 12;
/** How many characters of a text are looked up at once. The shortest spelling has more. */
const WINDOW = 10;
const BITS = 22;

/** A secret that stands in a text. */
export interface Leak {
  readonly secret: string;
  /** The form in which it stands there. */
  readonly form: string;
}

/** The forms in which secrets leak. Base64 inside a longer text begins at one of three positions. */
function formsOf(secret: string): Record<string, string> {
  const bytes = Buffer.from(secret, 'utf8');
  const inner = (before: number) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    return whole.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  };
  const base64 = [0, 1, 2].map((before) => [`base64 from byte ${before}`, inner(before)] as const);
  return {
    raw: secret,
    json: JSON.stringify(secret).slice(1, -1),
    url: encodeURIComponent(secret),
    form: new URLSearchParams([['', secret]]).toString().slice(1),
    hex: bytes.toString('hex'),
    ...Object.fromEntries(base64),
    ...Object.fromEntries(base64.map(([form, text]) => [form.replace('base64', 'base64url'), toUrl(text)])),
  };
}

function toUrl(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_');
}

/** Finds secrets in texts, in time linear in the texts however many secrets there are. */
export class LeakFinder {
  readonly #spellings = new Map<string, { spelling: string; leak: Leak }[]>();
  /** For each hash of a window, whether a spelling may begin with it. Most windows of a text need nothing more. */
  readonly #mayBegin = new Uint8Array(1 << BITS);
  readonly #known = new Set<string>();

  add(secret: string): void {
    if (secret.length < MIN_SECRET_LENGTH || this.#known.has(secret)) return;
    this.#known.add(secret);
    const seen = new Set<string>();
    for (const [form, spelling] of Object.entries(formsOf(secret))) {
      if (seen.has(spelling)) continue;
      seen.add(spelling);
      const start = spelling.slice(0, WINDOW);
      this.#mayBegin[slotOf(hashOf(start))] = 1;
      this.#spellings.set(start, [
        ...(this.#spellings.get(start) ?? []),
        { spelling, leak: { secret, form } },
      ]);
    }
  }

  get size(): number {
    return this.#known.size;
  }

  find(text: string): Leak[] {
    const found: Leak[] = [];
    let hash = hashOf(text.slice(0, WINDOW));
    for (let at = 0; at + WINDOW <= text.length; at += 1) {
      if (this.#mayBegin[slotOf(hash)] === 1) {
        const spellings = this.#spellings.get(text.slice(at, at + WINDOW)) ?? [];
        found.push(
          ...spellings.filter(({ spelling }) => text.startsWith(spelling, at)).map(({ leak }) => leak),
        );
      }
      hash = moved(hash, text.charCodeAt(at), text.charCodeAt(at + WINDOW));
    }
    return found;
  }
}

const FACTOR = 0x01000193;
const FACTOR_TO_WINDOW = Array.from({ length: WINDOW }).reduce(
  (power: number) => Math.imul(power, FACTOR),
  1,
);

function hashOf(window: string): number {
  let hash = 0;
  for (let index = 0; index < window.length; index += 1)
    hash = Math.imul(hash, FACTOR) + window.charCodeAt(index);
  return hash | 0;
}

/** The hash of the window that begins one character later. */
function moved(hash: number, first: number, next: number): number {
  return (Math.imul(hash, FACTOR) + next - Math.imul(FACTOR_TO_WINDOW, first)) | 0;
}

function slotOf(hash: number): number {
  return (hash >>> 7) & ((1 << BITS) - 1);
}
