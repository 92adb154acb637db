import type { ConnectorSummary } from '@dowel/schema';
import { serverNow } from '../app/clock.ts';
import type { State } from './states.ts';
import { count } from './time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An end that is nearer wants somebody. */
const SOON_DAYS = 180;

const abilities: Readonly<Record<string, string>> = {
  read: 'read',
  write: 'write',
  delete: 'delete',
  search: 'search',
  subscribe: 'events',
  proxy: 'proxy',
};

/** What can be done: `read, write, events`. */
export function abilityWords({ abilities: can }: ConnectorSummary): string {
  const known = Object.keys(abilities).filter((ability) => can.includes(ability));
  return known.map((ability) => abilities[ability]).join(', ') || 'sign in only';
}

/** How well a connector is proven. */
export function proofState({
  verified,
  objectCount,
}: Pick<ConnectorSummary, 'verified' | 'objectCount'>): State {
  if (objectCount === undefined) return { tone: 'neutral', icon: 'todo', words: 'No connector' };
  if (verified === 'provider') return { tone: 'success', icon: 'success', words: 'Run at the provider' };
  if (verified === 'simulator') return { tone: 'info', icon: 'success', words: 'Run on a simulator' };
  if (verified === undefined) return { tone: 'neutral', icon: 'success', words: 'Code of the operator' };
  return { tone: 'warning', icon: 'warning', words: 'Not run yet' };
}

/** How many days the provider still supports the version that is called. Undefined: no end is announced. */
export function daysLeft(
  { apiVersion }: Pick<ConnectorSummary, 'apiVersion'>,
  now = serverNow(),
): number | undefined {
  if (!apiVersion) return undefined;
  return Math.ceil((Date.parse(apiVersion.supportedUntil) + DAY_MS - now) / DAY_MS);
}

export function endsSoon(connector: Pick<ConnectorSummary, 'apiVersion'>, now = serverNow()): boolean {
  return (daysLeft(connector, now) ?? SOON_DAYS) < SOON_DAYS;
}

/** The answer on top of the catalogue: whether a version ends that is in use. */
export function catalogueTitle(connectors: readonly ConnectorSummary[], now = serverNow()): string {
  const used = connectors.filter(({ integrationCount }) => integrationCount > 0);
  const ending = used.filter((one) => endsSoon(one, now));
  if (ending.length > 0)
    return ending.length === 1
      ? `A version that ${ending[0]?.displayName} supports ends soon`
      : `Versions of ${ending.length} providers end soon`;
  return used.length === 0
    ? 'Catalogue'
    : `${count(used.length, 'provider')} with an integration, no version ends soon`;
}
