/** The escape sequences of our own styles: bold, dim, red, green, yellow, and the ones that switch them off. */
const styles = '\\u001b\\[(?:[12]|22|3[1239])m';

/** Matches control characters. The first group is set for those that are allowed: styles, line ends and tabs. */
const controls = new RegExp(`(${styles}|\\r?\\n|\\t)|\\p{Cc}`, 'gu');

/**
 * A stream that writes control characters as visible text, such as `\u001b`. Anybody may have chosen the names and words
 * of a service, a provider or a file, and a terminal would obey control characters in them: it would change what is on
 * the screen, its title or the clipboard. JSON keeps its meaning, because JSON writes them in the same way.
 */
export function readable(stream: NodeJS.WritableStream): NodeJS.WritableStream {
  const write = (text: string) => stream.write(text.replace(controls, shown));
  return Object.create(stream, { write: { value: write } });
}

function shown(sign: string, allowed: string | undefined): string {
  return allowed ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
