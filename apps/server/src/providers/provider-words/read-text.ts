import { isUtf8 } from 'node:buffer';

/** The text of a body. JSON is UTF-8, but some servers write it otherwise, and say so. */
export async function readText(response: Response, mediaType: string): Promise<string> {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([\w-]{1,40})/i.exec(mediaType) ?? [];
  const bytes = await response.arrayBuffer();
  const decoder = decoderOf(charset);
  const text = decoder.decode(bytes);
  // The decoder replaces invalid bytes by U+FFFD. Half of a character in its place is counted, and logs tell of it.
  return decoder.encoding !== 'utf-8' || isUtf8(bytes) ? text : text.replaceAll('\ufffd', '\ud800');
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    // Nobody knows this name.
    return new TextDecoder();
  }
}
