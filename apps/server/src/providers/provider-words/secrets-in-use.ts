import { isPlainObject } from '@dowel/schema/rules';
import { foldText } from './folded-text.ts';
import { spellingsOf } from './spellings.ts';

/** Shorter values are not treated as secrets: masking "abc" would hide half of every sentence and protect nobody. */
const MIN_SECRET_LENGTH = 4;
/** A shorter match counts only without spaces inside it. Otherwise, short values would match in too many sentences. */
const MIN_SCATTERED_LENGTH = 8;

const MASK = '•••';

/** How much of a secret must appear before it is masked. */
export interface Strictness {
  /** Secrets shorter than this are not masked. */
  minSecretLength: number;
  /** A piece of a secret that has this length is masked, too. */
  pieceLength: number;
}

/** For sentences. It masks short secrets and short pieces; one masked word too many does no harm. */
export const forWords: Strictness = { minSecretLength: MIN_SECRET_LENGTH, pieceLength: 12 };

/** For names and labels, which must not change: a field may have the same name as somebody's short password. */
export const forData: Strictness = { minSecretLength: 8, pieceLength: 16 };

/** For records. They may hold the user name of the sign-in, such as the e-mail address of an owner. */
const forRecords: Strictness = { ...forData };

/** Pieces of spellings that have the same length. */
interface Pieces {
  /** True for a piece that may be part of a longer base64 text. */
  known: Map<string, boolean>;
  /** Not 0 at the numbers of their beginnings. */
  begins: Uint8Array;
}

/** The secrets that were used in a call to a provider. They are masked in the provider's answer. */
export class SecretsInUse {
  readonly #read: () => readonly (string | undefined)[];
  readonly #userNames: () => readonly (string | undefined)[];
  /** Set by the first text: the folded spellings of the secrets, and whether each is base64. */
  readonly #spelled = new Map<Strictness, ReadonlyMap<string, boolean>>();
  /** Set by the second text. */
  readonly #pieces = new Map<Strictness, Map<number, Pieces>>();

  /**
   * A function is called only when the first text needs the secrets.
   * @param userNames those of the secrets that are not masked in records
   */
  constructor(
    secrets: readonly (string | undefined)[] | (() => readonly (string | undefined)[]),
    userNames: () => readonly (string | undefined)[] = () => [],
  ) {
    this.#read = typeof secrets === 'function' ? secrets : () => secrets;
    this.#userNames = userNames;
  }

  /** These secrets together with `more`. */
  and(more: SecretsInUse): SecretsInUse {
    return new SecretsInUse(
      () => [...this.#read(), ...more.#read()],
      () => [...this.#userNames(), ...more.#userNames()],
    );
  }

  /**
   * Masks every secret in the text, in time linear in the text. If the text was cut off, its end is masked too, because
   * the cut may have split a secret.
   */
  mask(text: string, strictness: Strictness, isCutOff = false): string {
    const gathered = this.#pieces.get(strictness);
    // Most texts are short, and a list of choices has many of them.
    if (text === '' || (gathered && !isCutOff && text.length < Math.min(...gathered.keys()))) return text;
    const folded = foldText(text);
    const marks = new Uint8Array(text.length);
    let isMarked = isCutOff;
    const pieces = gathered ?? this.#gather(strictness, folded.text);
    for (const [length, { known, begins }] of pieces) {
      for (let start = 0; start + length <= folded.text.length; start += 1) {
        if (begins[beginningAt(folded.text, start)] === 0) continue;
        const isBase64 = known.get(folded.text.slice(start, start + length));
        if (isBase64 === undefined) continue;
        const from = folded.origins[start] ?? 0;
        const to = folded.origins[start + length - 1] ?? 0;
        if (length < MIN_SCATTERED_LENGTH && to - from !== length - 1) continue;
        marks.fill(isBase64 ? 2 : 1, from, to + 1);
        isMarked = true;
      }
    }
    if (!isMarked) return text;
    if (isCutOff)
      marks.fill(1, folded.origins[Math.max(0, folded.text.length - strictness.pieceLength)] ?? 0);
    widenBase64(text, marks);
    return withMasks(text, marks);
  }

  /**
   * A copy of a record with every secret masked in its texts but the user names. It must not be deep, as what can be
   * stored is not.
   */
  maskData(value: unknown): unknown {
    if (typeof value === 'string') return this.mask(value, forRecords);
    if (Array.isArray(value)) return value.map((one) => this.maskData(one));
    if (!isPlainObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, this.maskData(member)]));
  }

