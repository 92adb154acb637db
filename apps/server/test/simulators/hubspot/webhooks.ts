import { createHash, createHmac } from 'node:crypto';
import type { DialectAccount } from '../account.ts';
import { applicationWebhooks, type ToldChange } from '../application-webhooks.ts';
import { isPropertyObject, type PropertyObject } from './properties.ts';

const APP_ID = 4711;

/** How many events each account has had. Their ids count up. */
const counts = new WeakMap<DialectAccount, number>();

/** The number of an account. Events name the account by it. */
export function portalIdOf({ id }: DialectAccount): number {
  return createHash('sha256').update(id).digest().readUInt32BE();
}

/** A request has a list of events. The signature of version 3 covers method, address, body and time. */
export const hubspotWebhooks = applicationWebhooks((told) => {
  const events = toEvents(told);
  if (events.length === 0) return undefined;
  const { url, clientSecret } = told.application;
  const body = JSON.stringify(events);
  const time = String(told.account.rightNow());
  const signature = createHmac('sha256', clientSecret).update(`POST${url}${body}${time}`).digest('base64');
  return {
    body,
    headers: { 'x-hubspot-signature-v3': signature, 'x-hubspot-request-timestamp': time },
  };
});

const names: Readonly<Partial<Record<PropertyObject, { name: string; typeId: string }>>> = {
  contacts: { name: 'contact', typeId: '0-1' },
  companies: { name: 'company', typeId: '0-2' },
  deals: { name: 'deal', typeId: '0-3' },
  tickets: { name: 'ticket', typeId: '0-5' },
};

/** One event for a new or a deleted record, and one for each property that has changed. */
function toEvents({ account, application, change: { kind, object, record, previous } }: ToldChange) {
  const known = isPropertyObject(object) ? names[object] : undefined;
  if (!known) return [];
  const { name, typeId } = known;
  const isGeneric = application.form === 'object';
  const event = (what: string, more: object = {}) => {
    const subscriptionType = `${isGeneric ? 'object' : name}.${what}`;
    if (application.events && !application.events.includes(subscriptionType)) return [];
    const eventId = (counts.get(account) ?? 0) + 1;
    counts.set(account, eventId);
    return [
      {
        eventId,
        subscriptionId: 1000 + subscriptionType.length,
        portalId: portalIdOf(account),
        appId: APP_ID,
        occurredAt: account.now(),
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
