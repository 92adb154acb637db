import type { FieldDefinition } from '@dowel/schema';
import type { ApiVersion, ConnectorErrors, supportOfConnector } from '@dowel/schema/connector';
import type { FieldFilter, ObjectDescription } from '@dowel/schema/rules';
import type { CallBudget } from './call-budget.ts';
import type { ConnectorEvents } from './connector-events.ts';
import type { OpenAssociations } from './engine/associations.ts';
import type { ProviderFetch } from './engine/call.ts';
import type { RestDefinition } from './engine/definition.ts';
import type { Changes } from './engine/feed-changes.ts';
import type { GotRecord } from './engine/get-record.ts';
import type { PageRequest } from './engine/page-request.ts';
import type { ParentValues } from './engine/parents/parent-values.ts';
import type { ProviderPage } from './engine/provider-page.ts';
import type { ProviderRecord } from './engine/records.ts';
import type { BatchResult, WholeWrite } from './engine/write-batch.ts';
import type { EachBatch, EachOutcome, EachWrite } from './engine/write-each.ts';
import type { RecordWrite, WriteType, WrittenRecord } from './engine/write-record.ts';
import type { ConnectorObject, Parents, WriteBatch, WriteEndpoint } from './format.ts';

export type { PageRequest, ProviderPage };

/**
 * How the records of a provider are read and written, and what it tells of. `restConnector` makes one of data, and an
 * operator's `.js` file can be one. It keeps nothing between two calls: attempts, waits, windows and what was delivered
 * are the run's. Whatever calls the provider throws a `ProviderError` when the provider does not do what it was asked for.
 */
export interface Connector {
  /** The provider's name in the catalogue, and other entries that lead to the same API. */
  readonly provider: string;
  readonly otherProviders?: readonly string[] | undefined;
  /** The provider's name for people. */
  readonly displayName: string;
  /** Absent: the provider has announced no end of what the requests use. */
  readonly apiVersion?: (ApiVersion & { servedBy?: string }) | undefined;
  /** Absent: it is code. */
  readonly madeOf?: RestDefinition | undefined;
  /** How many calls the provider allows, and how it says so. */
  readonly limits: Limits;
  /** Whether the body of an answer with this status may say something else of the credentials than the status does. */
  isJudgedByBody(status: number): boolean;
  /** What the catalogue may say that the provider can do. */
  readonly support: ReturnType<typeof supportOfConnector>;

  /** Which objects there are: any name, or only these. */
  readonly objectNames: 'any' | 'listed';
  readonly objects?: Readonly<Record<string, unknown>> | undefined;
  /** Present: the provider says at run time which objects an account has. */
  readonly objectList?: unknown;
  hasObject(objectName: string): boolean;
  /** What is true of an object, or of any object as a rule if there is none of this name. */
  object(objectName: string): ObjectFacts;
  fitTo(objectName: string, fieldNames: readonly string[]): Connector;
  /** Lists the fields of an object in the account, with custom ones. */
  describe(objectName: string, fetch: ProviderFetch): Promise<ObjectDescription>;
  canUpsertFields(objectName: string): boolean;
  /** Creates a custom field, or changes the one of this name. */
  upsertField(objectName: string, field: FieldDefinition, fetch: ProviderFetch): Promise<UpsertedField>;

  /**
   * Reads one page, and says where the next one is. The position is the connector's own: what it has answered as `next`
   * comes back unchanged, perhaps in another process. One that it no longer understands is `cursor_gone`.
   */
  readPage(
    request: ReadRequest,
    position: Position | undefined,
    fetch: ProviderFetch,
  ): Promise<ConnectorPage>;
  /** What the call for a page asks for, without making it. */
  asked(request: ReadRequest, position: Position | undefined): AskedCall;
  /** Whether records are found by their values, or by this one. */
  canFilter(objectName: string, filter?: FieldFilter): boolean;
  /** One page of the records that meet all filters. */
  search(request: SearchRequest, fetch: ProviderFetch): Promise<ProviderPage>;

