import type { ProviderBody } from '../../provider-words/provider-body.ts';
import type { RestDefinition } from './definition.ts';

/**
 * How many seconds pass until the points that are left pay for such a call again, as in `Retry-After`. Undefined when they
 * do, or when the answer does not say it.
 */
export function waitForPoints({ cost }: RestDefinition, body: ProviderBody | undefined): string | undefined {
  if (!cost || !body) return undefined;
  const [requested, available, perSecond] = [
    body.number(cost.requested),
    body.number(cost.available),
    body.number(cost.restoredPerSecond),
  ];
  if (requested === undefined || available === undefined || perSecond === undefined) return undefined;
  if (available >= requested || perSecond <= 0) return undefined;
  return String(Math.ceil((requested - available) / perSecond));
}
