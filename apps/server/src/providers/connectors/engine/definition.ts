import type { FieldDefinition, FieldMetadata } from '@dowel/schema';
import type { ApiVersion, Connector, ConnectorExtension, supportOfConnector } from '@dowel/schema/connector';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import type { SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import type { ToldEvents, UpsertedField } from '../connector.ts';
import type { AccountEvents, AccountSubscriptions } from '../connector-events.ts';
import type { ConnectorException, ConnectorRequest, WriteEndpoint } from '../format.ts';
import type { OpenRestAssociations } from './associations.ts';
import type { OtherBase, ProviderAnswer, ProviderFetch } from './call.ts';
import type { FedChanges } from './feed-changes.ts';
import type { PageRequest } from './page-request.ts';
import type { WritePlace } from './parents/place-of-write.ts';
import type { ProviderPage } from './provider-page.ts';
import type { DeletedList } from './read-deleted.ts';
import type { ProviderRecord } from './records.ts';
import type { OtherFilter } from './request/conditions.ts';
import type { QueryLanguage } from './request/literals.ts';
import type { Points } from './wait-for-points.ts';
import type { Arrived } from './webhooks/is-signed.ts';
import type { EventAssociation } from './webhooks/read-event.ts';
import type { EachBatch } from './write-each.ts';
import type { RecordWrite, WriteType } from './write-record.ts';

/** What `restConnector` makes a connector of: data in the format of operators' files, and functions for what it cannot say. */
export interface RestDefinition extends Connector {
  /** Other entries of the catalogue that lead to the same API. */
  readonly otherProviders?: string[] | undefined;
  /** `servedBy` is the header of an answer with the version in which the provider has answered. It may be another one. */
  readonly apiVersion?: (ApiVersion & { servedBy?: string }) | undefined;
  readonly functions?: RestFunctions | undefined;
  /** What a file of the operator has changed. It is in the other members already. */
  readonly extension?: ConnectorExtension | undefined;
}

/** The part of a definition that a file of data can say. */
export function dataOf(definition: RestDefinition): Connector {
  const { functions: _, otherProviders: __, extension: ___, apiVersion, ...data } = definition;
  if (!apiVersion) return data;
  const { servedBy: ____, ...version } = apiVersion;
  return { ...data, apiVersion: version };
}

/** What one provider does in a way of its own. Each function takes the place of what the format says, or adds to it. */
export interface RestFunctions {
  /** What is different of an object that has these fields. `null` takes away what the others have. */
  partsFor?(fieldNames: readonly string[]): ConnectorException | undefined;
  /** What an object is called now that had this name in an older version of the API. The provider has just answered 404. */
  newNames?(objectName: string, api: RestApi): Promise<readonly NewName[]>;
  /**
   * Whether an answer with a status of success is a failure all the same.
   * @param objectName the object whose records were asked for
   */
  isFailure?(body: ProviderBody, objectName: string | undefined): boolean;
  /**
   * Whether an answer without the list of an object says that there are no records.
   * @param body undefined for an answer without one, such as a 204
   */
  isEmptyList?(body: ProviderBody | undefined, objectName: string): boolean;
  /** Whether an entry in the list of an object is one of its records. Absent: all are. */
  isRecord?(objectName: string, original: ProviderRecord): boolean;
  /** Whether a refusal to list records only says that there are none, such as those below a parent that cannot have any. */
  isNoList?(status: number, body: ProviderBody): boolean;
  /** How an object is read page by page, where the next question depends on more than the format can say. Its cursors are its own. */
  pagesOf?(objectName: string): OwnPages | undefined;
  /** How the list of an object goes on, if the provider answers one question about it only so far. */
  continueAfter?(objectName: string): ContinueAfter | undefined;
  /** The address of the next page, by the one that the provider says, if that one is on another of its hosts. */
  nextAddress?(address: string): string;
  /** The base URL to which the paths of an object are relative, if the integration's is another one. It may name values of the connection: `{{.name}}`. */
  baseOf?(objectName: string): OtherBase | undefined;
  /** Where the changes of an object come from, if the provider keeps them in a feed. */
  changesOf?(objectName: string): FedChanges | undefined;
  /** The list of what was deleted, for an object with `deletes: { source: endpoint }`. Undefined: it is not read. */
  deletedOf?(objectName: string): DeletedList | undefined;
  /**
   * Whether a record that was asked for alone has the provider's mark of a deleted one. Absent: a deleted record is not found.
   * @param id what it was asked for by
   */
  isDeleted?(objectName: string, record: ProviderRecord, id: string): boolean;
  /** In a sentence, why a record that is not found, alone either, may still exist. Undefined: it does not. */
  whyHidden?(objectName: string): string | undefined;
  /** Whether a record has a list of its own inside, at the address of its list with its id for the value of the parent. */
  hasListInside?(objectName: string, record: ProviderRecord): boolean;
  /**
   * Names of members whose values give access, such as passwords, by object, or `*` for all of them. Records and events are
   * delivered without them, however deep they are, also in `raw`. A write answers them: most secrets are shown only once.
   */
  readonly secrets?: Readonly<Record<string, string>> | undefined;
  /** The fields of a record, by what the format makes of it. */
  toFields?(objectName: string, record: ProviderRecord): ProviderRecord;
  /**
   * The opposite, for a record that is written.
   * @param beside what is sent beside the fields
   */
  toRecord?(
    objectName: string,
    fields: ProviderRecord,
    type: WriteType,
    beside?: ProviderRecord,
  ): ProviderRecord;
  /** The form of an id that answers have, for one that a writer gives in another form. */
  answeredId?(id: string): string;
  /** Whether a field is one of those that an answer has all of, also without a value: one that it lacks is unknown. */
  isAlwaysShown?(objectName: string, fieldName: string): boolean;
  /** Whether a field that can be written is empty in every answer, such as a comment that is stored elsewhere. */
  isNeverShown?(fieldName: string): boolean;
  /**
   * Whether a record is read again after a write, because a success may have passed over values, and its answer shows none.
   * An upsert that was answered no id is read by the value of its field.
   */
  isReadAfter?(objectName: string): boolean;
  /** Whether a change adds something each time that it is sent, such as a comment. One whose answer is lost is not repeated. */
  addsEachTime?(objectName: string, record: ProviderRecord): boolean;
  /** What is sent beside the fields of a record that is changed or deleted, such as its version. A field of the same name counts first. */
  sentBeside?(
    objectName: string,
    recordId: string,
    api: RestApi,
    write: Pick<RecordWrite, 'type' | 'record'> & Pick<WritePlace, 'parent'>,
  ): Promise<ProviderRecord | undefined>;
  /** An entry of the list of conditions, for a filter that is more than a value which a field equals. Undefined: there is none. */
  conditionOf?(filter: OtherFilter): ProviderRecord | undefined;
  /** The entries in groups, of which a record meets one, where the `0` of the list's path is the number of the group. */
  groupsOf?(entries: ProviderRecord[]): ProviderRecord[][];
  /** Whether a list takes several values of a field, with commas between them. One that has a comma is then not sent. */
  takesSeveral?(fieldName: string): boolean;
  /** Whether a list takes a value of a field for something else, such as a pattern or no filter. It is then not sent. */
  takesOtherwise?(fieldName: string, value: string): boolean;
  /** How a time is written that a list is limited to, where the provider does not take it as the format writes it. */
  writtenTime?(time: string): string;
  /** How many fields one request for a list names at most. Beyond it there are several, as beyond `limit`. */
  readonly mostFields?: number | undefined;
  /** The language of queries, in place of the one that the conditions name. */
  readonly queryLanguage?: QueryLanguage;
  /** How the links from records to those of another object are read. Undefined: nobody can tell. */
  associationsOf?(objectName: string, to: string): OpenRestAssociations | undefined;
  /** The member of the body that takes the links of a record which is written. Undefined: it takes none. */
  associationsInto?(endpoint: WriteEndpoint, type: WriteType): string | undefined;
  /** How several records are written in one request that says of each what became of it. Undefined: one by one. */
  batchOf?(endpoint: WriteEndpoint, type: WriteType, upsertBy?: string): EachBatch | undefined;
  /**
   * How a record is changed that has the same value in a field, or created if there is none. The place `{field}` of its
   * path or body is the value. Undefined: the provider finds no record of the object by this field.
   */
  upsertOf?(objectName: string, field: string): WriteEndpoint | undefined;
  /** A field of which a call has told, by what the format makes of it. Undefined: it is none. */
  field?(entry: ProviderBody, field: FieldMetadata, secrets: SecretsInUse): FieldMetadata | undefined;
  /** What the next call for fields asks for, by the answer before, if they come on several pages. Undefined: these were all. */
  moreFields?(body: ProviderBody): Readonly<Record<string, string>> | undefined;
  /** The fields of which a call has told, with choices for which there are calls of their own. */
  withChoices?(objectName: string, fields: FieldMetadata[], api: RestApi): Promise<FieldMetadata[]>;
  /** What is asked for of a field that has fields of its own: `{ amount currencyCode }`. Only with names in lines. */
  selectionOf?(fieldName: string, objectName: string): string | undefined;
  /** Creates a custom field, or changes the one of this name. */
  upsertField?(objectName: string, field: FieldDefinition, api: RestApi): Promise<UpsertedField>;
  /** What a call has cost, where the provider counts points instead of calls. Undefined: the answer does not say it. */
  pointsOf?(body: ProviderBody): Points | undefined;
  readonly events?: EventFunctions | undefined;
  /** How the provider tells of changes, in place of `webhooks`, and its names of the events of an object. */
  ownEvents?(apiOf: (fetch: ProviderFetch) => RestApi): AccountEvents;
  eventsOf?(objectName: string): ToldEvents | undefined;
  /** What else the catalogue may say that the provider can do. */
  readonly support?: Partial<ReturnType<typeof supportOfConnector>>;
}

/** The same for events. A body is what somebody has sent as JSON. */
export interface EventFunctions {
  /** Whether what has arrived comes from the provider. Needed with `signature: code`. */
  isGenuine?(arrived: Arrived, secrets: readonly string[], now: Date): boolean | Promise<boolean>;
  /** `root`: the account is asked for at the base URL of the provider, also if the integration uses a module. */
  readonly accountModule?: 'root';
  /** All subscriptions of the account, where they come on several pages. */
  listSubscriptions?(api: RestApi): Promise<ProviderRecord[]>;
  /** An event of a list that is about several records, as one event for each of them. Any other event as it is. */
  perRecord?(event: ProviderRecord): ProviderRecord[];
  /** The two records of a link that has changed. Undefined for any other event. */
  associationOf?(event: ProviderRecord): EventAssociation | undefined;
  /** The account that is meant by what an event, or the provider, says of it. Undefined: none. */
  accountOf?(said: string): string | undefined;
  /** What a type of events means that no rule is about. */
  meaningOf?(type: string): string;
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
  /** Whether a subscription is as Dowel makes one today, and gets events. One that is not is made again. */
  isAsMade?(listed: ProviderRecord): boolean;
  /** An application that has to ask for the events of each account. */
  accountSubscriptions?(apiOf: (fetch: ProviderFetch) => RestApi): AccountSubscriptions;
}

/** How a function calls the provider. Values fill the placeholders of a request. */
export interface RestApi {
  /** @param body what is sent as it is, in the place of the body of the request */
  getJson(
    request: ConnectorRequest,
    values?: Readonly<Record<string, string>>,
    body?: unknown,
  ): Promise<ProviderAnswer>;
  /** Ends what may be gone already. */
  end(request: ConnectorRequest, values?: Readonly<Record<string, string>>): Promise<void>;
}

/** Reads one page. `read` asks for the first page of the list, with these parameters in place of those that the format fixes. */
export type OwnPages = (
  request: PageRequest,
  read: (query: Readonly<Record<string, string>>) => Promise<ProviderPage>,
) => Promise<ProviderPage>;

/**
 * What the next question asks for the records after, and how many of its records are known. Undefined: the question goes
 * on, or there are no more records than that.
 */
export type ContinueAfter = (
  page: QuestionPage,
) => { after: string; count: number } | { cursor: string; count: number } | undefined;

/** A page of a list, and how much of its question is answered with it. */
export interface QuestionPage {
  readonly body: ProviderBody;
  /** A header of the answer, such as one with the cursor of the next page. */
  readonly header: (name: string) => string | undefined;
  /** How many records the question was answered with so far. */
  readonly count: number;
  /** How many records a page has at most. */
  readonly size: number;
  readonly last: ProviderRecord;
  /** What the question asks for the records after. Undefined: it is the first one. */
  readonly after: string | undefined;
}

/** A name that an object has now, and what tells it from others. */
export interface NewName {
  readonly name: string | undefined;
  readonly label?: string | undefined;
}
