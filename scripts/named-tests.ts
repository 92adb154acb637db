import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A test that a document names. */
export interface NamedTest {
  /** The path of the test file, relative to the document. */
  readonly path: string;
  readonly name: string;
}

/** The tests that a document names in the form `[file](path): `, followed by the test name as code. */
export function namedTests(text: string): NamedTest[] {
  return [...text.matchAll(/\]\(([^)]+)\): `([^`]+)`/g)].map(([, path = '', name = '']) => ({ path, name }));
}

/** Returns those of the tests that their file does not contain. */
export function missingTests<Test extends NamedTest>(document: string, tests: readonly Test[]): Test[] {
  return tests.filter(({ path, name }) => {
    const source = readFileSync(join(dirname(document), path), 'utf8');
    return !["'", '"', '`'].some((quote) => source.includes(quote + name + quote));
  });
}
