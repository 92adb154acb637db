import type { Hono } from 'hono';
import type { DialectAccount } from './account.ts';
import type { Refusal } from './refusal.ts';
import type { DialectWorld } from './world.ts';

/** The API of a real provider, simulated from the facts that we have about it. */
export interface Dialect {
  /** The provider's key in the catalogue. The API is served at `/dialects/{provider}`. */
  provider: string;
  /** The objects of which an account can have records. */
  objects: Readonly<Record<string, SimulatedObject>>;
  /** The calls of the API. A call that is none of them is answered 500, because no connector may make it. */
  routes(world: DialectWorld): Hono<DialectEnv>;
  /** How this provider refuses a call. The ground uses it too, for a wrong token, a limit or a fault. */
  refuse(refusal: Refusal): Response;
  /** Reads the token or key of a call. Absent: it is in `Authorization: Bearer …`. */
  credentialOf?(request: Request): string | undefined;
  /** The address where an application gets tokens, such as `/oauth/token`. */
  tokenPath?: string;
  /** The one place where this provider looks for the secret of an application. Absent: it may be in the header too. */
  clientSecretIn?: 'body';
  /** A parameter without which a code is exchanged for a token that never expires. Absent: all tokens expire. */
  expiresWith?: string;
  /**
   * Makes an account send its events to an application, as if a customer had installed it. Absent: the provider has no
   * webhooks of that kind.
   * @throws {Refused} the address does not answer as this provider wants it
   */
  sendEventsTo?(account: DialectAccount, application: Application): void | Promise<void>;
  /** The subscriptions to changes in an account. Absent: the provider has none. */
  subscriptionsOf?(
    account: DialectAccount,
  ): readonly { id: string; url: string; events: readonly string[] }[];
  /** The address of the consent page, such as `/oauth/authorize`. It sends people back at once. */
  authorizePath?: string;
}

/** What a builder has set at its application. */
export interface Application {
  readonly clientSecret: string;
  /** What signs its events, if that is another secret. */
  readonly signingSecret?: string | undefined;
  /** Where the events of all accounts go that have installed it. */
  readonly url: string;
  /** The events that it subscribes to, in the provider's words. Absent: all of them. */
  readonly events?: readonly string[] | undefined;
  /** How the provider writes events, if it has more than one way. */
  readonly form?: string | undefined;
}

/** What the handlers of a dialect get with `c.var`. */
export interface DialectEnv {
  Variables: { account: DialectAccount };
}

/** An object of a dialect. Its records are made from their number alone, so there can be any number of them. */
export interface SimulatedObject {
  fields: readonly SimulatedField[];
  /** The id of the record with this number. Numbers start with 0. */
  idOf(index: number): string;
  /** The values of the record with this number, by field. They do not contain the id, the times or a deletion flag. */
  valuesOf(index: number): Record<string, unknown>;
}

/** A field as the provider describes it. */
export interface SimulatedField {
  name: string;
  /** The type in the provider's words. */
  type: string;
  isReadOnly?: boolean;
  isCustom?: boolean;
  /** Whatever else the provider's description of the field needs. */
  [member: string]: unknown;
}
