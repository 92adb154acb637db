import { mayLoseDigits, parseExactly } from '@dowel/schema/rules';

/** JSON as people read it, with every digit of its numbers. What cannot be shown so stays as it is. */
export function indented(body: string): string {
  // An older browser would change such numbers.
  if (mayLoseDigits(body) && !('rawJSON' in JSON)) return body;
  try {
    return JSON.stringify(parseExactly(body), null, 2);
  } catch {
    return body;
  }
}
