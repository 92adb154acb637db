import { createHash, createHmac } from 'node:crypto';
import type { AccountChange, DialectAccount } from '../account.ts';
import type { Application } from '../dialect.ts';
import { isPropertyObject, type PropertyObject } from './properties.ts';

/** What an application that an account has installed is told of. */
interface Installed {
  application: Application;
  sent: Promise<unknown>;
  /** How many events there were. Their ids count up. */
  events: number;
}

const installedBy = new WeakMap<DialectAccount, Installed>();
const TIMEOUT_MS = 10_000;
const APP_ID = 4711;

/** The number of an account. Events name the account by it. */
export function portalIdOf({ id }: DialectAccount): number {
  return createHash('sha256').update(id).digest().readUInt32BE();
}

/** From now on, the account tells this application of changes, and no other. */
export function sendEventsTo(account: DialectAccount, application: Application): void {
  const known = installedBy.get(account);
  if (known) {
    known.application = application;
    return;
  }
  const installed: Installed = { application, sent: Promise.resolve(), events: 0 };
  installedBy.set(account, installed);
  account.listeners.add((change) => {
    const events = toEvents(account, installed, change);
    if (events.length === 0) return;
    // Nobody waits for them, but they go out in the order in which they happened.
    installed.sent = installed.sent.then(() => send(account, installed.application, JSON.stringify(events)));
  });
}

/** The address and the subscriptions of the application. An account has none of its own. */
export function subscriptionsOf(account: DialectAccount) {
  const application = installedBy.get(account)?.application;
  if (!application) return [];
  return [{ id: String(APP_ID), url: application.url, events: application.events ?? [] }];
}

const names: Readonly<Record<PropertyObject, { name: string; typeId: string }>> = {
  contacts: { name: 'contact', typeId: '0-1' },
  companies: { name: 'company', typeId: '0-2' },
  deals: { name: 'deal', typeId: '0-3' },
  tickets: { name: 'ticket', typeId: '0-5' },
};

/** One event for a new or a deleted record, and one for each property that has changed. One request has them all. */
function toEvents(
  account: DialectAccount,
  installed: Installed,
  { kind, object, record, previous }: AccountChange,
) {
  if (!isPropertyObject(object)) return [];
  const { name, typeId } = names[object];
  const { events: wanted, form } = installed.application;
  const isGeneric = form === 'object';
  const event = (what: string, more: object = {}) => {
    const subscriptionType = `${isGeneric ? 'object' : name}.${what}`;
    if (wanted && !wanted.includes(subscriptionType)) return [];
    installed.events += 1;
    const about = { portalId: portalIdOf(account), appId: APP_ID, occurredAt: account.now() };
    return [
      {
        eventId: installed.events,
        subscriptionId: 1000 + subscriptionType.length,
        ...about,
        subscriptionType,
        attemptNumber: 0,
        objectId: Number(record.id),
        ...(isGeneric && { objectTypeId: typeId }),
        changeSource: 'CRM_UI',
        ...more,
      },
    ];
  };
  if (kind === 'create') return event('creation', { changeFlag: 'NEW' });
  if (kind === 'delete') return event('deletion', { changeFlag: 'DELETED' });
  return Object.keys(previous).flatMap((propertyName) =>
    event('propertyChange', { propertyName, propertyValue: String(record.values[propertyName] ?? '') }),
  );
}

/** The signature of version 3 covers method, address, body and time. */
async function send(
  account: DialectAccount,
  { url, clientSecret }: Application,
  body: string,
): Promise<void> {
  const time = String(account.rightNow());
  const signature = createHmac('sha256', clientSecret).update(`POST${url}${body}${time}`).digest('base64');
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hubspot-signature-v3': signature,
      'x-hubspot-request-timestamp': time,
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  await answer?.body?.cancel();
}
