import ts from 'typescript';
import { answerOf, chainFrom, type Step } from './query-chain.ts';
import { isColumn, isNamed, isOfOrg, type Ownership, ScopeConditions } from './scope-conditions.ts';

/** A place where a query could reach the rows of another project. */
export interface UnscopedQuery {
  readonly line: number;
  readonly why: string;
}

const verbs = ['select', 'selectDistinct', 'selectDistinctOn', 'insert', 'update', 'delete'];
const joinVerbs = ['innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin'];
/**
 * Finds a table name in the text of a statement. We cannot tell which table it means. `for update` is not a table name.
 */
const tableInText = /\b(?:from|join|into|update)\s+(?!set\b|skip\b|nowait\b|of\b)"?[a-z_]/i;

/**
 * Finds the queries in a source file that are not limited to the project of their context. It only reads the source: a
 * condition counts only if it can be recognized without running code. `joins` is the text of `joinsFile`.
 */
export function unscopedQueries(
  source: string,
  tables: ReadonlyMap<string, Ownership>,
  joins = '',
): UnscopedQuery[] {
  const parse = (name: string, text: string) => ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  return new QueryReader(parse('queries.ts', source), tables, parse('joins.ts', joins)).read();
}

class QueryReader {
  readonly #file: ts.SourceFile;
  readonly #scope: ScopeConditions;
  readonly #found: UnscopedQuery[] = [];

  constructor(file: ts.SourceFile, tables: ReadonlyMap<string, Ownership>, joins: ts.SourceFile) {
    this.#file = file;
    this.#scope = new ScopeConditions(file, tables, joins);
  }

  read(): UnscopedQuery[] {
    const visit = (node: ts.Node): void => {
      this.#look(node);
      ts.forEachChild(node, visit);
    };
    visit(this.#file);
    return this.#found;
  }

  #look(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'db') this.#query(node);
    if (ts.isBindingElement(node) && isNamed(node.propertyName ?? node.name, 'db')) {
      this.#report(node, 'takes the database out of its context');
    }
    if (ts.isElementAccessExpression(node) && node.argumentExpression.getText() === "'db'") {
      this.#report(node, 'takes the database out of its context');
    }
    if (ts.isTaggedTemplateExpression(node) && isNamed(node.tag, 'sql')) this.#statement(node);
    if (ts.isPropertyAccessExpression(node) && isNamed(node.expression, 'sql') && node.name.text === 'raw') {
      this.#report(node, 'writes SQL as text');
    }
  }

  #query(db: ts.PropertyAccessExpression): void {
    const { steps: all, end } = chainFrom(db);
    // The queries inside `$with` are checked by themselves. The name alone runs no query.
    if (all[0]?.name === '$with') return;
    const steps = all[0]?.name === 'with' ? all.slice(1) : all;
    const [verb] = steps;
    if (!verb || !verbs.includes(verb.name)) {
      this.#report(db, `uses the database for something else than ${verbs.join(', ')}`);
      return;
    }
    const maker = steps.some(({ name }) => name === 'where') ? undefined : makerOf(end);
    if (!maker) {
      this.#check(db, steps);
      return;
    }
    // A function may begin a query that its callers complete. Such a query is checked where it is complete.
    for (const call of this.#callsOf(maker)) this.#check(call, [...steps, ...chainFrom(call).steps]);
  }

