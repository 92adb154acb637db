import type { ProviderMetadata } from '@dowel/schema';
import type { ProviderText } from '../provider-words/provider-text.ts';
import type { ProviderFetch } from './engine/call.ts';
import type { AskedEvent } from './engine/webhooks/ask-for-events.ts';
import type { Arrived } from './engine/webhooks/is-signed.ts';
import type {
  AskedForEach,
  MadeSubscription,
  Removal,
  Removed,
  SubscriptionRequest,
} from './engine/webhooks/manage-subscription.ts';
import type { ArrivedEvent, ProviderEvent } from './engine/webhooks/read-event.ts';
import type { ParentsPage, SubscriptionBelow, WantedBelow } from './engine/webhooks/subscribe-below.ts';

/** How a provider tells of changes: to an address for each account, or to one for the whole application. */
export type ConnectorEvents = AccountEvents | ApplicationEvents;

interface Events {
  /** Whether what has arrived comes from the provider. */
  isGenuine(arrived: Arrived, secrets: readonly string[], now: Date): Promise<boolean>;
  /** Whether a request can bring several events. */
  readonly isList: boolean;
  /** Whether events of this type can arrive. If there are none of any type, `hasNews` says that there is something to read. */
  canTell(type: string): boolean;
  /** What has arrived. Entries that are no events are undefined. Undefined when the body is none of this provider. */
  read(body: string, headers: Headers): (ArrivedEvent | undefined)[] | undefined;
  /** Reads what `read` has called `kept`. */
  readKept(kept: string, objectName: string): ProviderEvent | undefined;
  /** Finds out what the provider calls the objects of these events. */
  withObjectRefs<E extends AskedEvent>(events: readonly E[], fetch: ProviderFetch): Promise<E[]>;
}

/** Each installation has a subscription of its own at the provider, with its own address. */
export interface AccountEvents extends Events {
  readonly scope: 'account';
  /** The client secret of the provider app signs all events. Absent: each subscription has a secret of its own. */
  readonly secret?: 'clientSecret' | undefined;
  /** A subscription ends by itself after this time. Absent: it lasts. */
  readonly lifetimeMs?: number | undefined;
  /** So often it is looked whether the subscription is still there. */
  readonly lookMs?: number | undefined;
  /** Whether a message that says nothing else means that something has changed. Absent: events say what. */
  hasNews?(headers: Headers): boolean;
  subscribe<E extends AskedEvent>(
    request: SubscriptionRequest<E>,
    fetch: ProviderFetch,
  ): Promise<MadeSubscription<E>>;
  /** Asks for each event by itself. */
  subscribeToEach<E extends AskedEvent>(
    request: SubscriptionRequest<E> & { readonly ownSecret?: string },
    fetch: ProviderFetch,
  ): Promise<AskedForEach<E>>;
  /** Removes all subscriptions to an address but one. */
  removeOthers(removal: Removal, fetch: ProviderFetch): Promise<Removed>;
  /** There is a subscription for each record of another object. */
  readonly below?: EventsBelow | undefined;
}

export interface EventsBelow {
  /** The object whose records have a subscription each. */
  readonly object: string;
  listParents(cursor: ProviderText | undefined, fetch: ProviderFetch): Promise<ParentsPage>;
  subscribe(wanted: WantedBelow, fetch: ProviderFetch): Promise<SubscriptionBelow>;
  remove(subscriptions: readonly SubscriptionBelow[], fetch: ProviderFetch): Promise<void>;
}

/** The application has one address at the provider, where the events of all accounts arrive. */
export interface ApplicationEvents extends Events {
  readonly scope: 'application';
  /** Which secret of the provider app signs. `clientSecret` when absent. */
  readonly secret?: 'clientSecret' | 'webhookSecret' | undefined;
  /** What a builder does at the provider, once for the application. */
  readonly setUp: string;
  /** What the provider wants to get back. Undefined when the body is no challenge. */
  challenge?(body: string): string | undefined;
  /** The secret that a request tells before the first event. Undefined when the body is no such request. */
  secretOffer?(body: string): string | undefined;
  /**
   * What the provider calls the account of a connection in its events.
   * @param fetchFor calls the module of the integration, or with `root` the base URL of the provider
   */
  findAccount(metadata: ProviderMetadata, fetchFor: (module?: 'root') => ProviderFetch): Promise<string>;
  /** Absent: the provider sends the events of every account that has installed the application. */
  readonly subscription?: AccountSubscriptions | undefined;
}

/** An application that has to ask for the events of each account. */
export interface AccountSubscriptions {
  /** A subscription ends by itself after this time. */
  readonly lifetimeMs: number;
  /** So often it is looked whether the subscription is still there. */
  readonly lookMs: number;
  /** Whether the provider still has it. */
  isThere(id: string, fetch: ProviderFetch): Promise<boolean>;
  /** Answers the id of the subscription. */
  subscribe(
    asked: { readonly address: string; readonly events: readonly string[] },
    fetch: ProviderFetch,
  ): Promise<string>;
  /** One that has ended is no mistake. */
  unsubscribe(id: string, fetch: ProviderFetch): Promise<void>;
}
