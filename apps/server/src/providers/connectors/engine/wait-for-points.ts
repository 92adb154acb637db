import type { ProviderBody } from '../../provider-words/provider-body.ts';
import type { RestDefinition } from './definition.ts';

/**
 * What a call costs, where a provider counts points. When those that are left do not pay for such a call again, such calls
 * wait until they do, in all processes.
 */
export interface Points {
  /** What the call costs at most. The provider refuses a call that it could not pay. */
  readonly requested: number | undefined;
  /** How many are left. */
  readonly available: number | undefined;
  /** How many are added in a second. */
  readonly perSecond: number | undefined;
}

/**
 * How many seconds pass until the points that are left pay for such a call again, as in `Retry-After`. Undefined when they
 * do, or when the answer does not say it.
 */
export function waitForPoints(
  { functions }: RestDefinition,
  body: ProviderBody | undefined,
): string | undefined {
  const { requested, available, perSecond } = (body && functions?.pointsOf?.(body)) ?? {};
  if (requested === undefined || available === undefined || perSecond === undefined) return undefined;
  if (available >= requested || perSecond <= 0) return undefined;
  return String(Math.ceil((requested - available) / perSecond));
}
