import ts from 'typescript';

/** One call of a chain such as `db.select().from(topics).where(…)`. */
export interface Step {
  readonly name: string;
  readonly args: readonly ts.Expression[];
}

/** The calls that are chained to a node, in order, and the last node of the chain. */
export function chainFrom(start: ts.Node): { steps: Step[]; end: ts.Node } {
  const steps: Step[] = [];
  let end = start;
  for (;;) {
    const member = end.parent;
    if (!ts.isPropertyAccessExpression(member) || member.expression !== end) break;
    const call = member.parent;
    if (!ts.isCallExpression(call) || call.expression !== member) break;
    steps.push({ name: member.name.text, args: call.arguments });
    end = call;
  }
  return { steps, end };
}

/**
 * The expression that a function returns, if it has exactly one `return` or is an arrow function with an expression.
 */
export function answerOf(fn: ts.SignatureDeclaration): ts.Expression | undefined {
  const body = 'body' in fn ? (fn.body as ts.ConciseBody | undefined) : undefined;
  if (!body) return undefined;
  if (!ts.isBlock(body)) return plain(body);
  const returns = body.statements.filter(ts.isReturnStatement);
  return returns.length === 1 ? plain(returns[0]?.expression) : undefined;
}

/** An expression without the parentheses, casts and `await` around it. */
export function plain(node: ts.Expression | undefined): ts.Expression | undefined {
  let inner = node;
  while (
    inner &&
    (ts.isParenthesizedExpression(inner) || ts.isAsExpression(inner) || ts.isAwaitExpression(inner))
  ) {
    inner = inner.expression;
  }
  return inner;
}

/** The file whose conditions of joins other files import. */
export const joinsFile = 'platform/db/installation-joins.ts';

/**
 * Finds a function of the file by its name, and the value of a `const` that is in scope at a node, or that the file
 * imports from `joinsFile`.
 */
export class Declarations {
  readonly #file: ts.SourceFile;
  readonly #joins: ts.SourceFile | undefined;

  constructor(file: ts.SourceFile, joins?: ts.SourceFile) {
    this.#file = file;
    this.#joins = joins;
  }

  functionNamed(name: ts.Identifier): ts.FunctionDeclaration | ts.ArrowFunction | undefined {
    const declared = this.#file.statements.filter(ts.isFunctionDeclaration);
    const value = this.valueOf(name);
    if (value) return ts.isArrowFunction(value) ? value : undefined;
    return declared.find((fn) => fn.name?.text === name.text);
  }

  /** Searches from the node outwards, block by block. */
  valueOf(identifier: ts.Identifier): ts.Expression | undefined {
    for (let node: ts.Node = identifier; node; node = node.parent) {
      if (!ts.isBlock(node) && !ts.isSourceFile(node)) continue;
      for (const statement of node.statements.filter(ts.isVariableStatement)) {
        const found = statement.declarationList.declarations.find(
          ({ name }) => ts.isIdentifier(name) && name.text === identifier.text,
        );
        const isConst = (statement.declarationList.flags & ts.NodeFlags.Const) !== 0;
        if (found) return isConst ? plain(found.initializer) : undefined;
      }
    }
    return this.#importedValueOf(identifier);
  }

  #importedValueOf({ text }: ts.Identifier): ts.Expression | undefined {
    const isFromJoins = ({ moduleSpecifier }: ts.ImportDeclaration) =>
      ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text.endsWith('/db/installation-joins.ts');
    const names = this.#file.statements
      .filter(ts.isImportDeclaration)
      .filter(isFromJoins)
      .flatMap(({ importClause }) => importClause?.namedBindings ?? [])
      .flatMap((bindings) => (ts.isNamedImports(bindings) ? [...bindings.elements] : []));
    const imported = names.find(({ name }) => name.text === text);
    if (!imported || !this.#joins) return undefined;
    const declared = this.#joins.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .find(({ name }) => name.getText() === (imported.propertyName ?? imported.name).text);
    return plain(declared?.initializer);
  }
}
