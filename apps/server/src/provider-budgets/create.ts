import { setTimeout as wait } from 'node:timers/promises';
import type { Connectors } from '../connectors/find-connector.ts';
import type { Figures } from '../metrics/figures.ts';
import type { LimitFacts } from './budgeted-call.ts';
import { ProviderBudgets } from './provider-budgets.ts';

/** The budgets of a server. The connectors of the operator have limits too. */
export function createProviderBudgets(connectors: Connectors, figures: Figures): ProviderBudgets {
  return new ProviderBudgets({
    limitsOf: limitsBy(connectors),
    figures,
    waitFor: (ms, signal) => wait(ms, undefined, signal && { signal }),
  });
}

/** What the connectors of a server say of the limits of their providers. */
export function limitsBy(connectors: Connectors): (provider: string) => LimitFacts | undefined {
  return (provider) => connectors.find(provider);
}
