import ts from 'typescript';

/** A statement that changes rows of which events tell, in a function whose callers may forget the event. */
export interface ForgettableChange {
  readonly line: number;
  readonly why: string;
}

/**
 * Events tell of the rows of the first two tables. The database deletes such rows together with the rows of the others.
 * Deleting a whole project is no event: nobody is left to hear of it.
 */
const reportedTables = ['installations', 'connections'];
const owningTables = ['integrations', 'groups', 'consumers'];

/**
 * Finds the statements in a source file that change rows of which events tell, but are not in a function that answers
 * an `Unreported`. A statement that is built once may stand outside, if only such functions use it.
 */
export function forgettableChanges(source: string): ForgettableChange[] {
  const file = ts.createSourceFile('queries.ts', source, ts.ScriptTarget.Latest, true);
  const found: ForgettableChange[] = [];
  each(file, (node) => {
    const changed = changedTable(node);
    if (changed === undefined || isDemanding(file, node)) return;
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ line, why: `changes ${changed} and answers no Unreported` });
  });
  return found;
}

/** The reasons why some changes have no event, in the order of the file. */
export function silentReasons(source: string): string[] {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  const reasons: string[] = [];
  each(file, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'Unreported.silent') return;
    const reason = node.arguments[1];
    reasons.push(reason && ts.isStringLiteral(reason) ? reason.text : (reason?.getText() ?? ''));
  });
  return reasons;
}

/** Every text in a source file that is one of the given values. */
export function textsAmong(source: string, values: ReadonlySet<string>): Set<string> {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  const texts = new Set<string>();
  each(file, (node) => {
    if (ts.isLiteralTypeNode(node.parent ?? node)) return;
    if (ts.isStringLiteral(node) && values.has(node.text)) texts.add(node.text);
  });
  return texts;
}

function changedTable(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const verb = node.expression.name.text;
  const table = node.arguments[0]?.getText() ?? '';
  if (['insert', 'update', 'delete'].includes(verb) && reportedTables.includes(table)) return table;
  return verb === 'delete' && owningTables.includes(table) ? table : undefined;
}

/** Whether whoever causes the statement gets an `Unreported`. */
function isDemanding(file: ts.SourceFile, node: ts.Node): boolean {
  const fn = ts.findAncestor(node, ts.isFunctionDeclaration);
  if (fn) return /^Promise<Unreported</.test(fn.type?.getText() ?? '');
  const statement = ts.findAncestor(node, ts.isVariableStatement);
  const name = statement?.declarationList.declarations[0]?.name.getText();
  const isExported = statement?.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (name === undefined || isExported) return false;
  const users: ts.Node[] = [];
  each(file, (other) => {
    const isUse = ts.isIdentifier(other) && other.text === name && !ts.isVariableDeclaration(other.parent);
    if (isUse) users.push(other);
  });
  return users.length > 0 && users.every((user) => isDemanding(file, user));
}

function each(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => each(child, look));
}
