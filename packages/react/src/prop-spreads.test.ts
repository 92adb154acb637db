import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/**
 * Finds components that get props by `{...rest}`: there, readers cannot see who passes what. On DOM elements it is
 * allowed.
 */
function findPropSpreads(path: string, code: string): string[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSpreadAttribute(node)) {
      const { tagName } = node.parent.parent;
      const tag = tagName.getText(source);
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      if (!/^[a-z]+$/.test(tag)) found.push(`${path}:${line + 1} <${tag} ${node.getText(source)}>`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('props of components', () => {
  it('are spelt out', () => {
    const root = fileURLToPath(new URL('../../../', import.meta.url));
    const paths = globSync('{packages/react/src,apps/playground/src}/**/*.tsx', { cwd: root }).filter(
      (path) => !/\.(test|stories)\.tsx$/.test(path),
    );

    expect(paths.length).toBeGreaterThan(50);
    expect(paths.flatMap((path) => findPropSpreads(path, readFileSync(`${root}${path}`, 'utf8')))).toEqual(
      [],
    );
  });

  it.each([
    ['<Panel {...props} />', 1],
    ['<ui.Panel {...{ a, b }}>text</ui.Panel>', 1],
    ['<Panel {...(open && { open })} />', 1],
    ['<input {...props} />', 0],
    ['<Panel object={{ ...object }} />', 0],
  ])('are judged right in %s', (code, count) => {
    expect(findPropSpreads('a.tsx', `const drawn = ${code};`)).toHaveLength(count);
  });
});
