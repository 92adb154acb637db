import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as react from './react.ts';
import * as reactQuery from './react-query.ts';

/** What a file imports by name from a library, without types. */
function importsOf(library: RegExp, path: string): string[] {
  const code = readFileSync(new URL(path, import.meta.url), 'utf8');
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return source.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
    const isMeant = ts.isStringLiteral(moduleSpecifier) && library.test(moduleSpecifier.text);
    const bindings = importClause?.namedBindings;
    if (!isMeant || !importClause || importClause.isTypeOnly) return [];
    if (!bindings || !ts.isNamedImports(bindings)) return [`${path} imports a library as a whole`];
    return bindings.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => (propertyName ?? name).text);
  });
}

describe('the module that the build puts in the place of a library', () => {
  it.each([
    { library: /^react(-dom)?$/, names: Object.keys(react), always: ['jsx', 'jsxs', 'Fragment'] },
    { library: /^@tanstack\/react-query$/, names: Object.keys(reactQuery), always: [] },
  ])('has every name that is used of $library', ({ library, names, always }) => {
    const paths = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
      (path) => !/(^react(-query)?\.ts|\.(test|test-d|stories|fixture)\.tsx?)$/.test(path),
    );

    const used = new Set([...paths.flatMap((path) => importsOf(library, `./${path}`)), ...always]);

    expect(paths.length).toBeGreaterThan(200);
    expect([...used].sort()).toEqual(names.sort());
  });
});
