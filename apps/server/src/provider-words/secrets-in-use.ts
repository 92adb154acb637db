import { foldText } from './folded-text.ts';
import { spellingsOf } from './spellings.ts';

/** Shorter ones are no secrets: hiding "abc" would hide half of every sentence and protect nobody. */
const MIN_SECRET_LENGTH = 4;
/** Below this, a match must stand in one piece: blanks left out, short texts are in too many sentences. */
const MIN_SCATTERED_LENGTH = 8;

const MASK = '•••';

/** How much of a secret is enough to hide it. */
export interface Strictness {
  /** Secrets shorter than this are left alone. */
  minSecretLength: number;
  /** A piece of a secret of this length is hidden, too. */
  pieceLength: number;
}

/** For sentences: a piece of a secret is hidden as well, and a word too many does no harm. */
export const forWords: Strictness = { minSecretLength: MIN_SECRET_LENGTH, pieceLength: 12 };

/** For names and labels, which must stay what they are: a field may be called like somebody's short password. */
export const forData: Strictness = { minSecretLength: 8, pieceLength: 16 };

/** Pieces of spellings by their length; true where they may be a part of a longer base64 text. */
type Pieces = Map<number, Map<string, boolean>>;

/** The secrets that a call to a provider was made with: none may come back in what the provider says. */
export class SecretsInUse {
  readonly #read: () => readonly (string | undefined)[];
  readonly #pieces = new Map<Strictness, Pieces>();

  /** Secrets are read when the first text needs them. */
  constructor(secrets: readonly (string | undefined)[] | (() => readonly (string | undefined)[])) {
    this.#read = typeof secrets === 'function' ? secrets : () => secrets;
  }

  /** These and more. */
  and(more: SecretsInUse): SecretsInUse {
    return new SecretsInUse(() => [...this.#read(), ...more.#read()]);
  }

  /**
   * The text with every secret in it masked; linear in the text. One that was cut off loses its end too, where a secret
   * may have been cut in two.
   */
  mask(text: string, strictness: Strictness, isCutOff = false): string {
    const pieces = this.#piecesFor(strictness);
    const folded = foldText(text);
    const marks = new Uint8Array(text.length);
    for (const [length, known] of pieces) {
      for (let start = 0; start + length <= folded.text.length; start += 1) {
        const isBase64 = known.get(folded.text.slice(start, start + length));
        if (isBase64 === undefined) continue;
        const from = folded.origins[start] ?? 0;
        const to = folded.origins[start + length - 1] ?? 0;
        if (length < MIN_SCATTERED_LENGTH && to - from !== length - 1) continue;
        marks.fill(isBase64 ? 2 : 1, from, to + 1);
      }
    }
    if (isCutOff)
      marks.fill(1, folded.origins[Math.max(0, folded.text.length - strictness.pieceLength)] ?? 0);
    widenBase64(text, marks);
    return withMasks(text, marks);
  }

  #piecesFor(strictness: Strictness): Pieces {
    const known = this.#pieces.get(strictness);
    if (known) return known;
    const pieces = piecesOf(this.#read(), strictness);
    this.#pieces.set(strictness, pieces);
    return pieces;
  }
}

/** For texts that came without any secret of ours having been sent. */
export const noSecrets = new SecretsInUse([]);

function piecesOf(
  secrets: readonly (string | undefined)[],
  { minSecretLength, pieceLength }: Strictness,
): Pieces {
  const pieces: Pieces = new Map();
  const known = new Set(secrets.filter((secret) => secret !== undefined && secret.length >= minSecretLength));
  for (const { text, isBase64 } of [...known].flatMap((secret) => spellingsOf(secret ?? ''))) {
    const folded = foldText(text).text;
    const length = Math.min(folded.length, pieceLength);
    if (length < MIN_SECRET_LENGTH) continue;
    const sameLength = pieces.get(length) ?? new Map<string, boolean>();
    pieces.set(length, sameLength);
    for (let start = 0; start + length <= folded.length; start += 1) {
      const piece = folded.slice(start, start + length);
      if (!sameLength.has(piece)) sameLength.set(piece, isBase64);
    }
  }
  return pieces;
}

/** What stands around a secret inside base64 is a part of the same text, such as the id before it in a Basic pair. */
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
