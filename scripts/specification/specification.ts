import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type TaggedTest, taggedTestsBelow } from './tagged-tests.ts';

/** A statement of the specification, or a promise of docs/security.md, with the tests that hold it. */
export interface Statement {
  readonly section: string;
  readonly id: string;
  readonly text: string;
  /** Why no test holds it: what Dowel does instead. */
  readonly open: string | undefined;
  readonly tests: readonly (TaggedTest & { readonly file: string })[];
}

interface StatementsFile {
  /** The statements that Dowel does not keep, each with what it does instead. */
  readonly open: Readonly<Record<string, string>>;
  /** By section and id. An id is never given to another statement. */
  readonly statements: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const { open, statements }: StatementsFile = JSON.parse(
  readFileSync(new URL('statements.json', import.meta.url), 'utf8'),
);

/** Every tagged test of the repository. */
export const tests = taggedTestsBelow(root);

/** Every statement, in the order of the specification. */
export const specification: readonly Statement[] = Object.entries(statements).flatMap(([section, texts]) =>
  Object.entries(texts).map(([id, text]) => ({
    section,
    id,
    text,
    open: open[id],
    tests: tests.filter(({ ids }) => ids.includes(id)),
  })),
);
