import type { ApiDocument, ApiOperation } from './read-document.ts';

/**
 * The operation that a connector's request is. A connector's paths begin where the base URL of the catalogue ends, and a
 * document's where its server's address ends, so the end of the whole path counts.
 */
export function findOperation(
  { operations, serverURL }: ApiDocument,
  { method = 'GET', path }: { readonly method?: string | undefined; readonly path: string },
): ApiOperation | undefined {
  const asked = segmentsOf(path);
  const head = segmentsOf(pathOf(serverURL));
  return operations
    .filter((operation) => operation.method === method)
    .map((operation) => ({ operation, whole: [...head, ...segmentsOf(operation.path)] }))
    .filter(({ whole }) => whole.length >= asked.length && isSame(asked, whole.slice(-asked.length)))
    .sort((a, b) => a.whole.length - b.whole.length || variables(a.operation) - variables(b.operation))[0]
    ?.operation;
}

/** Paths that are most like this one, for a sentence. */
export function similarPaths({ operations }: ApiDocument, method: string, path: string): string[] {
  const last = segmentsOf(path)
    .filter((segment) => !segment.includes('{'))
    .at(-1);
  return operations
    .filter((operation) => operation.method === method && segmentsOf(operation.path).includes(last ?? ''))
    .map((operation) => operation.path)
    .slice(0, 3);
}

/** A variable stands for any word, so a path of which no word is in the document is none of its paths. */
function isSame(asked: readonly string[], documented: readonly string[]): boolean {
  if (!asked.some((segment, index) => segment === documented[index])) return false;
  return asked.every((segment, index) => {
    const other = documented[index] ?? '';
    if (/\{.*\}/.test(other)) return isLike(segment, other);
    // A word of the document can be a part of a variable: `{type}s` stands for `files`. A whole variable is none of its words.
    return segment === other || (/.\{|\}./.test(segment) && isLike(other, segment));
  });
}

/** Whether a segment is what the second one stands for. It may have fixed text around the variable, such as `{id}.json`. */
function isLike(segment: string, documented: string): boolean {
  const fixed = (text: string) => text.replace(/\{.*\}/, '\u0000').split('\u0000');
  const [before = '', after = ''] = fixed(documented);
  return segment.startsWith(before) && segment.endsWith(after);
}

function variables({ path }: ApiOperation): number {
  return path.split('{').length - 1;
}

function segmentsOf(path: string): string[] {
  const [plain = ''] = path.split('?');
  return plain.split('/').filter((segment) => segment !== '');
}

function pathOf(url: string): string {
  return url.replace(/^[a-z]+:\/\/[^/]+/i, '');
}
