import { memberOf } from '../provider-words/member-of.ts';
import type { AccountEvents, ApplicationEvents, ConnectorEvents, EventsBelow } from './connector-events.ts';
import type { RestDefinition } from './engine/definition.ts';
import { toObject } from './engine/object.ts';
import { subscribeAccount, unsubscribeAccount } from './engine/webhooks/account-subscription.ts';
import { withObjectRefs } from './engine/webhooks/ask-for-events.ts';
import { findAccount } from './engine/webhooks/find-account.ts';
import { isGenuine } from './engine/webhooks/is-genuine.ts';
import {
  askForEach,
  createSubscription,
  removeOtherSubscriptions,
} from './engine/webhooks/manage-subscription.ts';
import { readChallenge } from './engine/webhooks/read-challenge.ts';
import { readEvent, readEvents } from './engine/webhooks/read-event.ts';
import { readSecretOffer } from './engine/webhooks/read-secret-offer.ts';
import { recordIdOf } from './engine/webhooks/record-of-event.ts';
import {
  listParents,
  removeBelow,
  subscribeBelow,
  type WebhooksBelow,
} from './engine/webhooks/subscribe-below.ts';
import type { AccountWebhooks, ApplicationWebhooks, Webhooks } from './format.ts';

/** How the provider of a definition tells of changes. Undefined: it tells of nothing. */
export function restEvents(definition: RestDefinition): ConnectorEvents | undefined {
  const { webhooks } = definition;
  if (!webhooks) return undefined;
  return webhooks.scope === 'application'
    ? applicationEvents(definition, webhooks)
    : accountEvents(definition, webhooks);
}

function sharedEvents(definition: RestDefinition, { event, signature, deletedMark }: Webhooks) {
  return {
    isGenuine: (arrived, secrets, now) => isGenuine(signature, arrived, secrets, now),
    isList: event?.list !== undefined,
    isTold: event !== undefined,
    read: (body, headers) => event && readEvents({ event }, body, headers),
    readKept(kept, objectName) {
      const read = event && readEvent({ event }, kept);
      return read && { ...read, recordId: recordIdOf(toObject(definition, objectName), read) };
    },
    isDeleted: (record) => deletedMark !== undefined && memberOf(record, deletedMark) === true,
    withObjectRefs: (events, fetch) => withObjectRefs(definition, events, fetch),
  } satisfies Partial<ConnectorEvents>;
}

function accountEvents(definition: RestDefinition, webhooks: AccountWebhooks): AccountEvents {
  const { secret, lifetimeMs, lookMs, notice, parents } = webhooks;
  return {
    ...sharedEvents(definition, webhooks),
    scope: 'account',
    secret,
    lifetimeMs,
    lookMs,
    ...(notice && { hasNews: (headers) => !notice.ignores?.includes(headers.get(notice.header) ?? '') }),
    subscribe: (request, fetch) => createSubscription(definition, webhooks, request, fetch),
    subscribeToEach: (request, fetch) => askForEach(definition, webhooks, request, fetch),
    removeOthers: (removal, fetch) => removeOtherSubscriptions(definition, webhooks, removal, fetch),
    ...(parents && { below: eventsBelow(definition, { ...webhooks, parents }) }),
  };
}

function eventsBelow(definition: RestDefinition, webhooks: WebhooksBelow): EventsBelow {
  return {
    object: webhooks.parents.object,
    listParents: (cursor, fetch) => listParents(definition, webhooks, cursor, fetch),
    subscribe: (wanted, fetch) => subscribeBelow(definition, webhooks, wanted, fetch),
    remove: (subscriptions, fetch) => removeBelow(definition, webhooks, subscriptions, fetch),
  };
}

function applicationEvents(definition: RestDefinition, webhooks: ApplicationWebhooks): ApplicationEvents {
  const { secret, setUp, challenge, secretOffer, account, event, subscription } = webhooks;
  return {
    ...sharedEvents(definition, webhooks),
    scope: 'application',
    secret,
    setUp,
    ...(challenge && { challenge: (body) => readChallenge(challenge, body) }),
    ...(secretOffer && { secretOffer: (body) => readSecretOffer(secretOffer, body) }),
    async findAccount(metadata, fetchFor) {
      const fetch = fetchFor(account.source === 'call' ? account.module : undefined);
      const told = await findAccount(definition, account, { metadata, fetch });
      return typeof event.account !== 'string' && URL.canParse(told) ? new URL(told).origin : told;
    },
    ...(subscription && {
      subscription: {
        lifetimeMs: subscription.lifetimeMs,
        subscribe: (asked, fetch) => subscribeAccount(definition, subscription, asked, fetch),
        unsubscribe: (id, fetch) => unsubscribeAccount(definition, subscription, id, fetch),
      },
    }),
  };
}
