import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { FreeForm, listOf } from './bounded.ts';
import { Config, ConfigContentUpdate, NewConfigContent } from './config.ts';
import { ExpectedAccount } from './connected-account.ts';
import { Connection } from './connections.ts';
import { decisive } from './decisive.ts';
import { Group } from './groups.ts';
import { PageQuery } from './paging.ts';
import { InstallationRef, QueryFlag, QueryName, Reference, Timestamp } from './values.ts';

/** An integration that is installed for one group and uses one connection. */
export const Installation = z.object({
  id: z.string(),
  projectId: z.string(),
  integrationId: z.string(),
  /** What tells it apart from other installations of the customer. Absent: it is the default one. Added by Dowel. */
  installationRef: z.string().optional(),
  /** What people call it. Absent unless somebody has named it. Added by Dowel. */
  name: z.string().optional(),
  /** The customer that has installed the integration. */
  group: Group.optional(),
  /** `unhealthy` while something keeps the installation from working, such as refused credentials. */
  healthStatus: z.enum(['healthy', 'unhealthy']),
  /**
   * Why reads or the subscription keep it from working, in sentences. Only the builder reads them. Absent when nothing does,
   * and when only the connection does. Added by Dowel.
   */
  healthReasons: z.array(z.string()).optional(),
  /** Status of the latest operation, which may be a call through the proxy. Absent until there is one. */
  lastOperationStatus: z.enum(['success', 'failure', 'in_progress']).optional(),
  /** The sign-in that the installation uses. */
  connection: Connection,
  createTime: Timestamp,
  /** `consumer:<ref>`, `builder:<id>` or `api:<caller>`. */
  createdBy: z.string(),
  /** When the config was last replaced. Absent while the installation has its first config. */
  updateTime: Timestamp.optional(),
  /** What the installation reads, writes and subscribes to. */
  config: Config,
});
export type Installation = z.infer<typeof Installation>;

/** An integration to install for one group. */
export const CreateInstallation = z.object({
  groupRef: Reference,
  /** Makes another installation than the default one. Needs `multiple` in the manifest. Added by Dowel. */
  installationRef: decisive(InstallationRef.optional()),
  /** What people call it. Added by Dowel. */
  name: Reference.optional(),
  /**
   * When absent, the group's default connection is used, and for an `installationRef` the newest one that no other
   * installation of the integration uses.
   */
  connectionId: decisive(QueryName.optional()),
  /** What the installation shall read, write and subscribe to. */
  config: z.object({
    /** Ignored. The latest revision is always used. */
    revisionId: QueryName.optional(),
    /** Who chose the config, as your product names them. */
    createdBy: z.string().max(300).optional(),
    /** What is read, written or subscribed to, and whether proxying is on. */
    content: NewConfigContent,
  }),
});
export type CreateInstallation = z.input<typeof CreateInstallation>;

/** Changes of an installation. */
export const UpdateInstallation = z.object({
  /**
   * Takes `connectionId`, `config.createdBy`, `config.content.{read,write,subscribe}.objects.<name>`,
   * `config.content.{write,subscribe}.objects`, `config.content.read.objects.<name>.disabled`,
   * `config.content.proxy.enabled`. A named object is replaced as a whole. `account` confirms the account of another
   * connection, and `name` names the installation. Both are additions of Dowel.
   */
  updateMask: listOf(z.string().min(1).max(limits.maskPath), limits.installationMask).min(1),
  /** The new values. */
  installation: z.object({
    connectionId: QueryName.optional(),
    /** What people call it. Added by Dowel. */
    name: Reference.optional(),
    /**
     * The account that the new connection leads to, if it is another one than before. Without it, such a connection is
     * refused. Added by Dowel.
     */
    account: ExpectedAccount.optional(),
    /** What changes in the config. */
    config: z
      .object({
        /** Ignored. The latest revision is always used. */
        revisionId: QueryName.optional(),
        /** Who changed the config, as your product names them. */
        createdBy: z.string().max(300).optional(),
        /** The new values of the paths in the mask. */
        content: ConfigContentUpdate.optional(),
      })
      .optional(),
  }),
});
export type UpdateInstallation = z.input<typeof UpdateInstallation>;

