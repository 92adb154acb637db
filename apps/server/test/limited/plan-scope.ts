import { noProject } from '../../src/platform/db/columns.ts';

/** A node of a plan, as `explain (format json)` prints it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly Plans?: readonly PlanNode[];
  readonly [member: string]: unknown;
}

/** Whose rows a statement may reach. Empty: nobody's. */
export interface Owner {
  readonly projectId: string;
  readonly orgId: string;
}

/** By which column the rows of a table belong to a project or an org. */
export interface OwnedTable {
  readonly project?: string;
  readonly org?: string;
}

/** The tables of a plan that are read without a condition on their project or org, each with the conditions it has. */
export function findUnscoped(plan: PlanNode, owned: ReadonlyMap<string, OwnedTable>, owner: Owner): string[] {
  const table = plan['Node Type'].includes('Scan') ? plan['Relation Name'] : undefined;
  const columns = table === undefined ? undefined : owned.get(table);
  const isFree = columns !== undefined && !isScoped(plan, columns, owner);
  const below = (plan.Plans ?? []).flatMap((node) => findUnscoped(node, owned, owner));
  return isFree ? [`${table} by ${conditionsOf(plan).join(' and ') || 'nothing'}`, ...below] : below;
}

const conditions = ['Index Cond', 'Recheck Cond', 'Filter'] as const;

function conditionsOf(node: PlanNode): string[] {
  return conditions.flatMap((name) => {
    const text = node[name];
    return typeof text === 'string' ? conjuncts(text) : [];
  });
}

function isScoped(node: PlanNode, { project, org }: OwnedTable, owner: Owner): boolean {
  return conditionsOf(node).some((condition) =>
    holdsInEachWay(
      condition,
      (part) => names(part, project, owner.projectId) || names(part, org, owner.orgId),
    ),
  );
}

/** Whether `isIt` is true of one part of a condition that is joined by "and", and of every way of one joined by "or". */
function holdsInEachWay(condition: string, isIt: (part: string) => boolean): boolean {
  const ways = partsOf(condition, ' OR ');
  if (ways.length > 1) return ways.every((way) => holdsInEachWay(way, isIt));
  const parts = conjuncts(condition);
  return parts.length > 1 ? parts.some((part) => holdsInEachWay(part, isIt)) : parts.some(isIt);
}

/**
 * Whether a condition is that a column has this id, or none where there is none, or that of a table which was read
 * before: that one is looked at by itself.
 */
function names(condition: string, column: string | undefined, id: string): boolean {
  if (column === undefined) return false;
  const [, value] = new RegExp(`^(?:\\w+\\.)?${column} = (.+)$`).exec(condition) ?? [];
  if (value === undefined) return false;
  if (value.startsWith(`'${noProject}'`)) return id === '';
  return (id !== '' && value.startsWith(`'${id}'`)) || /^\(?("?\w+"?\.)?\w+\)?$/.test(value);
}

/** The parts of a condition that are joined by "and" at its top. */
export function conjuncts(text: string): string[] {
  const parts = partsOf(text, ' AND ');
  return parts.length === 1 ? parts : parts.flatMap(conjuncts);
}

/** The parts of a condition between the `joint`s at its top. */
function partsOf(text: string, joint: ' AND ' | ' OR '): string[] {
  const inner = withoutParentheses(text);
  const parts: string[] = [];
  let [depth, isQuoted, begin] = [0, false, 0];
  for (let at = 0; at < inner.length; at += 1) {
    const char = inner[at];
    if (char === "'") isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (depth > 0 || !inner.startsWith(joint, at)) continue;
    parts.push(inner.slice(begin, at));
    begin = at + joint.length;
  }
  parts.push(inner.slice(begin));
  return parts;
}

/** Takes away parentheses that are around the whole text. */
function withoutParentheses(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let [depth, isQuoted] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === "'") isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (depth === 0 && at < text.length - 1) return text;
  }
  return withoutParentheses(text.slice(1, -1));
}
