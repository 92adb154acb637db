import ts from 'typescript';
import { answerOf, Declarations, plain } from './query-chain.ts';

/** What ties the rows of a table to one project, or to one org. */
export type Ownership = 'project column' | 'is the project' | 'org column' | 'is the org' | 'nobody';

/** Whose id a row has. */
export type Owner = 'project' | 'org';

/** Whether the rows of a table belong to an org and to no project. */
export function isOfOrg(ownership: Ownership | undefined): boolean {
  return ownership === 'org column' || ownership === 'is the org';
}

/** Decides whether the conditions and values in a file limit a query to the caller's project or org. */
export class ScopeConditions {
  readonly #tables: ReadonlyMap<string, Ownership>;
  readonly #declared: Declarations;

  constructor(file: ts.SourceFile, tables: ReadonlyMap<string, Ownership>, joins?: ts.SourceFile) {
    this.#tables = tables;
    this.#declared = new Declarations(file, joins);
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
   * Whether a condition limits the table to the project or the org: `inScope`, `inProject`, `inProjectOrNone` or `inOrg`
   * of this table, `acrossProjects` or `acrossOrgs`, the caller's own id for the table of projects or orgs, an `and` with
   * one of these, or a function that returns one.
   */
  holds(condition: ts.Expression | undefined, table: ts.Expression | undefined): boolean {
    const node = plain(condition);
    if (!node) return false;
    if (ts.isIdentifier(node)) return this.holds(this.#declared.valueOf(node), table);
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return false;
    const [first, second] = node.arguments;
    switch (node.expression.text) {
      case 'acrossProjects':
        return !isOfOrg(this.ownershipOf(table));
      case 'acrossOrgs':
        return isOfOrg(this.ownershipOf(table));
      case 'inScope':
      case 'inProject':
      case 'inProjectOrNone':
      case 'inOrg':
        return isContext(first) && isSame(second, table);
      case 'and':
        return node.arguments.some((part) => this.holds(part, table));
      case 'eq':
        return isColumn(first, table, 'id') && this.#isOwnId(second, this.ownershipOf(table));
    }
    const fn = this.#declared.functionNamed(node.expression);
    return fn !== undefined && this.holds(answerOf(fn), table);
  }

  #isOwnId(value: ts.Expression | undefined, ownership: Ownership | undefined): boolean {
    if (ownership === 'is the project') return this.isOwn(value, 'project');
    return ownership === 'is the org' && this.isOwn(value, 'org');
  }

  /**
   * Whether a join stays in the project or org of a table that the query already has, or with the same builder, who
   * belongs to one org.
   */
  joins(on: ts.Expression | undefined, table: ts.Expression, others: readonly ts.Expression[]): boolean {
    if (this.holds(on, table)) return true;
    const pairs = meetings[this.ownershipOf(table) ?? 'nobody'];
    const node = plain(on);
    if (!node) return false;
    if (ts.isIdentifier(node)) return this.joins(this.#declared.valueOf(node), table, others);
    if (!ts.isCallExpression(node)) return false;
    // All of them combine their conditions with "and".
    if (['and', 'inScope', 'inProject', 'inOrg'].some((name) => isNamed(node.expression, name)))
      return node.arguments.some((part) => this.joins(part, table, others));
    if (!isNamed(node.expression, 'eq')) return false;
    const [left, right] = node.arguments;
    const meets = (mine?: ts.Expression, theirs?: ts.Expression) =>
      pairs.some(
        ([own, foreign]) =>
          isColumn(mine, table, own) && others.some((other) => isColumn(theirs, other, foreign)),
      );
    return meets(left, right) || meets(right, left);
  }

  /** Whether all new rows belong to the caller's project or org. */
  belong(values: ts.Expression | undefined, to: Owner = 'project'): boolean {
    const node = plain(values);
    if (!node) return false;
    if (ts.isIdentifier(node)) return this.belong(this.#declared.valueOf(node), to);
    if (ts.isArrayLiteralExpression(node)) return node.elements.every((element) => this.belong(element, to));
    if (ts.isCallExpression(node)) return this.#belongEach(node, to);
    if (!ts.isObjectLiteralExpression(node)) return false;
    const at = node.properties.findIndex((property) => property.name?.getText() === `${to}Id`);
    const owner = node.properties[at];
    if (!owner || node.properties.slice(at).some(ts.isSpreadAssignment)) return false;
    if (ts.isShorthandPropertyAssignment(owner)) return this.isOwn(owner.name, to);
    return ts.isPropertyAssignment(owner) && this.isOwn(owner.initializer, to);
  }

  /** Whether an insert from a query sets the caller's project on its rows. */
  belongBySelect(query: ts.Expression | undefined): boolean {
    const fields = query && firstObjectIn(query);
    const owner = fields?.properties.find((property) => property.name?.getText() === 'projectId');
    if (!owner || !ts.isPropertyAssignment(owner) || !ts.isCallExpression(owner.initializer)) return false;
    return owner.initializer.arguments.some((part) => this.isOwn(part, 'project'));
  }

  /** Whether a value is `context.project.id` or `context.org.id`, or nothing where there is none, or a constant with it. */
  isOwn(value: ts.Expression | undefined, owner: Owner): boolean {
    const node = plain(value);
    if (!node) return false;
    if (ts.isIdentifier(node)) return this.isOwn(this.#declared.valueOf(node), owner);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
      return node.right.kind === ts.SyntaxKind.NullKeyword && this.isOwn(node.left, owner);
    }
    return (
      ts.isPropertyAccessExpression(node) &&
      node.name.text === 'id' &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === owner &&
      isContext(node.expression.expression)
    );
  }

  #belongEach({ expression, arguments: [callback] }: ts.CallExpression, to: Owner): boolean {
    if (ts.isIdentifier(expression)) {
      const fn = this.#declared.functionNamed(expression);
      return fn !== undefined && this.belong(answerOf(fn), to);
    }
    if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'map') return false;
    return callback !== undefined && ts.isArrowFunction(callback) && this.belong(answerOf(callback), to);
  }
}

/** Columns of a joined table that may be equal to columns of a table that the query already has. */
const meetings: Readonly<Record<Ownership, readonly (readonly [string, string])[]>> = {
  'project column': [['projectId', 'projectId']],
  'is the project': [['id', 'projectId']],
  'org column': [
    ['orgId', 'orgId'],
    ['orgId', 'id'],
    ['builderId', 'builderId'],
  ],
  'is the org': [['id', 'orgId']],
  nobody: [['projectId', 'projectId']],
};

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
