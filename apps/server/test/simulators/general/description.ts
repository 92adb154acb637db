import type { Hono } from 'hono';
import type { AccountChange } from '../account.ts';
import type { Dialect, DialectEnv, SimulatedField } from '../dialect.ts';
import type { RefusalKind } from '../refusal.ts';
import type { DescribedObject } from './described-object.ts';
import type { ListDescription, TimeFormat } from './list-description.ts';
import type { Template } from './template.ts';
import type { EventNames, WebhooksDescription } from './webhook-description.ts';

/**
 * The API of a provider, in words that the general simulator plays. It is written from the provider's pages, by somebody
 * who looks at them and not at the connector. All parts of `object` hold for every object that does not say otherwise.
 */
export interface ProviderDescription {
  /** The provider's key in the catalogue. The API is served at `/dialects/{provider}`. */
  readonly provider: string;
  /** The pages that the facts came from. */
  readonly documentation: readonly string[];
  readonly signIn: SignInDescription;
  /** Headers that every call needs, such as the version of the API. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly errors: ErrorsDescription;
  /** Calls whose answer is always the same, such as `GET /v1/me`. They need no `headers`. The place `{account}` is the account's id. */
  readonly fixed?: Readonly<Record<`GET ${string}` | `POST ${string}`, Template>>;
  readonly object: Omit<CommonDescription, 'times'> & Partial<Pick<CommonDescription, 'times'>>;
  readonly objects: Readonly<Record<string, ObjectDescription>>;
  /**
   * What the pages say of lists that only the vendor's document has (`from-digest.ts`), by path, where it is not as for the
   * others. `null`: the list is not played.
   */
  readonly documented?: Readonly<Record<string, DocumentedObject | null>>;
  /** Values of places in paths that are no ids of a list, such as the name of a repository. */
  readonly places?: Readonly<Record<string, MadeUp>>;
  /** Lists that a dialect of code plays, by path, and what it calls their records. */
  readonly elsewhere?: Readonly<Record<string, string>>;
  readonly webhooks?: WebhooksDescription;
  readonly functions?: DialectFunctions;
}

/** What no description can say. A plain provider needs none of it. */
export interface DialectFunctions {
  /** What an answer has for the value of a field. Default: the value. */
  shown?(
    object: string,
    field: SimulatedField,
    value: unknown,
    created: string | number,
    isDeleted: boolean,
  ): unknown;
  /** What is stored of a value that is sent, before it is checked. `before` is what the record has. Default: the value. */
  stored?(object: string, field: SimulatedField, value: unknown, before: unknown): unknown;
  /** What a change is called, if it is not called as usual. */
  event?(change: AccountChange, usual: string): string;
  /** Who is told of changes, in place of `webhooks`. */
  webhooks?(
    objects: Readonly<Record<string, DescribedObject>>,
  ): Pick<Dialect, 'subscriptionsOf' | 'sendEventsTo'> & { readonly routes?: Hono<DialectEnv> };
  /** How calls are refused, in place of `errors`. Its words still are those of `errors.messages`. */
  readonly refuse?: Dialect['refuse'];
  /** Calls of their own. They come before those that are described. */
  routes?(objects: Readonly<Record<string, DescribedObject>>): Hono<DialectEnv>;
}

export interface SignInDescription {
  /** The consent page and the address for tokens. Absent: callers have a key. */
  readonly authorizePath?: string;
  readonly tokenPath?: string;
  /** The one place where the provider looks for the secret of an application. Absent: it may be in the header too. */
  readonly clientSecretIn?: 'body';
  /** Where the key or token of a call is. Absent: in `Authorization: Bearer …`. */
  readonly credential?:
    | { readonly header: string; readonly prefix?: string }
    | { readonly query: string }
    | { readonly basic: 'user' | 'password' };
}

/** How calls are refused. */
export interface ErrorsDescription {
  /** The statuses that are not the usual ones (`refuser.ts`). */
  readonly statuses?: Partial<Readonly<Record<RefusalKind, number>>>;
  /** The body: `{message}`, `{status}`, `{code}`, `{field}`. */
  readonly body: Template;
  /** The bodies of some kinds, if they have another shape. */
  readonly bodies?: Partial<Readonly<Record<RefusalKind, Template>>>;
  /** What `{code}` is, where a connector looks at it. Default: our word for the kind. */
  readonly codes?: Partial<Readonly<Record<RefusalKind | FieldRefusal | 'otherwise', string | number>>>;
  /** What `{message}` is. Places: `{field}`, and for `notFound` and `conflict` `{singular}`, `{title}`, `{id}`. Absent: ours. */
  readonly messages?: Partial<Readonly<Record<RefusalKind | FieldRefusal, string>>>;
  /** The header in which a limit says in how many seconds it is over. Default: `Retry-After`. */
  readonly waitHeader?: string;
}

/** What can be wrong with a field that is sent. */
export type FieldRefusal = 'readOnlyField' | 'missingField';

