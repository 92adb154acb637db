import type { SentDescription } from './description.ts';
import type { Template } from './template.ts';

/** By what happened. Places: `{singular}`, `{object}`, `{value.…}`. Absent: nobody is told. */
export type EventNames = Partial<Readonly<Record<'create' | 'update' | 'delete', string>>>;

/** Who is told of changes: those who have asked each account, or applications. */
export interface WebhooksDescription {
  /** The calls for subscriptions. Absent: a builder sets one address at the application. */
  readonly subscriptions?: SubscriptionsDescription;
  /** What events are called. Absent: only those objects have events that say it. */
  readonly events?: EventNames;
  /**
   * A message: `{event}` and its first part `{verb}`, `{singular}`, `{object}`, `{id}`, `{number}`, `{record}` (of a
   * deletion as it was), `{previous}` and `{previousCustom}` (values before a change), `{uuid}`,
   * `{account}`, `{time}`, `{seconds}`, `{url}` for the address, and `{webhook.…}` for the subscription.
   */
  readonly message: Template;
  /** The messages of some kinds, if they have another shape. */
  readonly messages?: Partial<Readonly<Record<'create' | 'update' | 'delete', Template>>>;
  /** Headers with the same places, and `{signature}`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What `{signature}` is. Absent: nothing is signed. */
  readonly signature?: SignatureDescription;
}

export type SignatureDescription =
  | {
      readonly hash: 'sha1' | 'sha256';
      /** What is signed: `{body}`, and the places of a message. */
      readonly of: string;
      readonly encoding: 'hex' | 'base64';
      /** Whose secret: that of the subscription, of the application, or the one that an application has for events. */
      readonly secret: 'subscription' | 'client' | 'signing';
    }
  /** A user, with the secret of the subscription as the password, as HTTP basic authentication has them. */
  | { readonly basicUser: string };

export interface SubscriptionsDescription {
  readonly path: string;
  /** How a new one is sent. Default: JSON. */
  readonly as?: SentDescription['as'];
  /** The dotted paths to the address and to the events in a new subscription. */
  readonly url: string;
  readonly events: string | { readonly named: string };
  /** The other members that it takes, with what stands there if nobody says. */
  readonly takes: Readonly<Record<string, Template>>;
  /** The dotted path to a secret that the caller chooses. Absent: the provider makes one, and `{secret}` tells it. */
  readonly ownSecret?: string;
  /** How many there can be. */
  readonly most?: number;
  readonly createdStatus?: 200 | 201;
  /** A subscription: `{id}`, `{number}`, `{url}`, `{events}`, `{time}`, and `{asked.…}` for what was sent. */
  readonly shown: Template;
  /** The answers: `{webhook}`, `{webhooks}`, and at the creation `{secret}`. */
  readonly created: Template;
  readonly listed: Template;
  /** Absent: without a body. */
  readonly removed?: Template;
}
