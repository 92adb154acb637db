import jmespath from 'jmespath';
import { plainText } from './raw-numbers.ts';

/** What an expression may be made of. The rest can make a result that is much larger than the message. */
const allowed = new Set([
  'AndExpression',
  'Comparator',
  'Field',
  'Function',
  'Index',
  'IndexExpression',
  'Literal',
  'MultiSelectList',
  'NotExpression',
  'OrExpression',
  'Subexpression',
]);

/** Functions that an expression may call, and how many values each takes. */
const functions: Readonly<Record<string, readonly [least: number, most: number]>> = {
  contains: [2, 2],
  ends_with: [2, 2],
  join: [2, 2],
  length: [1, 1],
  not_null: [1, Number.POSITIVE_INFINITY],
  reverse: [1, 1],
  starts_with: [2, 2],
  to_string: [1, 1],
  type: [1, 1],
};

const NO_EXPRESSION = 'is not an expression in JMESPath';
/** Nothing that names a key needs more. */
const MAX_DEPTH = 8;

/** The package exports it; its types leave it out. */
const { compile } = jmespath as unknown as { compile(expression: string): unknown };

interface Node {
  readonly type: string;
  readonly name?: unknown;
  readonly children?: readonly unknown[];
}

/**
 * Why a JMESPath expression cannot be the template of a key, as the end of a sentence; undefined if it can. A template
 * is filled for every message, so only expressions are taken that need little time and memory.
 */
export function keyTemplateFault(template: string): string | undefined {
  try {
    return nodeFault(compile(template), 0);
  } catch {
    return NO_EXPRESSION;
  }
}

/**
 * The text that a template makes of a message. Undefined if it makes none: an absent member, a flag, an empty text.
 * Call it only with a template that has no fault.
 */
export function fillKeyTemplate(template: string, message: object): string | undefined {
  try {
    const found: unknown = jmespath.search(message, template);
    return typeof found === 'boolean' ? undefined : plainText(found) || undefined;
  } catch {
    // For example, join() throws for a member that this message does not have.
    return undefined;
  }
}

function nodeFault(node: unknown, depth: number): string | undefined {
  // The library takes some incomplete expressions, and leaves a part of them out.
  if (!isNode(node)) return NO_EXPRESSION;
  if (depth > MAX_DEPTH) return `is nested more than ${MAX_DEPTH} levels deep`;
  if (!allowed.has(node.type)) {
    return 'uses more of JMESPath than a key needs: it may have members, indexes, texts, lists, ||, && and functions';
  }
  const children = node.children ?? [];
  if (node.type === 'Function' && !takes(String(node.name), children.length)) {
    const names = Object.keys(functions).join(', ');
    return `calls a function that a key may not use, or with the wrong number of values: it may use ${names}`;
  }
  for (const child of children) {
    const fault = nodeFault(child, depth + 1);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function takes(name: string, values: number): boolean {
  const [least, most] = (Object.hasOwn(functions, name) && functions[name]) || [1, 0];
  return values >= least && values <= most;
}
