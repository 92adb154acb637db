import { type BadInput, nearest } from '@dowel/schema/rules';

/** The methods that change nothing at the provider, so that a call may be made twice. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a call with this method may be made again although the provider may have got it. */
export function isSafe(method: string): boolean {
  return SAFE_METHODS.has(method);
}

/**
 * Why a path may not follow the base URL of a provider, as the end of a sentence; undefined when it may. `target` is
 * path and query as they were sent. A server may decode a path more than once, or take a backslash for a slash. So the
 * path must not lead upwards however often it is decoded.
 */
export function refuseTarget(target: string): string | undefined {
  const [path = ''] = target.split('?', 1);
  if (path.startsWith('//')) return 'begins with two slashes';
  if (target.includes('#')) return 'holds a fragment';
  if (path.includes('\\')) return 'holds a backslash';
  if (path.includes(' ')) return 'holds a space';
  if (/%u/i.test(path)) return 'holds "%u", which some servers decode and no standard has';
  if (/%(?![0-9a-f]{2})/i.test(path)) return 'holds a "%" without two hexadecimal digits after it';
  let text = path;
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    if (hasControl(text)) return 'holds a control character';
    if (LOOSE_ESCAPE.test(text)) return 'holds an ASCII character in an encoding that is no UTF-8';
    if (text.split(/[/\\]/).some(isDots)) return 'holds a "." or ".." segment';
    const decoded = decodeOnce(text);
    if (decoded === text) return undefined;
    text = decoded;
  }
  return 'is percent-encoded too many times';
}

/**
 * `%u002e`, and a dot in more bytes than UTF-8 takes for it (RFC 3629, section 3). A careless decoder makes a dot or a
 * slash of either.
 */
const LOOSE_ESCAPE = /%u[0-9a-f]{4}|%c[01]%|%e0%[89][0-9a-f]%|%f0%8[0-9a-f]%/i;

/** No provider decodes more often than this. */
const MAX_DECODINGS = 6;

/** Some servers cut off what follows a semicolon, or spaces, before they look at the segment. */
function isDots(segment: string): boolean {
  return /^\s*\.{1,2}\s*(;.*)?$/s.test(segment);
}

function hasControl(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}

/** Decodes the escapes of ASCII characters. Only these can form a separator or a dot. */
function decodeOnce(text: string): string {
  return text.replace(/%[0-7][0-9a-f]/gi, (escaped) =>
    String.fromCharCode(Number.parseInt(escaped.slice(1), 16)),
  );
}

/** A header as text. Bytes beyond ASCII are UTF-8, if they can be. */
export function headerText(value: string): string {
  if (/^[\x20-\x7e]*$/.test(value)) return value;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(value, (character) => character.charCodeAt(0)),
    );
  } catch {
    return value;
  }
}

/** Headers of ours that a call may leave out. Misspelt, they would be left out too: it goes elsewhere, or does not wait. */
const INSTALLATION_REF = 'x-dowel-installation-ref';
const RATE_LIMITER_MODE = 'x-amp-rate-limiter-mode';
const ID = 'x-amp-installation-id';

/** What a call asks of the proxy in words that it does not know, and would not do. */
export function unknownWishes(given: Headers): BadInput[] {
  const misspelt = [...given.keys()].flatMap((name): BadInput[] => {
    if (!/^x-(amp|dowel)-/.test(name) || name === ID) return [];
    const meant = nearest(name, [INSTALLATION_REF, RATE_LIMITER_MODE]);
    return meant === undefined || meant === name
      ? []
      : [{ in: 'header', name, detail: `is not known; did you mean "${meant}"?` }];
  });
  const mode = given.get(RATE_LIMITER_MODE)?.trim().toLowerCase() ?? 'throttle';
  if (mode === 'throttle') return misspelt;
  return [...misspelt, { in: 'header', name: RATE_LIMITER_MODE, detail: 'must be throttle, or be left out' }];
}