/** One operation of a JSON Patch (RFC 6902). `add` replaces an existing value. */
export const JsonPatchOperation = z.object({
  /** What to do at `path`. */
  op: z.enum(['add', 'remove', 'replace']),
  /** A JSON Pointer (RFC 6901), relative to the object's config: `/schedule`, `/selectedFields/phone`. */
  path: z.string().max(limits.pointer).regex(/^\//, 'must start with "/"'),
  /** Not used by `remove`. */
  value: FreeForm.optional(),
});
export type JsonPatchOperation = z.infer<typeof JsonPatchOperation>;

/** The part of a config that is changed. */
export const ConfigAction = z.enum(['read', 'subscribe', 'write']);
export type ConfigAction = z.infer<typeof ConfigAction>;

/** Changes of the config of one object. */
export const PatchObjectConfig = z
  .object({
    /** Send this or `installationId`. */
    groupRef: Reference.optional(),
    /** Which installation of the group. Only with `groupRef`. Added by Dowel. */
    installationRef: decisive(InstallationRef.optional()),
    installationId: QueryName.min(1).optional(),
    /** The part of the config that holds the object. */
    action: ConfigAction,
    /** Applied in order. Either all changes are saved or none. */
    changes: listOf(JsonPatchOperation, limits.operations).min(1, 'needs at least one change'),
  })
  .refine((body) => (body.groupRef === undefined) !== (body.installationId === undefined), {
    path: ['groupRef'],
    error: 'send either groupRef or installationId',
  })
  .refine((body) => body.installationId === undefined || body.installationRef === undefined, {
    path: ['installationRef'],
    error: 'send it only with groupRef',
  });
export type PatchObjectConfig = z.input<typeof PatchObjectConfig>;

export const ListInstallationsQuery = PageQuery.extend({
  groupRef: QueryName.optional(),
  /** Only installations of this reference. Empty: only default ones. Added by Dowel. */
  installationRef: InstallationRef.optional(),
});
export type ListInstallationsQuery = z.infer<typeof ListInstallationsQuery>;

export const SamplingQuery = z.object({
  /** `true` skips the sample reads that check the config at the provider. */
  skipSampling: QueryFlag.optional(),
});
export type SamplingQuery = z.infer<typeof SamplingQuery>;

const installations = '/projects/{projectIdOrName}/integrations/{integrationId}/installations';
const installation =
  '/projects/{projectIdOrName}/integrations/{integrationId}/installations/{installationId}';

export const listInstallations = endpoint<{
  query: ListInstallationsQuery;
  success: Installation[];
}>()({
  operation: 'listInstallations',
  method: 'GET',
  path: installations,
  access: 'consumer',
  query: ListInstallationsQuery,
  success: z.array(Installation),
  problems: ['integration_not_found'],
});

export const listInstallationsForProject = endpoint<{
  query: ListInstallationsQuery;
  success: Installation[];
}>()({
  operation: 'listInstallationsForProject',
  method: 'GET',
  path: '/projects/{projectIdOrName}/installations',
  access: 'consumer',
  query: ListInstallationsQuery,
  success: z.array(Installation),
  problems: [],
});

export const createInstallation = endpoint<{
  query: SamplingQuery;
  body: CreateInstallation;
  success: Installation;
}>()({
  operation: 'createInstallation',
  method: 'POST',
  path: installations,
  access: 'consumer',
  status: 201,
  query: SamplingQuery,
  body: CreateInstallation,
  success: Installation,
  problems: [
    'integration_not_found',
    'connection_not_found',
    'connection_missing',
    'config_invalid',
    'group_already_installed',
    'several_not_allowed',
    'account_already_installed',
    'sample_read_failed',
  ],
});

export const getInstallation = endpoint<{ success: Installation }>()({
  operation: 'getInstallation',
  method: 'GET',
  path: installation,
  access: 'consumer',
  success: Installation,
  problems: ['integration_not_found', 'installation_not_found'],
});

export const updateInstallation = endpoint<{
  query: SamplingQuery;
  body: UpdateInstallation;
  success: Installation;
}>()({
  operation: 'updateInstallation',
  method: 'PATCH',
  path: installation,
  access: 'consumer',
  query: SamplingQuery,
  body: UpdateInstallation,
  success: Installation,
  problems: [
    'integration_not_found',
    'installation_not_found',
    'connection_not_found',
    'connection_missing',
    'account_differs',
    'account_already_installed',
    'invalid_update_mask',
    'config_invalid',
    'sample_read_failed',
  ],
});

/** Also deletes the connection when no other installation uses it. */
export const deleteInstallation = endpoint<object>()({
  operation: 'deleteInstallation',
  method: 'DELETE',
  path: installation,
  access: 'consumer',
  status: 204,
  problems: ['integration_not_found', 'installation_not_found'],
});

/** Changes the config of one object by JSON Patch. */
export const patchObjectConfig = endpoint<{ body: PatchObjectConfig; success: Installation }>()({
  operation: 'patchObjectConfigContent',
  method: 'PATCH',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}/objects/{objectName}/config-content',
  access: 'consumer',
  body: PatchObjectConfig,
  success: Installation,
  problems: [
    'integration_not_found',
    'installation_not_found',
    'installation_ref_needed',
    'object_not_found',
    'patch_invalid',
    'config_invalid',
    'sample_read_failed',
  ],
});
