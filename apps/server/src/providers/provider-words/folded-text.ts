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

/** Lowercases the text, maps the two alphabets of base64 to one, and removes spaces and escape marks. */
export function foldText(text: string): FoldedText {
  const units: string[] = [];
  const origins = new Uint32Array(text.length);
  let position = 0;
  for (const character of text) {
    if (!skipped.test(character)) {
      for (let index = 0; index < character.length; index += 1) {
        origins[units.length] = position + index;
        units.push(foldUnit(character.charAt(index)));
      }
    }
    position += character.length;
  }
  return { text: units.join(''), origins: origins.subarray(0, units.length) };
}

function foldUnit(unit: string): string {
  if (unit === '-') return '+';
  if (unit === '_') return '/';
  const lower = unit.toLowerCase();
  // The lower-case form of a few capitals has two units. We keep these capitals, because positions must not change.
  return lower.length === 1 ? lower : unit;
}
