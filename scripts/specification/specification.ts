import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A statement of the specification, or a promise of docs/security.md, with the tests that hold it. */
export interface Statement {
  readonly section: string;
  readonly id: string;
  readonly text: string;
  /** Why no test holds it: what Dowel does instead. */
  readonly open: string | undefined;
  readonly tests: readonly Tag[];
}

/** A line `// @holds S15, A3` above a test: the statements that fail with the test. */
interface Tag {
  readonly ids: readonly string[];
  /** The file and the line. */
  readonly place: string;
}

interface StatementsFile {
  /** The statements that Dowel does not keep, each with what it does instead. */
  readonly open: Readonly<Record<string, string>>;
  /** By section and id. An id is never given to another statement. */
  readonly statements: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const { open, statements }: StatementsFile = JSON.parse(
  readFileSync(new URL('../../docs/specification/statements.json', import.meta.url), 'utf8'),
);

/** Every tag of the repository. */
export const tags: readonly Tag[] = globSync('{apps,packages,scripts,compat}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /\b(node_modules|dist|specification)$/.test(path),
})
  .toSorted()
  .flatMap(tagsOf);

/** Every statement, in the order of the specification. */
export const specification: readonly Statement[] = Object.entries(statements).flatMap(([section, texts]) =>
  Object.entries(texts).map(([id, text]) => ({
    section,
    id,
    text,
    open: open[id],
    tests: tags.filter(({ ids }) => ids.includes(id)),
  })),
);

function tagsOf(file: string): Tag[] {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const [, ids] = /^ *\/\/ @holds (.+)$/.exec(line) ?? [];
      return ids === undefined ? [] : [{ ids: ids.split(', '), place: `${file}:${index + 1}` }];
    });
}