  #callsOf(fn: ts.FunctionDeclaration): ts.CallExpression[] {
    const calls: ts.CallExpression[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isNamed(node.expression, fn.name?.text ?? '')) calls.push(node);
      ts.forEachChild(node, visit);
    };
    visit(this.#file);
    return calls;
  }

  #check(place: ts.Node, steps: readonly Step[]): void {
    const [verb, ...rest] = steps;
    const argument = (name: string) => rest.find((step) => step.name === name)?.args[0];
    if (verb?.name === 'insert') {
      this.#checkInsert(place, verb.args[0], steps);
      return;
    }
    const isSelect = verb?.name.startsWith('select');
    const table = isSelect ? argument('from') : verb?.args[0];
    const where = argument('where');
    const ownership = this.#scope.ownershipOf(table);
    const joins = rest.filter(({ name }) => joinVerbs.includes(name));
    if (rest.filter(({ name }) => name === 'where').length > 1)
      this.#report(place, 'has two conditions; the last one counts');
    const other = isSelect ? undefined : argument('from');
    if (other && table && !this.#scope.joins(where, other, [table]))
      this.#report(place, `takes rows of ${other.getText()} of whatever project`);
    if (ownership !== 'nobody' && !this.#scope.holds(where, table)) {
      this.#report(
        place,
        isOfOrg(ownership)
          ? `has no inOrg or acrossOrgs of ${table?.getText()}`
          : `has no inScope, inProject or acrossProjects of ${table?.getText() ?? 'its table'}`,
      );
    }
    if (sets(argument('set'), 'projectId')) this.#report(place, 'gives rows to another project');
    if (sets(argument('set'), 'orgId')) this.#report(place, 'gives rows to another org');
    this.#checkJoins(place, table, joins);
  }

  #checkJoins(place: ts.Node, table: ts.Expression | undefined, joins: readonly Step[]): void {
    const seen = table ? [table] : [];
    for (const {
      args: [joined, on],
    } of joins) {
      if (!joined) continue;
      const isOpen = this.#scope.ownershipOf(joined) !== 'nobody' && !this.#scope.joins(on, joined, seen);
      const whose = isOfOrg(this.#scope.ownershipOf(joined)) ? 'org' : 'project';
      if (isOpen) this.#report(place, `joins ${joined.getText()} of whatever ${whose}`);
      seen.push(joined);
    }
  }

  #checkInsert(place: ts.Node, table: ts.Expression | undefined, steps: readonly Step[]): void {
    const ownership = this.#scope.ownershipOf(table);
    // The rows of these tables have no column to check. A new project or org has no owner yet.
    if (ownership === 'nobody' || ownership === 'is the project' || ownership === 'is the org') return;
    const values = steps.find(({ name }) => name === 'values')?.args[0];
    const select = steps.find(({ name }) => name === 'select')?.args[0];
    const upsert = steps.find(({ name }) => name === 'onConflictDoUpdate')?.args[0];
    if (ownership === 'org column') {
      if (!this.#scope.belong(values, 'org'))
        this.#report(place, 'inserts rows without orgId: context.org.id last');
      if (upsert) this.#report(place, 'overwrites a row whatever its org');
      return;
    }
    if (!this.#scope.belong(values) && !this.#scope.belongBySelect(select))
      this.#report(place, 'inserts rows without projectId: context.project.id last');
    const isOwn =
      upsert && (hasTarget(upsert, table) || this.#scope.holds(member(upsert, 'setWhere'), table));
    if (upsert && !isOwn) this.#report(place, 'overwrites a row whatever its project');
    if (upsert && sets(upsert, 'projectId')) this.#report(place, 'gives rows to another project');
  }

  #statement({ template }: ts.TaggedTemplateExpression): void {
    const spans = ts.isTemplateExpression(template) ? template.templateSpans : [];
    const written = ts.isTemplateExpression(template)
      ? [template.head.text, ...spans.map(({ literal }) => literal.text)]
      : [template.text];
    if (written.some((text) => tableInText.test(text))) this.#report(template, 'names a table as text');
    for (const { expression } of spans) {
      const ownership = this.#scope.ownershipOf(expression);
      if (!ownership || ownership === 'nobody') continue;
      const column = ownership.startsWith('is the') ? 'id' : isOfOrg(ownership) ? 'orgId' : 'projectId';
      if (spans.some((other) => isColumn(other.expression, expression, column))) continue;
      this.#report(template, `reads ${expression.getText()} of whatever project`);
    }
  }

  #report(node: ts.Node, why: string): void {
    const line = this.#file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    this.#found.push({ line, why });
  }
}

/** The private function of this file that returns a query which its callers complete. */
function makerOf(end: ts.Node): ts.FunctionDeclaration | undefined {
  const fn = ts.findAncestor(end, ts.isFunctionDeclaration);
  if (!fn || answerOf(fn) !== end) return undefined;
  return fn.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ? undefined : fn;
}

function hasTarget(upsert: ts.Expression, table: ts.Expression | undefined): boolean {
  const target = member(upsert, 'target');
  const columns = target && ts.isArrayLiteralExpression(target) ? target.elements : [target];
  return columns.some((column) => column !== undefined && isColumn(column, table, 'projectId'));
}

/** The value of a member of an object literal. */
function member(node: ts.Expression, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find((property) => property.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** Whether an object literal, or one inside it, has a member of this name. */
function sets(node: ts.Node | undefined, name: string): boolean {
  if (!node) return false;
  if (ts.isObjectLiteralElementLike(node) && node.name?.getText() === name) return true;
  return ts.forEachChild(node, (child) => sets(child, name) || undefined) ?? false;
}
