import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as home from './react.ts';

/** What a file imports by name from React's packages, without types. */
function importsOfReact(path: string): string[] {
  const code = readFileSync(new URL(path, import.meta.url), 'utf8');
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return source.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
    const isReact = ts.isStringLiteral(moduleSpecifier) && /^react(-dom)?$/.test(moduleSpecifier.text);
    const bindings = importClause?.namedBindings;
    if (!isReact || !importClause || importClause.isTypeOnly) return [];
    if (!bindings || !ts.isNamedImports(bindings)) return [`${path} imports React as a whole`];
    return bindings.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => (propertyName ?? name).text);
  });
}

describe('importing React', () => {
  it('finds every name in the module that the build puts in the place of React', () => {
    const paths = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
      (path) => !/(^react\.ts|\.(test|test-d|stories|fixture)\.tsx?)$/.test(path),
    );
    const fromJsx = ['jsx', 'jsxs', 'Fragment'];

    const used = new Set([...paths.flatMap((path) => importsOfReact(`./${path}`)), ...fromJsx]);

    expect(paths.length).toBeGreaterThan(200);
    expect([...used].sort()).toEqual(Object.keys(home).sort());
  });
});
