import type { Connector } from '@dowel/schema/connector';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import type { AccountSubscriptions } from '../connector-events.ts';
import type { ConnectorException, ConnectorRequest } from '../format.ts';
import type { ProviderAnswer, ProviderFetch } from './call.ts';
import type { ProviderRecord } from './records.ts';
import type { Points } from './wait-for-points.ts';
import type { EventAssociation } from './webhooks/read-event.ts';

/** What `restConnector` makes a connector of: data in the format of operators' files, and functions for what it cannot say. */
export interface RestDefinition extends Connector {
  readonly functions?: RestFunctions | undefined;
}

/** What one provider does in a way of its own. Each function takes the place of what the format says, or adds to it. */
export interface RestFunctions {
  /** What is different of an object that has these fields. `null` takes away what the others have. */
  partsFor?(fieldNames: readonly string[]): ConnectorException | undefined;
  /** What an object is called now that had this name in an older version of the API. The provider has just answered 404. */
  newNames?(objectName: string, api: RestApi): Promise<readonly NewName[]>;
  /** Whether an answer with a status of success is a failure all the same. */
  isFailure?(body: ProviderBody): boolean;
  /** What a call has cost, where the provider counts points instead of calls. Undefined: the answer does not say it. */
  pointsOf?(body: ProviderBody): Points | undefined;
  readonly events?: EventFunctions | undefined;
}

/** The same for events. A body is what somebody has sent as JSON. */
export interface EventFunctions {
  /** The two records of a link that has changed. Undefined for any other event. */
  associationOf?(event: ProviderRecord): EventAssociation | undefined;
  /** The account that is meant by what an event, or the provider, says of it. Undefined: none. */
  accountOf?(said: string): string | undefined;
  /** The id of a record by what an event says of it. */
  recordIdOf?(objectName: string, said: string): string;
  /** What the provider wants to get back, when it finds out whether an address is ours. It is signed like an event. */
  challenge?(body: unknown): string | undefined;
  /**
   * The secret that a request tells before the first event. Nothing signs the request, so the secret counts only after the
   * builder has given it to the provider app as `webhookSecret`.
   */
  secretOffer?(body: unknown): string | undefined;
  /** The answer with the secret of a subscription, where that of the creation does not have it. */
  askForSecret?(id: string, api: RestApi): Promise<ProviderBody>;
  /** Whether a subscription below a parent is as Dowel makes one today. One that is not is made again. */
  isAsMade?(listed: ProviderRecord): boolean;
  /** An application that has to ask for the events of each account. */
  accountSubscriptions?(apiOf: (fetch: ProviderFetch) => RestApi): AccountSubscriptions;
}

/** How a function calls the provider. Values fill the placeholders of a request. */
export interface RestApi {
  getJson(request: ConnectorRequest, values?: Readonly<Record<string, string>>): Promise<ProviderAnswer>;
  /** Ends what may be gone already. */
  end(request: ConnectorRequest, values?: Readonly<Record<string, string>>): Promise<void>;
}

/** A name that an object has now, and what tells it from others. */
export interface NewName {
  readonly name: string | undefined;
  readonly label?: string | undefined;
}
