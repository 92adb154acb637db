import ts from 'typescript';
import { answerOf, Declarations, plain } from './query-chain.ts';

/** What ties the rows of a table to one project. */
export type Ownership = 'project column' | 'is the project' | 'nobody';

/** Decides whether the conditions and values in a file limit a query to the caller's project. */
export class ScopeConditions {
  readonly #tables: ReadonlyMap<string, Ownership>;
  readonly #declared: Declarations;

  constructor(file: ts.SourceFile, tables: ReadonlyMap<string, Ownership>) {
    this.#tables = tables;
    this.#declared = new Declarations(file);
  }

  /** Who owns the rows of a table. The table may be given directly or as an alias. Undefined if we cannot tell. */
  ownershipOf(table: ts.Expression | undefined): Ownership | undefined {
    if (!table || !ts.isIdentifier(table)) return undefined;
    const known = this.#tables.get(table.text);
    if (known) return known;
    const made = this.#declared.valueOf(table);
    // A name in `with` stands for a query that is checked by itself.
    if (made && isNamedQuery(made)) return 'nobody';
    const isAlias = made && ts.isCallExpression(made) && isNamed(made.expression, 'alias');
    return isAlias ? this.ownershipOf(made.arguments[0]) : undefined;
  }

  /**
   * Whether a condition limits the table to the project: `inScope` or `inProject` of this table, `acrossProjects`, the
   * caller's project id for the table of projects, an `and` with one of these, or a function that returns one.
   */
  holds(condition: ts.Expression | undefined, table: ts.Expression | undefined): boolean {
    const node = plain(condition);
    if (!node) return false;
    if (ts.isIdentifier(node)) return this.holds(this.#declared.valueOf(node), table);
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return false;
    const [first, second] = node.arguments;
    switch (node.expression.text) {
      case 'acrossProjects':
        return true;
      case 'inScope':
      case 'inProject':
        return isContext(first) && isSame(second, table);
      case 'and':
        return node.arguments.some((part) => this.holds(part, table));
      case 'eq':
        return (
          this.ownershipOf(table) === 'is the project' &&
          isColumn(first, table, 'id') &&
          this.isOwnProjectId(second)
        );
    }
    const fn = this.#declared.functionNamed(node.expression);
    return fn !== undefined && this.holds(answerOf(fn), table);
  }

  /** Whether a join stays in the project of a table that the query already has. */
  joins(on: ts.Expression | undefined, table: ts.Expression, others: readonly ts.Expression[]): boolean {
    if (this.holds(on, table)) return true;
    const own = this.ownershipOf(table) === 'is the project' ? 'id' : 'projectId';
    const node = plain(on);
    if (!node) return false;
    if (ts.isIdentifier(node)) return this.joins(this.#declared.valueOf(node), table, others);
    if (!ts.isCallExpression(node)) return false;
    // All three combine their conditions with "and".
    if (['and', 'inScope', 'inProject'].some((name) => isNamed(node.expression, name)))
      return node.arguments.some((part) => this.joins(part, table, others));
    if (!isNamed(node.expression, 'eq')) return false;
    const [left, right] = node.arguments;
    const meets = (mine?: ts.Expression, theirs?: ts.Expression) =>
      isColumn(mine, table, own) && others.some((other) => isColumn(theirs, other, 'projectId'));
    return meets(left, right) || meets(right, left);
  }

  /** Whether all new rows belong to the caller's project. */
  belong(values: ts.Expression | undefined): boolean {
    const node = plain(values);
    if (!node) return false;
    if (ts.isIdentifier(node)) return this.belong(this.#declared.valueOf(node));
    if (ts.isArrayLiteralExpression(node)) return node.elements.every((element) => this.belong(element));
    if (ts.isCallExpression(node)) return this.#belongEach(node);
    if (!ts.isObjectLiteralExpression(node)) return false;
    const at = node.properties.findIndex((property) => property.name?.getText() === 'projectId');
    const owner = node.properties[at];
    if (!owner || node.properties.slice(at).some(ts.isSpreadAssignment)) return false;
    if (ts.isShorthandPropertyAssignment(owner)) return this.isOwnProjectId(owner.name);
    return ts.isPropertyAssignment(owner) && this.isOwnProjectId(owner.initializer);
  }

  /** Whether an insert from a query sets the caller's project on its rows. */
  belongBySelect(query: ts.Expression | undefined): boolean {
    const fields = query && firstObjectIn(query);
    const owner = fields?.properties.find((property) => property.name?.getText() === 'projectId');
    if (!owner || !ts.isPropertyAssignment(owner) || !ts.isCallExpression(owner.initializer)) return false;
    return owner.initializer.arguments.some((part) => this.isOwnProjectId(part));
  }

  /** Whether a value is `context.project.id`, or a constant with that value. */
  isOwnProjectId(value: ts.Expression | undefined): boolean {
    const node = plain(value);
    if (!node) return false;
    if (ts.isIdentifier(node)) return this.isOwnProjectId(this.#declared.valueOf(node));
    return (
      ts.isPropertyAccessExpression(node) &&
      node.name.text === 'id' &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'project' &&
      isContext(node.expression.expression)
    );
  }

  #belongEach({ expression, arguments: [callback] }: ts.CallExpression): boolean {
    if (ts.isIdentifier(expression)) {
      const fn = this.#declared.functionNamed(expression);
      return fn !== undefined && this.belong(answerOf(fn));
    }
    if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'map') return false;
    return callback !== undefined && ts.isArrowFunction(callback) && this.belong(answerOf(callback));
  }
}

/** Whether a node has the form `context.db.$with(name).as(query)`. */
function isNamedQuery(node: ts.Expression): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const made = node.expression.expression;
  return (
    node.expression.name.text === 'as' &&
    ts.isCallExpression(made) &&
    ts.isPropertyAccessExpression(made.expression) &&
    made.expression.name.text === '$with'
  );
}

/** The fields that a query selects. */
function firstObjectIn(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node;
  return ts.forEachChild(node, firstObjectIn);
}

/** A context is always in a variable. An object that is built in the call could name any project. */
function isContext(node: ts.Expression | undefined): boolean {
  return node !== undefined && ts.isIdentifier(node);
}

export function isNamed(node: ts.Node | undefined, name: string): boolean {
  return node !== undefined && ts.isIdentifier(node) && node.text === name;
}

export function isColumn(
  node: ts.Expression | undefined,
  table: ts.Expression | undefined,
  column: string,
): boolean {
  const access = plain(node);
  return (
    access !== undefined &&
    ts.isPropertyAccessExpression(access) &&
    access.name.text === column &&
    isSame(access.expression, table)
  );
}

function isSame(a: ts.Expression | undefined, b: ts.Expression | undefined): boolean {
  return a !== undefined && ts.isIdentifier(a) && isNamed(b, a.text);
}