/** What objects can have in common. */
export interface CommonDescription {
  /** Default: `USUAL_TIMES`. */
  readonly times: TimeFormat;
  /**
   * A record: `{id}`, `{number}` for an id that is a number, `{created}`, `{updated}`, `{deleted}`, `{values}` for what it
   * has by field, `{custom}` for its custom fields, `{account}`, `{singular}`, and `{value.name}` for one field.
   */
  readonly record: Template;
  /** A list, and another one. Absent: there is none. */
  readonly list?: ListDescription;
  readonly search?: ListDescription;
  /** The answer with one record: `{record}`, and `{number}` for an id that is one. */
  readonly one?: Template;
  /** Default: without anything special. */
  readonly get?: CallDescription;
  readonly create?: CreateDescription;
  /** `replaces`: a record has nothing afterwards but what was sent. */
  readonly update?: CallDescription & { readonly replaces?: true };
  /** The call that changes a record or makes one. Its `unique` says by which fields it finds one. */
  readonly upsert?: CreateDescription;
  /** The answer: `{id}`, `{number}`. */
  readonly delete?: CallDescription;
  readonly sent?: SentDescription;
  /** Where custom fields are: in a map, or in a list of names and values. Absent: beside the others. */
  readonly custom?: {
    readonly member: string;
    readonly list?: { readonly name: string; readonly value: string };
  };
  /** The call that lists the fields. */
  readonly describe?: DescribeDescription;
  /** What is sent for the types of the provider. Absent: told from the name of the type, where that is clear. */
  readonly types?: Readonly<Record<string, 'text' | 'number' | 'boolean' | 'any'>>;
  /** The values that are made up, by the name or the type of a field. */
  readonly values?: Readonly<Record<string, MadeUp>>;
  /** These parts do not exist, whatever holds for the others. */
  readonly without?: readonly (
    | 'list'
    | 'search'
    | 'get'
    | 'create'
    | 'update'
    | 'delete'
    | 'describe'
    | 'custom'
  )[];
}

export interface ObjectDescription extends Partial<CommonDescription> {
  /**
   * The path of the list and of new records. `{list_id}` in it is a field of the records, and the id of a record of the
   * object that `below` names.
   */
  readonly path: string;
  readonly below?: Readonly<Record<string, string>>;
  /** One record, for error words and events. Default: the name of the object without its last letter. */
  readonly singular?: string;
  /** Names and types as `fieldsIn` reads them. Flags: `readOnly`, `required`, `many`, `custom`, `hidden` (no answer has it). */
  readonly fields: string;
  /** Custom fields whose names are not words, by name: what they are called, their type and their choices. */
  readonly customFields?: Readonly<Record<string, CustomField>>;
  /** `uuid`, or a text with the number of the record, such as `con_{n}`; `{n:7}` has seven digits, and `{i}` begins with 0. */
  readonly id: 'uuid' | `${string}{${'n' | 'i'}${string}`;
  /** What its events are called, if not as those of the others. */
  readonly events?: EventNames;
}

export type DocumentedObject = Partial<Omit<ObjectDescription, 'list'>> & {
  /** What it is called. Such an object can be written too, as the document says. Default: its path, and nobody can. */
  readonly name?: string;
  /** What a new record needs. Default: as the document says. */
  readonly required?: readonly string[];
  /** Members that an answer has only if they are asked for. */
  readonly hidden?: readonly string[];
  readonly list?: Partial<ListDescription>;
  /** Parameters that take the id of a record of another object, below which all are. */
  readonly within?: Readonly<Record<string, string>>;
};

export type CustomField = readonly [label: string, type: string, choices?: readonly string[]];

/** A value of the record with a number: one of these, a text with `{n}`, always the same, or the id of another record. */
export type MadeUp =
  | { readonly oneOf: readonly unknown[] }
  | { readonly text: string }
  | { readonly always: unknown }
  | { readonly idOf: string; readonly among: number };

export interface CallDescription {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Default: the path of the object, with `/{id}` for one record. */
  readonly path?: string;
  /** The parameters that it takes. All others are refused. Default: none. */
  readonly takes?: readonly string[];
  /** The members that its body takes, custom fields apart. Default: the fields that are not `readOnly`. */
  readonly body?: readonly string[];
  /** With 204, the answer has no body. */
  readonly status?: number;
  /** Default: `one`. A deletion without it is answered without a body. */
  readonly answer?: Template;
}

export interface CreateDescription extends CallDescription {
  /** The header, or the parameter, with which a create that is repeated is done once. */
  readonly onceBy?: string;
  /**
   * A record that has the same in one of these fields is changed instead, or the new one is refused as a conflict.
   * `named`: only by the one that this parameter names.
   */
  readonly unique?: {
    readonly fields: readonly string[];
    readonly named?: string;
    readonly means: 'update' | 'conflict';
  };
  /** What a new record has if the caller does not say it. */
  readonly gives?: Readonly<Record<string, unknown>>;
}

/** How records are sent. */
export interface SentDescription {
  /** `form` is `a[b]=c`, where numbers and flags are texts, and an empty text is no value. Default: JSON. */
  readonly as?: 'json' | 'form';
  /** The dotted path to the fields, with `{singular}` in it. Absent: the body itself. */
  readonly inside?: string;
  /** What else the body has, which the simulator does not look at. */
  readonly beside?: readonly string[];
  /** What happens to fields that do not exist. Default: refused. */
  readonly unknown?: 'refused' | 'ignored' | 'kept';
  /** What happens to fields that nobody can write. Default: as to those that do not exist. */
  readonly readOnly?: 'refused' | 'ignored';
}

export interface DescribeDescription {
  readonly path: string;
  /** Parameters that say which object is meant. */
  readonly query?: Readonly<Record<string, string>>;
  /** The call lists custom fields alone. */
  readonly onlyCustom?: boolean;
  /** A field: `{name}`, `{label}`, `{type}`, `{isCustom}`, `{isReadOnly}`, `{isRequired}`, `{isMulti}`, `{options}`. */
  readonly field: Template;
  /** The answer: `{fields}`. */
  readonly answer: Template;
}
