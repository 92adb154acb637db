import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A test with a line `// @holds S15, A3` above it: the statements that fail with the test. */
export interface TaggedTest {
  readonly ids: readonly string[];
  /** The first text in the test: its title. */
  readonly title: string;
  /** Whether the test runs only under a condition, or not at all. */
  readonly isConditional: boolean;
}

/** Modifiers that make a test, or all tests of a `describe`, run under a condition, not at all, or as expected failures. */
const conditions = ['runIf', 'skipIf', 'skip', 'todo', 'fails'];

const tag = /^\s*\/\/ @holds (.+)$/gm;

/** Returns every tagged test below a folder, with the path of its file. */
export function taggedTestsBelow(root: string): (TaggedTest & { readonly file: string })[] {
  const files = globSync('{apps,packages,scripts,compat}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /\b(node_modules|dist)$/.test(path),
  });
  return files.toSorted().flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return source.includes('// @holds ') ? taggedTests(source).map((test) => ({ file, ...test })) : [];
  });
}

/**
 * Returns the tagged tests of a source file.
 *
 * @throws {Error} if a tag is above something that is no statement, where no test would hold it.
 */
export function taggedTests(source: string): TaggedTest[] {
  const file = ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const tests: TaggedTest[] = [];
  const visit = (node: ts.Node): void => {
    const ids = ts.isExpressionStatement(node) || ts.isVariableStatement(node) ? idsAbove(node) : [];
    if (ids.length > 0) tests.push({ ids, title: titleOf(node), isConditional: isConditional(node) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  const tags = [...source.matchAll(tag)];
  if (tags.length !== tests.length) throw new Error(`A tag of these is not above a test: ${tags.join(' ')}`);
  return tests;
}

function idsAbove(statement: ts.Node): string[] {
  const above = statement.getFullText().slice(0, statement.getLeadingTriviaWidth());
  return [...above.matchAll(tag)].flatMap(([, ids = '']) => ids.split(', '));
}

function titleOf(node: ts.Node): string {
  const ofCall =
    ts.isExpressionStatement(node) && ts.isCallExpression(node.expression) ? node.expression : node;
  const [title = firstText(node)] = ts.isCallExpression(ofCall) ? ofCall.arguments : [];
  return title && ts.isStringLiteralLike(title) ? title.text : (title?.getText() ?? '');
}

function firstText(node: ts.Node): ts.Expression | undefined {
  return ts.isStringLiteralLike(node) ? node : ts.forEachChild(node, firstText);
}

function isConditional(test: ts.Node): boolean {
  if (mayLeaveOut(test)) return true;
  for (let node = test; node; node = node.parent) {
    if (ts.isCallExpression(node) && hasCondition(node.expression)) return true;
  }
  return false;
}

/** Finds a condition anywhere in the called expression: `describe.runIf(…)(…)`, `it.skip.each(…)(…)`. */
function hasCondition(callee: ts.Expression): boolean {
  if (ts.isCallExpression(callee)) return hasCondition(callee.expression);
  if (!ts.isPropertyAccessExpression(callee)) return false;
  return conditions.includes(callee.name.text) || hasCondition(callee.expression);
}

/** Whether a test may skip itself through its context or its options. */
function mayLeaveOut(node: ts.Node): boolean {
  const isSkip =
    (ts.isPropertyAssignment(node) && conditions.includes(node.name.getText())) ||
    (ts.isCallExpression(node) && hasCondition(node.expression)) ||
    (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'skip');
  return isSkip || (ts.forEachChild(node, (child) => mayLeaveOut(child) || undefined) ?? false);
}
