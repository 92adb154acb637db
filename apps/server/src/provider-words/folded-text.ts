/** A text without what can be inserted or changed while a person still reads the same. */
export interface FoldedText {
  text: string;
  /** Where each unit of `text` stood. */
  origins: Uint32Array;
}

/** Blanks, line breaks, control and invisible characters; and the marks of escapes in addresses and JSON. */
const skipped = /[\s\p{Cc}\p{Cf}\\%]/u;

/** Folds case, the two alphabets of base64, and leaves out blanks and escape marks. */
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
  // A few capitals have a small form of two characters; positions must stay.
  return lower.length === 1 ? lower : unit;
}
