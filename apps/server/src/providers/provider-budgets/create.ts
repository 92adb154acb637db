import { setTimeout as wait } from 'node:timers/promises';
import type { Figures } from '../../platform/metrics/figures.ts';
import type { Connectors } from '../connectors/find-connector.ts';
import { ProviderBudgets } from './provider-budgets.ts';

/** The budgets of a server. They are what its connectors say, also those of the operator's files. */
export function createProviderBudgets(connectors: Connectors, figures: Figures): ProviderBudgets {
  return new ProviderBudgets({
    limitsOf: async (provider) => (await connectors.find(provider))?.limits,
    figures,
    waitFor: (ms, signal) => wait(ms, undefined, signal && { signal }),
  });
}