  /**
   * How records are written. Undefined: they cannot be.
   * @param upsertBy of an upsert: the field whose value says which record is meant
   */
  writing(objectName: string, type: WriteType, upsertBy?: string): WriteFacts | undefined;
  write(write: RecordWrite, fetch: ProviderFetch): Promise<WrittenRecord>;
  /** The form of an id that answers have, for one that a writer gives in another form. Absent: ids have one form. */
  answeredId?(id: string): string;
  /** Writes all records or none, where `writing` has a `batch`. */
  writeWhole(
    type: WriteType,
    write: WholeWrite,
    fetch: ProviderFetch,
  ): Promise<{ status: number; results: BatchResult[] }>;
  /** Writes each record by itself, all in one request, where `writing` has `each`. */
  writeEach(
    type: WriteType,
    write: EachWrite,
    fetch: ProviderFetch,
  ): Promise<{ status: number; results: EachOutcome[] }>;
  /** Whether single records can be had. */
  canGet(objectName: string): boolean;
  get(wanted: WantedRecord, fetch: ProviderFetch): Promise<GotRecord>;
  /** Whether a record that `get` has found has the provider's mark of a deleted one. Absent: a deleted record is not found. */
  isDeleted?(objectName: string, record: ProviderRecord, id: string): boolean;
  /** In a sentence, why a record that is not found, alone either, may still exist. Absent: it does not. */
  whyHidden?(objectName: string): string | undefined;
  /** Whether a read of all records finds each of them, also when others are deleted meanwhile. Absent: nobody promises it. */
  hasStableList?(objectName: string): boolean;

  /** How the links from records to those of another object are read. Undefined: nobody can tell. */
  associationsOf?(objectName: string, to: string): OpenAssociations | undefined;

  /** Absent: the provider tells of nothing by itself. */
  readonly events?: ConnectorEvents | undefined;
}

/** Where a page is: a text, or small JSON that says all that the connector has to know. */
export type Position =
  | string
  | number
  | boolean
  | null
  | readonly Position[]
  | { readonly [name: string]: Position };

/** A page of a list, as a connector answers it. All but the records may be left out. */
export type ConnectorPage = Pick<ProviderPage, 'records'> &
  Partial<Omit<ProviderPage, 'records' | 'nextCursor'>> & {
    /** Absent on the last page. */
    readonly next?: Position | undefined;
  };

/** Which records to read. The position says which page of them. */
export type ReadRequest = Omit<PageRequest, 'cursor'>;

export type SearchRequest = Pick<PageRequest, 'objectName' | 'fields' | 'pageSize'> & {
  readonly filters: readonly FieldFilter[];
};

export interface WantedRecord {
  readonly objectName: string;
  readonly id: string;
  readonly fields: readonly string[];
}

/** What the run has to know of an object. It is said in the words of the data format. */
export interface ObjectFacts extends Pick<ConnectorObject, 'record' | 'deletes' | 'fields'> {
  readonly changes: Changes;
  /** Whether records come in the order of their changes, when the list is limited to changes. */
  readonly order: ConnectorObject['order'];
  /** The list exists once for each record of this object. */
  readonly parents?: Parents | undefined;
  /** Whether the list can be limited to what has changed until a time. */
  readonly endsByTime: boolean;
  /** Which fields an object has decides how it is read: `fitTo`. */
  readonly isFitted: boolean;
  /** Changes when changes are asked for in another way. A token of a feed answers one question only. */
  readonly question: string;
  /** The provider's names of events. `{objectName}` stands for the object's name. */
  readonly events?: ToldEvents | undefined;
}

/** The provider's names of the events of an object. */
export type ToldEvents = NonNullable<ConnectorObject['events']> & {
  /** The provider only says that something of the object has changed. A read finds what. */
  readonly any?: string;
};

/** A field that was created or changed, and what the provider could not store of it. */
export interface UpsertedField {
  readonly action: 'create' | 'update';
  readonly warnings: string[];
}

export interface AskedCall {
  /** For the log: without what may hold values of records. */
  readonly text: string;
  readonly pageSize: number;
  /** Whether the next page can be asked for with another size. */
  readonly canResize: boolean;
  /** Whether it is the list that can be limited to changes, whose order `order` tells. */
  readonly isOrdered: boolean;
  readonly fields: readonly string[];
  readonly filters: readonly FieldFilter[];
  readonly since?: Date | undefined;
  readonly parent?: ParentValues | undefined;
}

/** How records are written. */
export type WriteFacts = Pick<WriteEndpoint, 'method' | 'path' | 'repeat'> & {
  /** Several records in one request, of which either all are written or none. */
  readonly batch?: Pick<WriteBatch, 'request' | 'repeat'> | undefined;
  /** A record is linked to others while it is written. */
  readonly associates?: boolean;
  /** Several records in one request, of which each is written or refused by itself. */
  readonly each?: Pick<EachBatch, 'request' | 'max' | 'repeat'> | undefined;
  /** Whether a record adds something each time that it is sent, such as a comment, whatever `repeat` says. */
  adds?(record: ProviderRecord): boolean;
};

export interface Limits {
  readonly budgets?: CallBudget[] | undefined;
  /** Answers say how many points a call costs, and how many are left. */
  readonly countsPoints?: boolean;
  readonly errors: Pick<ConnectorErrors, 'wait'>;
}
