import { nameIn } from '@dowel/schema/connector';
import type { AccountEvents, ApplicationEvents, ConnectorEvents, EventsBelow } from './connector-events.ts';
import type { RestDefinition } from './engine/definition.ts';
import { toObject } from './engine/object.ts';
import { withoutSecrets } from './engine/records.ts';
import { restApi } from './engine/rest-api.ts';
import { withObjectRefs } from './engine/webhooks/ask-for-events.ts';
import { findAccount } from './engine/webhooks/find-account.ts';
import { isSigned } from './engine/webhooks/is-signed.ts';
import {
  askForEach,
  createSubscription,
  removeOtherSubscriptions,
} from './engine/webhooks/manage-subscription.ts';
import { parsedBody } from './engine/webhooks/parsed-body.ts';
import { readEvent, readEvents } from './engine/webhooks/read-event.ts';
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
  const { webhooks, functions } = definition;
  if (functions?.ownEvents) return functions.ownEvents((fetch) => restApi(definition, fetch));
  if (!webhooks) return undefined;
  return webhooks.scope === 'application'
    ? applicationEvents(definition, webhooks)
    : accountEvents(definition, webhooks);
}

function sharedEvents(definition: RestDefinition, webhooks: Webhooks) {
  const { event, signature } = webhooks;
  const functions = definition.functions?.events;
  // Below parents, there is no choice of events.
  const only = 'parents' in webhooks ? event.typeRules : undefined;
  return {
    canTell: (type) => !only || only.some((rule) => rule.type === type || rule.means === type),
    async isGenuine(arrived, secrets, now) {
      if (functions?.isGenuine) return functions.isGenuine(arrived, secrets, now);
      return signature !== 'code' && isSigned(signature, arrived, secrets, now);
    },
    isList: event.list !== undefined,
    read: (body, headers) => readEvents({ event, functions }, body, headers),
    readKept(kept, objectName) {
      const listed = nameIn(definition, objectName);
      const read = readEvent({ event, functions }, kept);
      const toOwnId = (said: string) => functions?.recordIdOf?.(listed, said) ?? said;
      if (!read) return undefined;
      const recordId = recordIdOf(toObject(definition, objectName), read, toOwnId);
      return { ...read, recordId, raw: withoutSecrets(definition, objectName)(read.raw) };
    },
    withObjectRefs: (events, fetch) => withObjectRefs(definition, events, fetch),
  } satisfies Partial<ConnectorEvents>;
}

function accountEvents(definition: RestDefinition, webhooks: AccountWebhooks): AccountEvents {
  const { secret, lifetimeMs, lookMs, parents } = webhooks;
  return {
    ...sharedEvents(definition, webhooks),
    scope: 'account',
    secret,
    lifetimeMs,
    lookMs,
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
  const { secret, setUp, account } = webhooks;
  const { challenge, secretOffer, accountModule, accountOf, accountSubscriptions } =
    definition.functions?.events ?? {};
  return {
    ...sharedEvents(definition, webhooks),
    scope: 'application',
    secret,
    setUp,
    ...(challenge && { challenge: (body) => toChallenge(challenge(parsedBody(body))) }),
    ...(secretOffer && { secretOffer: (body) => toSecret(secretOffer(parsedBody(body))) }),
    async findAccount(metadata, fetchFor) {
      const fetch = fetchFor(accountModule);
      const told = await findAccount(definition, account, { metadata, fetch });
      return accountOf?.(told) ?? told;
    },
    ...(accountSubscriptions && {
      subscription: accountSubscriptions((fetch) => restApi(definition, fetch)),
    }),
  };
}

/** A provider's challenges are much shorter. */
const LONGEST_CHALLENGE = 2000;

function toChallenge(text: string | undefined): string | undefined {
  return text === undefined || text.length > LONGEST_CHALLENGE ? undefined : text;
}

/** Signs that a secret can consist of, as it is shown to people. Longer ones are no secrets of a provider. */
const secretText = /^[\x21-\x7e]{8,500}$/;

function toSecret(text: string | undefined): string | undefined {
  return text !== undefined && secretText.test(text) ? text : undefined;
}
