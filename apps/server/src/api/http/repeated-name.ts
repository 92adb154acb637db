import { endOfText } from '@dowel/schema/rules';

/**
 * The first name that a map in a text of JSON has twice. The parser takes the last value, and the others vanish.
 * Undefined when there is none.
 */
export function repeatedName(json: string): string | undefined {
  const open: Set<string>[] = [];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === OPENING) open.push(new Set());
    else if (sign === CLOSING) open.pop();
    else if (sign === QUOTE) {
      const start = at;
      at = endOfText(json, start);
      if (!isName(json, at + 1)) continue;
      const names = open.at(-1);
      const written = json.slice(start, at + 1);
      const name = written.includes('\\') ? String(JSON.parse(written)) : written.slice(1, -1);
      if (names?.has(name)) return name;
      names?.add(name);
    }
  }
  return undefined;
}

const [QUOTE, OPENING, CLOSING, COLON] = [0x22, 0x7b, 0x7d, 0x3a];

/** Whether a text that has just ended is the name of a member. */
function isName(json: string, after: number): boolean {
  let at = after;
  while (json.charCodeAt(at) <= 0x20) at += 1;
  return json.charCodeAt(at) === COLON;
}
