/** A text in a form for comparing. It leaves out differences that a reader does not notice. */
export interface FoldedText {
  text: string;
  /** For each unit of `text`, its position in the original text. */
  origins: Uint32Array;
}

/**
 * Spaces, line breaks, control and invisible characters, and the characters that mark escapes in addresses and JSON.
 */
const skipped = /[\s\p{Cc}\p{Cf}\\%]/u;

/** What the ASCII characters become. Nearly all texts have no others, and asking a table is far quicker. */
const folds = Uint16Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return skipped.test(character) ? 0 : foldUnit(character).charCodeAt(0);
});

/** Lowercases the text, maps the two alphabets of base64 to one, and removes spaces and escape marks. */
export function foldText(text: string): FoldedText {
  // Numbers in arrays of a known length: a list of one string per character outgrows the processor's caches.
  const units = new Uint16Array(text.length);
  const origins = new Uint32Array(text.length);
  let length = 0;
  const add = (unit: number, origin: number) => {
    units[length] = unit;
    origins[length] = origin;
    length += 1;
  };
  for (let position = 0; position < text.length; position += 1) {
    const known = folds[text.charCodeAt(position)];
    if (known === 0) continue;
    if (known !== undefined) {
      add(known, position);
      continue;
    }
    const character = String.fromCodePoint(text.codePointAt(position) ?? 0);
    if (!skipped.test(character)) {
      for (const [index, unit] of character.split('').entries())
        add(foldUnit(unit).charCodeAt(0), position + index);
    }
    position += character.length - 1;
  }
  return { text: toText(units.subarray(0, length)), origins: origins.subarray(0, length) };
}

/** How many units a call of a function can take for certain. */
const MOST_ARGUMENTS = 8192;

function toText(units: Uint16Array): string {
  let text = '';
  for (let start = 0; start < units.length; start += MOST_ARGUMENTS) {
    text += Reflect.apply(String.fromCharCode, String, units.subarray(start, start + MOST_ARGUMENTS));
  }
  return text;
}

function foldUnit(unit: string): string {
  if (unit === '-') return '+';
  if (unit === '_') return '/';
  const lower = unit.toLowerCase();
  // The lower-case form of a few capitals has two units. We keep these capitals, because positions must not change.
  return lower.length === 1 ? lower : unit;
}
