import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { answered } from './bounded.ts';
import { ReadConfigObject, SubscribeConfigObject, WriteConfigObject } from './config.ts';
import { ConnectedAccount } from './connected-account.ts';
import { ConnectionDiagnosis } from './connections.ts';
import { ConfigAction } from './installations.ts';
import { ProxiedCall } from './operations.ts';
import { QueryName, Timestamp } from './values.ts';

/** Who did something. A person has a name. `builder` is the product itself: its backend, its API, a deploy. */
export const ActivityAuthor = z.object({
  /** Whether a customer did it, or your product. */
  kind: z.enum(['consumer', 'builder']),
  /** The consumer's name. Absent for the builder: the project has a name of its own. */
  name: z.string().optional(),
});
export type ActivityAuthor = z.infer<typeof ActivityAuthor>;

const FromTo = {
  /** The value before. Absent when it is new. */
  from: z.string().optional(),
  /** The value after. Absent when it is gone. */
  to: z.string().optional(),
};

/** What a change of a config did to one object. The lists are present only with `changesOf`. */
export const ObjectChange = z.object({
  /** The part of the config that holds the object. */
  action: ConfigAction,
  objectName: z.string(),
  /** What happened to the object in this part. */
  change: z.enum(['added', 'removed', 'changed']),
  /** How many fields, mappings, values and settings differ. */
  changeCount: z.int(),
  /** Names of fields that were chosen. */
  fieldsAdded: z.array(z.string()).optional(),
  /** Names of fields that are no longer chosen. */
  fieldsRemoved: z.array(z.string()).optional(),
  /** By `mapToName`: the provider's fields. */
  mappings: z
    .array(
      z.object({
        /** Your name of the field. */
        mapToName: z.string(),
        ...FromTo,
      }),
    )
    .optional(),
  /** The provider's values that the builder's values stand for. */
  valueMappings: z
    .array(
      z.object({
        fieldName: z.string(),
        /** Your value. */
        mappedValue: z.string(),
        ...FromTo,
      }),
    )
    .optional(),
  /** Other members of the config. `from` and `to` are given when they are a text, a number or a flag. */
  settings: z
    .array(
      z.object({
        /** The name of the member. */
        name: z.string(),
        ...FromTo,
      }),
    )
    .optional(),
});
export type ObjectChange = z.infer<typeof ObjectChange>;

/** One thing that happened to an installation. It has no logs, no requests and no texts of errors. Added by Dowel. */
export const Activity = z.object({
  id: z.string(),
  /**
   * `installed`, `config_changed`; `connected`, `sign_in_needed`, `account_changed`; `checked` (one record was read before a config was
   * saved), `read`, `written`, `received` (a subscription delivered), `called` (through the proxy), `searched`.
   * Others may follow.
   */
  kind: z.string(),
  /** When it happened. */
  time: Timestamp,
  /** Absent for runs, and for a sign-in that ended. */
  author: ActivityAuthor.optional(),
  /** Of a run: `success`, `failure` or `in_progress`. */
  status: z.string().optional(),
  /** Of a run: the objects, by the provider's names. */
  objects: z.array(z.string()).optional(),
  /** Of a run: how many records, if that was counted. */
  recordCount: z.int().optional(),
  /** Of a run that failed, or wrote only some of its records: why. */
  failure: z
    .object({
      /** As `:explain` calls it, such as `forbidden`. Others may follow. */
      kind: z.string(),
      /** Who can do something about it: `consumer`, `builder`, `provider`, `operator` or `nobody`. */
      actor: z.string(),
    })
    .optional(),
  /** Of a run: fields that were left out, because the provider does not show them to this account. */
  missingFields: z.array(z.string()).optional(),
  /** Of `called`. */
  call: ProxiedCall.optional(),
  /** Of `installed` and `config_changed`. */
  changes: z.array(ObjectChange).optional(),
  /** Of `config_changed`: proxying was switched on or off. */
  proxyEnabled: z.boolean().optional(),
  /** Of `sign_in_needed`: why, since when, who must act, and how. */
  diagnosis: ConnectionDiagnosis.optional(),
  /** Of `connected` and `account_changed`: whose account the connection leads to, if that is known. */
  account: ConnectedAccount.optional(),
  /** Of `account_changed`: whose account it was. Absent if that was not known: then it may be the same one. */
  accountBefore: ConnectedAccount.optional(),
  /** With `changesOf`: the object's config after the change, as a PATCH takes it. */
  content: z
    .object({
      /** What is read of the object. */
      read: answered(ReadConfigObject).optional(),
      /** What may be written to the object. */
      write: answered(WriteConfigObject).optional(),
      /** Which changes of the object are delivered. */
      subscribe: answered(SubscribeConfigObject).optional(),
    })
    .optional(),
});
export type Activity = z.infer<typeof Activity>;

/** How many entries a page has when the request does not say. */
const USUAL_PAGE = 50;
/** The most entries of a page: with `changesOf`, each holds the config of an object. */
const LARGEST_PAGE = 100;

export const ListActivityQuery = z.object({
  /** 1 to 100; 50 when absent. When more entries follow, the `Link` header has the address of the next page. */
  pageSize: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(USUAL_PAGE),
  /** Where the page begins. Take it from the previous page's answer. `changesOf` must stay the same. */
  pageToken: z.string().max(limits.address).optional(),
  /** The provider's name of an object. Only changes of its config are listed then, with what changed. */
  changesOf: QueryName.min(1).optional(),
});
export type ListActivityQuery = Partial<z.infer<typeof ListActivityQuery>>;

/** What happened to an installation, and who changed what. Newest first. */
export const listActivity = endpoint<{ query: ListActivityQuery; success: Activity[] }>()({
  operation: 'listActivity',
  method: 'GET',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}/installations/{installationId}/activity',
  access: 'consumer',
  added: true,
  query: ListActivityQuery,
  success: z.array(Activity),
  problems: ['integration_not_found', 'installation_not_found'],
});
