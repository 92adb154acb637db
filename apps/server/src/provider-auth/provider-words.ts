const MAX_LENGTH = 300;

/** Members that hold a sentence for people, best first. */
const SENTENCES = [
  'error_description',
  'message',
  'error_message',
  'detail',
  'description',
  'title',
  'error',
];

/** What a provider says in an error body, for a person to read; undefined where it says nothing. */
export function providerWords(body: unknown, secrets: readonly string[]): string | undefined {
  const words = findSentence(body);
  return words === undefined ? undefined : cleanWords(words, secrets);
}

/** One line of plain text without any of the secrets: providers like to quote what they were sent. */
export function cleanWords(text: string, secrets: readonly string[]): string {
  const known = secrets.filter((secret) => secret.length >= 4).sort((a, b) => b.length - a.length);
  let words = text;
  for (const secret of known) {
    for (const spelling of [secret, encodeURIComponent(secret)]) words = words.replaceAll(spelling, '•••');
  }
  const line = words.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}

function findSentence(body: unknown, depth = 0): string | undefined {
  if (typeof body !== 'object' || body === null || depth > 3) return undefined;
  if (Array.isArray(body)) return findSentence(body[0], depth + 1);
  const members = new Map(Object.entries(body));
  for (const name of SENTENCES) {
    const value = members.get(name);
    if (typeof value === 'string' && value.trim() !== '') return value;
    const inner = findSentence(value, depth + 1);
    if (inner !== undefined) return inner;
  }
  return findSentence(members.get('errors'), depth + 1);
}
