import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { NamedTest } from './named-tests.ts';

/**
 * Modifiers that make a test, or all tests of a `describe`, run only under a condition, not at all, or with an expected
 * failure.
 */
const conditions = ['runIf', 'skipIf', 'skip', 'todo', 'fails'];

/** Returns those of the tests that a condition may skip, for example because a bare clone lacks a file. */
export function conditionalTests<Test extends NamedTest>(document: string, tests: readonly Test[]): Test[] {
  const files = new Map(
    [...new Set(tests.map(({ path }) => path))].map((path) => [
      path,
      parse(readFileSync(join(dirname(document), path), 'utf8')),
    ]),
  );
  return tests.filter(({ path, name }) => {
    const file = files.get(path);
    return file && isConditionalIn(file, name);
  });
}

/** Whether every test of this name in a source file is under a condition. */
export function isConditional(source: string, name: string): boolean {
  return isConditionalIn(parse(source), name);
}

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

function isConditionalIn(file: ts.SourceFile, name: string): boolean {
  const titles: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && node.text === name) titles.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles.length > 0 && titles.every(isUnderCondition);
}

function isUnderCondition(title: ts.Node): boolean {
  const test = ts.findAncestor(title, ts.isCallExpression);
  if (test && mayLeaveOut(test)) return true;
  for (let node: ts.Node | undefined = title; node; node = node.parent) {
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
function mayLeaveOut(test: ts.Node): boolean {
  const isSkip = (node: ts.Node): boolean =>
    (ts.isPropertyAssignment(node) && conditions.includes(node.name.getText())) ||
    (ts.isCallExpression(node) && hasCondition(node.expression)) ||
    (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'skip');
  return isSkip(test) || (ts.forEachChild(test, (child) => mayLeaveOut(child) || undefined) ?? false);
}
