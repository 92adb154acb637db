import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A test that a document names. */
export interface NamedTest {
  /** Relative to the document. */
  readonly path: string;
  readonly name: string;
}

/** The tests that a text names as `[file](path): ` and the name as code. */
export function namedTests(text: string): NamedTest[] {
  return [...text.matchAll(/\]\(([^)]+)\): `([^`]+)`/g)].map(([, path = '', name = '']) => ({ path, name }));
}

/** Those of the tests that are not in their file. */
export function missingTests<Test extends NamedTest>(document: string, tests: readonly Test[]): Test[] {
  return tests.filter(({ path, name }) => {
    const source = readFileSync(join(dirname(document), path), 'utf8');
    return !["'", '"', '`'].some((quote) => source.includes(quote + name + quote));
  });
}