  /** Tokens have thousands of pieces. The first text is often the only one, so just those are gathered that may be in it. */
  #gather(strictness: Strictness, text: string): Map<number, Pieces> {
    const spelled = this.#spelled.get(strictness);
    if (spelled) {
      const pieces = piecesOf(spelled, strictness);
      this.#pieces.set(strictness, pieces);
      return pieces;
    }
    const unmasked = strictness === forRecords ? this.#userNames() : [];
    const first = spelledFolded(
      this.#read().filter((secret) => !unmasked.includes(secret)),
      strictness,
    );
    this.#spelled.set(strictness, first);
    const begins = new Uint8Array(BEGINNINGS);
    for (let at = 0; at + MIN_SECRET_LENGTH <= text.length; at += 1) begins[beginningAt(text, at)] = 1;
    return piecesOf(first, strictness, begins);
  }
}

/** For texts that came back without a secret of ours in the request. */
export const noSecrets = new SecretsInUse([]);

const BEGINNINGS = 1 << 16;

/** A number for the four units there. Few of all begin a secret, so most of a text need not be looked up. */
function beginningAt(text: string, at: number): number {
  let number = 0;
  for (let index = at; index < at + MIN_SECRET_LENGTH; index += 1)
    number = Math.imul(number, 31) + text.charCodeAt(index);
  return number & (BEGINNINGS - 1);
}

function spelledFolded(
  secrets: readonly (string | undefined)[],
  { minSecretLength }: Strictness,
): Map<string, boolean> {
  const long = secrets.filter((secret) => secret !== undefined && secret.length >= minSecretLength);
  // Most spellings of a token are the same.
  const spelled = long.flatMap((secret) => spellingsOf(secret ?? ''));
  const distinct = new Map(spelled.map(({ text, isBase64 }) => [text, isBase64]));
  return new Map([...distinct].map(([text, isBase64]) => [foldText(text).text, isBase64]));
}

/** @param only of the beginnings that are not 0; absent for all */
function piecesOf(
  spelled: ReadonlyMap<string, boolean>,
  { pieceLength }: Strictness,
  only?: Uint8Array,
): Map<number, Pieces> {
  const pieces = new Map<number, Pieces>();
  for (const [text, isBase64] of spelled) {
    const length = Math.min(text.length, pieceLength);
    if (length < MIN_SECRET_LENGTH) continue;
    const { known, begins } = pieces.get(length) ?? { known: new Map(), begins: new Uint8Array(BEGINNINGS) };
    pieces.set(length, { known, begins });
    for (let start = 0; start + length <= text.length; start += 1) {
      const beginning = beginningAt(text, start);
      if (only?.[beginning] === 0) continue;
      begins[beginning] = 1;
      const piece = text.slice(start, start + length);
      if (!known.has(piece)) known.set(piece, isBase64);
    }
  }
  return pieces;
}

/**
 * The characters around a secret inside base64 belong to the same text, for example the id before it in a Basic pair.
 */
function widenBase64(text: string, marks: Uint8Array): void {
  const widen = (from: number, to: number, step: 1 | -1) => {
    for (let index = from; index !== to; index += step) {
      if (marks[index - step] === 2 && marks[index] !== 2 && /[A-Za-z0-9+/=_-]/.test(text.charAt(index))) {
        marks[index] = 2;
      }
    }
  };
  widen(1, text.length, 1);
  widen(text.length - 2, -1, -1);
}

function withMasks(text: string, marks: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < text.length; ) {
    const isMarked = marks[start] !== 0;
    let end = start + 1;
    while (end < text.length && (marks[end] !== 0) === isMarked) end += 1;
    parts.push(isMarked ? MASK : text.slice(start, end));
    start = end;
  }
  return parts.join('');
}
