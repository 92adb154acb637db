import { canAskForChanges, feedOf, limitedList } from '../../src/providers/connectors/engine/object.ts';
import { canAskFor } from '../../src/providers/connectors/engine/request/conditions.ts';
import type { ConnectorFacts } from './conformance-provider.ts';
import { otherHostsOf } from './simulated-catalogue.ts';

/** A case of the suite. */
export interface ConformanceCase {
  readonly title: string;
  /** Why it does not apply to a connector, out of what the connector declares. Undefined: it applies. */
  readonly exempts?: (facts: ConnectorFacts) => string | undefined;
  /** It shows the engine more than a connector. So an ordinary test run tries it on the first connector only. */
  readonly isOfEngine?: true;
}

type Exempts = (facts: ConnectorFacts) => string | undefined;

/** A scheduled read asks for changes only if the list can be limited to them, or a feed has them. */
const needsChanges: Exempts = ({ handled: { changes } }) =>
  canAskForChanges(changes) ? undefined : `it cannot say what has changed (changes: ${changes.source})`;

const needsForgetting: Exempts = (facts) =>
  knowsDeadCursors(facts) || forgetsChanges(facts) ? undefined : 'it gives no cursors that it could forget';

/** Whether the provider can forget a cursor. A number of a page or of a record stays. */
export function knowsDeadCursors({ connector, handled: { list, parents } }: ConnectorFacts): boolean {
  if (connector.errors.rules?.some(({ means }) => means === 'cursor_gone')) return true;
  return !parents && ['cursor', 'lastRecord', 'nextUrl'].includes(list.paging.style);
}

/** Whether it is known what happens to changes that are too old. */
export function forgetsChanges({ connector, handled: { changes } }: ConnectorFacts): boolean {
  const says = connector.errors.rules?.some(({ means }) => means === 'changes_gone') ?? false;
  return (says && canAskForChanges(changes)) || feedOf(changes)?.by === 'time';
}

const needsCap: Exempts = ({ resultCap }) =>
  resultCap === undefined ? 'no limit for the records of one query is known' : undefined;

const needsSearch: Exempts = ({ handled, searchField: fieldName }) =>
  !handled.parents && canAskFor(limitedList(handled).conditions, { fieldName, value: 'any' })
    ? undefined
    : 'it finds no records by their values';

const needsWrites: Exempts = ({ handled: { write } }) =>
  write?.create && write.update ? undefined : 'the object cannot be written';

const needsOtherHost: Exempts = ({ provider }) =>
  otherHostsOf(provider).length > 0
    ? undefined
    : 'its entry of the catalogue is the only one, so its host is that of every account, or the account names it';

const needsUpsert: Exempts = ({ connector: { functions }, objectName, upsert }) =>
  upsert && functions?.upsertOf?.(objectName, upsert.field)
    ? undefined
    : 'no call of the provider changes or creates a record of the object by a field of the caller';

const needsEvents: Exempts = ({ connector: { webhooks, functions }, handled: { events } }) =>
  (webhooks || functions?.ownEvents) && events
    ? undefined
    : 'its events are not declared, so nobody can subscribe';

/** The cases, by number. */
export const cases = {
  1: { title: 'the connector is valid, and its entry of the catalogue exists' },
  2: { title: 'field names are unique, and records have only described fields' },
  3: { title: 'a full read of 0, 1, one page, one more, and ten pages has each record once' },
  4: { title: 'records with one update time over three pages arrive once each' },
  5: { title: 'more records than one query reaches arrive once each', exempts: needsCap },
  6: { title: 'nothing is lost when records change, come and go between two pages' },
  7: { title: 'a second read without a change delivers nothing', exempts: needsChanges },
  8: { title: 'a change at the very time where the last read ended arrives' },
  9: { title: 'a change that the index shows late arrives', exempts: needsChanges },
  10: { title: 'a record dated 2999 holds up no other', isOfEngine: true },
  11: { title: 'a provider whose clock is ten minutes off loses nothing', isOfEngine: true },
  12: { title: 'progress from the future or of an older format loses nothing', isOfEngine: true },
  13: {
    title: 'a kill before any statement loses nothing, and a repeat has the same message id',
    isOfEngine: true,
  },
  14: {
    title: 'a read begins again when its cursor is forgotten, and reads everything when old changes are',
    exempts: needsForgetting,
  },
  15: {
    title: 'cursors that repeat, go in circles or never end make the read fail with the reason',
    isOfEngine: true,
  },
  16: { title: 'an empty page in the middle, short pages, and null for a list are no end and no error' },
  17: {
    title: 'a limit makes the read wait, however it is told, and a spent daily quota too',
    isOfEngine: true,
  },
  18: { title: 'refused credentials, forbidden and missing objects, broken, huge and wide answers' },
  19: { title: 'a field that vanishes or changes its type in the middle of a read' },
  20: { title: 'deletions are as declared, and none is made up by a read that was resumed' },
  21: { title: 'a read with filters delivers what a filter over all records finds' },
  22: {
    title: 'create, update, delete, a batch with a bad record, and a kill behind the call',
    exempts: needsWrites,
  },
  23: { title: 'a search finds what a filter over all records finds', exempts: needsSearch },
  24: {
    title: 'an event is delivered once; forged, old and repeated ones, and those out of order, are not',
    exempts: needsEvents,
  },
  25: {
    title: 'subscribing, changing, renewing and removing leave no other subscription behind',
    exempts: needsEvents,
  },
  26: { title: 'only declared origins are called, and no secret is logged', isOfEngine: true },
  27: { title: 'a token that is revoked, or a scope that is lost, in the middle of a read loses nothing' },
  28: {
    title: 'an upsert by a field of the caller creates a record once, and changes it after that',
    exempts: needsUpsert,
  },
  29: {
    title: 'an account of the host for tests is read there, and one of production there',
    exempts: needsOtherHost,
  },
} as const satisfies Record<number, ConformanceCase>;
export type CaseNumber = keyof typeof cases;

/** Why a case is not run on a connector. Undefined: it is. */
export function reasonNotToApply(number: CaseNumber, facts: ConnectorFacts): string | undefined {
  const { exempts }: ConformanceCase = cases[number];
  return exempts?.(facts);
}
