import {
  type DocumentNode,
  type FieldNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import type { DialectAccount } from '../account.ts';
import { UnexpectedRequest } from '../refusal.ts';

/** The most that one query may cost. */
export const MAX_COST = 1000;
/** Those of the smallest plan: https://shopify.dev/docs/apps/build/apis/graphql-admin/rate-limits */
const MAXIMUM_AVAILABLE = 2000;
const RESTORE_RATE = 100;
const MUTATION_COST = 10;

/** What is known of a call whose cost is counted. */
export interface CountedCall {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * What a call costs: each object a point, and each list two points and those of its records. Nothing else costs.
 * @param sizeOf how many records a list has, which is asked for with `first`
 */
export function costOf(call: CountedCall, sizeOf: (name: string, first: number) => number): number {
  const { schema, document, variables } = call;
  const operation = document.definitions.find(({ kind }) => kind === 'OperationDefinition');
  if (operation?.kind !== 'OperationDefinition' || document.definitions.length > 1) {
    throw new UnexpectedRequest('A call has one operation, without fragments.');
  }
  if (operation.operation === 'mutation') return MUTATION_COST;
  const root = schema.getQueryType();
  const firstOf = (field: FieldNode): number => {
    const value = field.arguments?.find(({ name }) => name.value === 'first')?.value;
    if (value?.kind === 'IntValue') return Number(value.value);
    return value?.kind === 'Variable' ? Number(variables[value.name.value]) : Number.NaN;
  };
  const ofSelections = (selections: SelectionSetNode | undefined, type: GraphQLOutputType): number =>
    (selections?.selections ?? []).reduce((sum, one) => {
      if (one.kind !== 'Field') throw new UnexpectedRequest('A call has no fragments.');
      return sum + ofField(one, type);
    }, 0);
  const ofField = (field: FieldNode, parent: GraphQLOutputType): number => {
    const owner = getNamedType(parent);
    const type = isObjectType(owner) ? owner.getFields()[field.name.value]?.type : undefined;
    const named = type && getNamedType(type);
    if (!isObjectType(named) || named.name === 'PageInfo') return 0;
    const inner = ofSelections(field.selectionSet, named);
    if (!named.name.endsWith('Connection')) return 1 + inner;
    const first = firstOf(field);
    if (Number.isNaN(first)) throw new UnexpectedRequest('A list is asked for with `first`.');
    return 2 + sizeOf(field.name.value, first) * inner;
  };
  return root ? ofSelections(operation.selectionSet, root) : 0;
}

/** How many points each account has left. */
const buckets = new WeakMap<DialectAccount, { left: number; time: number }>();

/** The points that an account has now. Some are added every second. */
export function pointsOf(account: DialectAccount): number {
  const time = account.rightNow();
  const bucket = buckets.get(account) ?? { left: MAXIMUM_AVAILABLE, time };
  const restored = (Math.max(0, time - bucket.time) / 1000) * RESTORE_RATE;
  const left = Math.min(MAXIMUM_AVAILABLE, bucket.left + restored);
  buckets.set(account, { left, time });
  return left;
}

/** Takes points. */
export function spend(account: DialectAccount, points: number): void {
  buckets.set(account, { left: pointsOf(account) - points, time: account.rightNow() });
}

/** What each answer says of the cost. A call that was refused has no actual cost. */
export function costExtension(account: DialectAccount, requested: number, actual: number | null) {
  return {
    cost: {
      requestedQueryCost: requested,
      actualQueryCost: actual,
      throttleStatus: {
        maximumAvailable: MAXIMUM_AVAILABLE,
        currentlyAvailable: Math.floor(pointsOf(account)),
        restoreRate: RESTORE_RATE,
      },
    },
  };
}
