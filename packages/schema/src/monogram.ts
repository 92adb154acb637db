/** How many colours the monograms of providers have. */
export const hueSteps = 8;

/** The first letter of a name, for a tile without a picture. */
export function monogram(name: string, locale?: string): string {
  const [letter = ''] = name.trim();
  return letter.toLocaleUpperCase(locale);
}

/**
 * Which colour a provider's monogram has, from 1 to 8. The same name always has the same colour. It is the 32-bit FNV-1a
 * hash of the name's code points, of which the upper half is spread more evenly.
 */
export function hueStep(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name.normalize('NFC').trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return 1 + ((hash >>> 16) % hueSteps);
}
