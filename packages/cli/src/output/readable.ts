/** The styles that `painter` writes: bold, dim, red, green, yellow, and how they end. */
const styles = '\\u001b\\[(?:[12]|22|3[1239])m';

/** Control characters that are no end of a line, no tab and no style of ours. */
const controls = new RegExp(`(${styles}|\\r?\\n|\\t)|\\p{Cc}`, 'gu');

/**
 * A stream that shows control characters, and writes none. Names and words of services, providers and files are of
 * anybody, and a terminal obeys some of them: it changes what it has shown, its title and the clipboard. They are shown
 * as JSON writes them, so in JSON they stay what they are.
 */
export function readable(stream: NodeJS.WritableStream): NodeJS.WritableStream {
  const write = (text: string) => stream.write(text.replace(controls, shown));
  return Object.create(stream, { write: { value: write } });
}

function shown(sign: string, allowed: string | undefined): string {
  return allowed ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
