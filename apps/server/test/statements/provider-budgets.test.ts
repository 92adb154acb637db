import type { Budget } from '@dowel/schema/connector';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../src/context.ts';
import type { BudgetedCall } from '../../src/providers/provider-budgets/budgeted-call.ts';
import { startTestServer } from '../start-test-server.ts';
import { watched } from '../watched-database.ts';

const rate: Budget = { scope: 'account', requests: 100, perMs: 10_000 };
const searches: Budget = { scope: 'account', calls: 'search', requests: 100, perMs: 1_000 };

/** How many statements each of these calls costs, made one after the other, with so much time before it. */
async function costsOf(budgets: readonly Budget[], pausesMs: readonly number[]): Promise<number[]> {
  const server = await startTestServer({ limitsOf: () => ({ budgets: [...budgets], errors: {} }) });
  let sent = 0;
  const db = watched(server.dependencies.db, () => {
    sent += 1;
  });
  const context: Context = { ...server.context(), db };
  const call: BudgetedCall = {
    provider: 'oak',
    title: 'Oak',
    purpose: 'search',
    method: 'GET',
    path: '/notes',
    connectionId: 'con1',
    providerWorkspaceRef: null,
    providerAppId: null,
  };
  const costs: number[] = [];
  for (const pauseMs of pausesMs) {
    server.advanceClock(pauseMs);
    const before = sent;
    await server.dependencies.providerBudgets.take(context, call);
    await server.dependencies.providerBudgets.learn(context, call, { status: 200, headers: new Headers() });
    costs.push(sent - before);
  }
  return costs;
}

describe('the statements of a call to a provider, for its limits', () => {
  it.each([
    ['without known budgets', [], [0, 500, 499, 1], [1, 0, 0, 1]],
    ['with a rate', [rate], [0, 0, 0, 499, 1], [1, 0, 0, 0, 1]],
    ['with several budgets', [rate, searches], [0, 0, 0, 0], [1, 0, 0, 0]],
  ])('are one at most, and none while calls are taken ahead, %s', async (_, budgets, pausesMs, costs) => {
    expect(await costsOf(budgets, pausesMs)).toEqual(costs);
  });
});
