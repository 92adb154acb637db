import type { ConnectorFacts } from './providers.ts';

/** A case of the suite. */
export interface ConformanceCase {
  readonly title: string;
  /** Why it does not apply to a connector, out of what the connector declares. Undefined: it applies. */
  readonly exempts?: (facts: ConnectorFacts) => string | undefined;
  /** Nobody has written it yet, and why. */
  readonly notWritten?: string;
}

/** A scheduled read asks for changes only if the list can be limited to them. */
const needsFilter = ({ handled: { changes } }: ConnectorFacts) =>
  changes.source === 'filter' ? undefined : `it has no filter by time (changes: ${changes.source})`;

const subscriptions = 'connectors do not subscribe yet';

/** The cases, by number. The titles are those of the table in `docs/connectors.md`. */
export const cases = {
  3: { title: 'a full read of 0, 1, one page, one more, and ten pages has each record once' },
  4: { title: 'records with one update time over three pages arrive once each' },
  6: { title: 'nothing is lost when records change, come and go between two pages' },
  7: { title: 'a second read without a change delivers nothing', exempts: needsFilter },
  8: { title: 'a change at the very time where the last read ended arrives' },
  9: { title: 'a change that the index shows late arrives', exempts: needsFilter },
  10: { title: 'a record dated 2999 holds up no other' },
  24: { title: 'webhooks', notWritten: subscriptions },
  25: { title: 'subscribing, changing, renewing and removing', notWritten: subscriptions },
} as const satisfies Record<number, ConformanceCase>;
export type CaseNumber = keyof typeof cases;

/** Why a case is not run on a connector. Undefined: it is. */
export function reasonNotToApply(number: CaseNumber, facts: ConnectorFacts): string | undefined {
  const { exempts, notWritten }: ConformanceCase = cases[number];
  return notWritten ?? exempts?.(facts);
}
