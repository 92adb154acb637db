import type { DialectAccount } from '../account.ts';
import { UnexpectedRequest } from '../refusal.ts';
import type { RecordedWrite } from '../store/history.ts';
import { PAST } from '../subscriptions.ts';
import { toEpochSeconds } from '../times.ts';
import { TOLD } from './documented.ts';
import { noSuch } from './errors.ts';
import type { Form } from './form.ts';
import { readListQuery } from './list-query.ts';
import { OBJECTS, type StripeObject } from './objects.ts';
import { rendererOf } from './records.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Events can be listed for 30 days. */
const KEPT_MS = 30 * DAY_MS;

/** An event of the list, and what orders it. */
interface ListedEvent {
  readonly id: string;
  readonly type: string;
  readonly createTime: number;
  render(): object;
}

/**
 * One page of the events of the last 30 days, the newest first. An event has the record in the version of the account,
 * which is an old one, and not in the version that a caller asks for.
 * https://docs.stripe.com/api/events/list
 * @throws {StripeError}
 */
export function listEvents(account: DialectAccount, { type, ...query }: Form) {
  const { limit, startingAfter, conditions } = readListQuery(query, []);
  const oldest = account.now() - (account.quirks.feedKeptMs ?? KEPT_MS);
  const own = Object.entries(OBJECTS).flatMap(([name, object]) => eventsOf(account, name, object));
  const told = Object.entries(TOLD).flatMap(([name, object]) =>
    eventsOf(account, name, { idPrefix: `${object.object}_`, ...object }),
  );
  const events = [...own, ...told]
    .filter((event) => isOfType(event, type) && event.createTime >= oldest)
    .filter(({ createTime }) => conditions.every(({ isMet }) => isMet({ createTime, values: {} })))
    .sort((a, b) => b.createTime - a.createTime || (a.id < b.id ? 1 : -1));
  const place = startingAfter === undefined ? -1 : events.findIndex(({ id }) => id === startingAfter);
  if (startingAfter !== undefined && place < 0) throw noSuch('event', startingAfter, 'starting_after');
  const size = Math.min(limit, account.quirks.largestPage ?? limit);
  if (isDead(account, Math.floor((place + 1) / size) + 1)) {
    throw noSuch('event', String(startingAfter), 'starting_after');
  }
  const page = events.slice(place + 1, place + 1 + size);
  const hasMore = place + 1 + size < events.length;
  return { object: 'list', data: page.map((event) => event.render()), has_more: hasMore, url: '/v1/events' };
}

/** Whether the cursor of this page has expired. */
function isDead({ quirks }: DialectAccount, page: number): boolean {
  const { cursorsDie } = quirks;
  if (!cursorsDie || page <= cursorsDie.afterPage) return false;
  cursorsDie.times -= 1;
  if (cursorsDie.times === 0) quirks.cursorsDie = undefined;
  return true;
}

/** A type can end with a star, which stands for all that follows. */
function isOfType({ type }: ListedEvent, wanted: Form[string] | undefined): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted !== 'string') throw new UnexpectedRequest('The parameter type is one text.');
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

type Told = Pick<StripeObject, 'object' | 'idPrefix' | 'eventName' | 'deleting'>;

function eventsOf(account: DialectAccount, name: string, object: Told): ListedEvent[] {
  const known = Object.hasOwn(OBJECTS, name);
  // What an event tells of the others is who they are.
  const render = known
    ? rendererOf(account, name)
    : ({ id }: RecordedWrite['record']) => ({ id, object: object.object });
  return account.history(name).map((write) => {
    const { record } = write;
    const { updateTime: createTime, sequence } = record;
    const id = `evt_${object.idPrefix}${String(sequence).padStart(9, '0')}`;
    const type = typeOf(object, write);
    return {
      id,
      type,
      createTime,
      render() {
        const { metadata: _, ...old } = render(record) as Record<string, unknown>;
        const about = { api_version: '2018-02-28', livemode: false, data: { object: old } };
        return { id, object: 'event', type, created: toEpochSeconds(createTime), ...about };
      },
    };
  });
}

/** A subscription that is canceled stays, and the event is called a deletion all the same. */
function typeOf(
  { deleting, object, eventName = object }: Told,
  { kind, record, before }: RecordedWrite,
): string {
  const isCanceled = deleting === 'cancels' && record.values.status === 'canceled';
  const wasCanceled = before?.values.status === 'canceled';
  if (before && isCanceled && !wasCanceled) return `${eventName}.deleted`;
  // A charge is made when it is paid, and a payment intent has events for its states.
  if (eventName === 'charge' && kind === 'create') return 'charge.succeeded';
  if (eventName === 'payment_intent' && kind === 'update') return 'payment_intent.processing';
  return `${eventName}.${PAST[kind]}`;
}
