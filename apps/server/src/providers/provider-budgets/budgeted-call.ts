import type { Connector } from '@dowel/schema/connector';
import { sha256 } from '../../platform/digest.ts';
import type { CallBudget } from '../connectors/call-budget.ts';
import { type Allowance, allowanceOf } from './allowance.ts';
import type { BudgetRef } from './queries.ts';

/** What a call is for. Reads leave a fifth of each budget to all others, for which somebody waits. */
export type CallPurpose = 'read' | 'search' | 'write' | 'other';

/** A call to a provider, as far as budgets count it. */
export interface BudgetedCall {
  readonly provider: string;
  /** For people. */
  readonly title: string;
  readonly purpose: CallPurpose;
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  /** The connection, whose account others of the project may have connected too. */
  readonly connectionId: string;
  /** Whose account it leads to, if that is known. Another one has calls of its own. */
  readonly accountId?: string | undefined;
  readonly providerWorkspaceRef: string | null;
  readonly providerAppId: string | null;
}

/** What a connector says about the limits of its provider. */
export interface LimitFacts {
  readonly budgets?: CallBudget[] | undefined;
  readonly countsPoints?: boolean;
  readonly errors: Pick<Connector['errors'], 'wait'>;
}

/** A budget that a call draws on. Without an allowance, only the provider itself says when it wants no calls. */
export interface DrawnBudget extends BudgetRef {
  readonly scope: CallBudget['scope'];
  readonly budget?: CallBudget;
  readonly allowance?: Allowance;
}

/** Where calls cost points, reads wait alone until the next one can be paid, because other calls cost far less. */
const PAID_READS = 'paidReads';

/** All budgets that a call draws on, and at least one. */
export function drawnBudgets(call: BudgetedCall, facts: LimitFacts | undefined): DrawnBudget[] {
  const ofConnection = { ...refOf(call, 'connection'), scope: 'connection' } as const;
  const paid =
    facts?.countsPoints && call.purpose === 'read' ? [{ ...ofConnection, callClass: PAID_READS }] : [];
  return [...countedBudgets(call, facts), ...paid];
}

function countedBudgets(call: BudgetedCall, facts: LimitFacts | undefined): DrawnBudget[] {
  const classes = classesOf(call);
  const counted = (facts?.budgets ?? []).filter(
    ({ calls, paths }) =>
      (calls === undefined || classes.includes(calls)) &&
      (paths === undefined || paths.some((part) => call.path.includes(part))),
  );
  const drawn = counted.map((budget) => ({
    ...refOf(call, budget.scope),
    scope: budget.scope,
    callClass: classNameOf(budget),
    budget,
    allowance: allowanceOf(budget),
  }));
  // A provider that limits some paths by a number of their own limits the others too, by a number that nobody knows.
  if (counted.some(({ paths }) => paths === undefined)) return drawn;
  return [...drawn, { ...refOf(call, 'connection'), scope: 'connection', callClass: 'all' }];
}

function classNameOf({ calls, perMs, paths }: CallBudget): string {
  return [calls ?? 'all', perMs, ...(paths ? [sha256(...paths)] : [])].join('/');
}

/**
 * The budgets that a provider's "too many calls" is about, as far as one can tell: those of the path, or else those that
 * the fewest share.
 */
export function blockedBudgets(drawn: readonly DrawnBudget[]): DrawnBudget[] {
  const ofPaths = drawn.filter(({ budget }) => budget?.paths);
  if (ofPaths.length > 0) return ofPaths;
  const ofAll = drawn.filter(({ callClass }) => callClass !== PAID_READS);
  const narrowest = (['connection', 'account', 'app'] as const).find((scope) =>
    ofAll.some((one) => one.scope === scope),
  );
  return ofAll.filter(({ scope }) => scope === narrowest);
}

/** The budgets that a call can no longer pay for: of a read, only that of reads. */
export function unpaidBudgets(drawn: readonly DrawnBudget[]): DrawnBudget[] {
  const ofReads = drawn.filter(({ callClass }) => callClass === PAID_READS);
  return ofReads.length > 0 ? ofReads : blockedBudgets(drawn);
}

/** A provider may find changed records with the call that searches, which is no GET. */
function classesOf({ purpose, method }: BudgetedCall): NonNullable<CallBudget['calls']>[] {
  const isSafe = /^(GET|HEAD|OPTIONS)$/i.test(method);
  switch (purpose) {
    case 'read':
      return isSafe ? ['read'] : ['read', 'search'];
    case 'search':
      return ['read', 'search'];
    default:
      return isSafe ? ['read'] : ['write'];
  }
}

/**
 * What is not known is taken for the connection itself. Nothing is shared between projects. The name of an account may
 * be that of a customer, so only its hash is kept.
 */
function refOf(call: BudgetedCall, scope: CallBudget['scope']): Pick<BudgetRef, 'provider' | 'scopeId'> {
  const { provider, connectionId, accountId, providerWorkspaceRef, providerAppId } = call;
  const ofAccount = accountId === undefined ? '' : `/${sha256(accountId)}`;
  const own = `connection:${connectionId}${ofAccount}`;
  if (scope === 'account' && providerWorkspaceRef)
    return { provider, scopeId: `account:${sha256(providerWorkspaceRef)}` };
  if (scope === 'app' && providerAppId) return { provider, scopeId: `app:${providerAppId}` };
  return { provider, scopeId: own };
}
