import { isUtf8 } from 'node:buffer';
import { endOfText } from '@dowel/schema/rules';
import { OutgoingError } from '../../platform/outgoing/errors.ts';

/** No page has so many maps and lists. Each takes far more memory than its text, even if it is empty. */
const MAX_HOLDERS = 2_000_000;

/**
 * The text of a body. It is UTF-8, unless its first bytes or the media type name another character set.
 * @throws {OutgoingError} `too_large` if it has more maps and lists than can be read at once
 */
export async function readText(response: Response, mediaType: string): Promise<string> {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*["']?([\w-]{1,40})/i.exec(mediaType) ?? [];
  const bytes = await response.arrayBuffer();
  const decoder = decoderOf(markedCharset(bytes) ?? charset);
  const text = decoder.decode(bytes);
  if (holdersIn(text) > MAX_HOLDERS)
    throw new OutgoingError('too_large', '', 'The answer has more maps and lists than can be read at once.');
  // The decoder replaces invalid bytes by U+FFFD. Half of a character in its place is counted, and logs tell of it.
  return decoder.encoding !== 'utf-8' || isUtf8(bytes) ? text : text.replaceAll('\ufffd', '\ud800');
}

/** How many maps and lists a text of JSON has. A short text cannot have too many, so it is not searched. */
function holdersIn(json: string): number {
  let holders = 0;
  for (let at = json.length > MAX_HOLDERS ? 0 : json.length; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') at = endOfText(json, at);
    else if (sign === '{' || sign === '[') holders += 1;
  }
  return holders;
}

/** The character set whose mark a body begins with. It counts more than the media type: https://encoding.spec.whatwg.org/#decode */
function markedCharset(bytes: ArrayBuffer): string | undefined {
  const begin = Buffer.from(bytes, 0, Math.min(3, bytes.byteLength)).toString('hex');
  return Object.entries(marks).find(([mark]) => begin.startsWith(mark))?.[1];
}

const marks = { efbbbf: 'utf-8', feff: 'utf-16be', fffe: 'utf-16le' };

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    // Nobody knows this name.
    return new TextDecoder();
  }
}
