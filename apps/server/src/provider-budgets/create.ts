import { setTimeout as wait } from 'node:timers/promises';
import { findConnector } from '../connectors/find-connector.ts';
import type { Figures } from '../metrics/figures.ts';
import type { LimitFacts } from './budgeted-call.ts';
import { ProviderBudgets } from './provider-budgets.ts';

/** The budgets of a server. */
export function createProviderBudgets(figures: Figures): ProviderBudgets {
  return new ProviderBudgets({
    limitsOf,
    figures,
    waitFor: (ms, signal) => wait(ms, undefined, signal && { signal }),
  });
}

/** What the connector of a provider says of its limits. */
export function limitsOf(provider: string): LimitFacts | undefined {
  return findConnector(provider);
}
