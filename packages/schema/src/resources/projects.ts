import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { looksLikeId } from '../rules/names.ts';
import { EmbeddingOrigin } from './embedding-origin.ts';
import { ProjectLogo } from './sign-in-look.ts';
import { QueryFlag, QueryName, Timestamp, UpdateMask } from './values.ts';

/** A project holds what a builder owns: integrations, groups, consumers, connections, installations. */
export const Project = z.object({
  id: z.string(),
  /** Lower case and unique in the service. It can be used in place of the id. */
  name: z.string(),
  /** The name of the builder's product that end users see. */
  appName: z.string(),
  /** The id of the org that owns the project. */
  orgId: z.string(),
  createTime: Timestamp,
  updateTime: Timestamp.optional(),
  /**
   * Origins of the pages that embed Dowel. When one of these pages opens a sign-in, the start page does not ask for a
   * click, unless the sign-in was started with `enableCSRFProtection`. Added by Dowel.
   */
  embeddingOrigins: z.array(z.string()).optional(),
  /**
   * The start page never asks for a click, unless a sign-in was started with `enableCSRFProtection`. Added by Dowel.
   */
  skipsStartPage: z.boolean().optional(),
  /**
   * API keys of scope `frontend` are refused, also those that exist already: pages must use consumer tokens. Added by
   * Dowel.
   */
  refusesFrontendKeys: z.boolean().optional(),
  /**
   * An account of a provider that one group has connected cannot be connected by another one: `account_in_use`. Added by
   * Dowel.
   */
  refusesSharedAccounts: z.boolean().optional(),
  /**
   * The picture of the product, at this service. Another picture has another address. Absent: there is none. Added by
   * Dowel.
   */
  logoUrl: z.string().optional(),
  /** Features of the plan. Present only with `includeEntitlements`. */
  entitlements: z
    .object({
      /** Whether components leave out the name of the service. */
      brandingRemoval: z
        .object({
          /** `true` leaves it out. */
          value: z.boolean(),
        })
        .optional(),
      /** How long logs are kept. */
      logRetentionDays: z
        .object({
          /** In days. */
          value: z.int(),
        })
        .optional(),
    })
    .optional(),
});
export type Project = z.infer<typeof Project>;

/** Letters, digits and hyphens. It starts and ends with a letter or digit. */
export const ProjectName = z
  .string()
  .min(2)
  .max(128)
  .regex(
    /^[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9]$/,
    'letters, digits and hyphens; starts and ends with a letter or digit',
  )
  .refine((name) => !looksLikeId(name), 'must not look like an id');

/** A project to make. */
export const CreateProject = z.object({
  /** The name of your product that end users see. */
  appName: z.string().min(1).max(128),
  /** Stored in lower case. */
  name: ProjectName,
  /** The id of the org that shall own the project. */
  orgId: QueryName,
});
export type CreateProject = z.input<typeof CreateProject>;

/** Changes of a project. */
export const UpdateProject = z.object({
  /** Takes `appName`, `name`, `embeddingOrigins`, `skipsStartPage`, `refusesFrontendKeys`, `refusesSharedAccounts`, `logo`. */
  updateMask: UpdateMask,
  /** The new values. */
  project: z.object({
    /** The name of your product that end users see. */
    appName: z.string().min(1).max(128).optional(),
    /** Stored in lower case. */
    name: ProjectName.optional(),
    /** Replaces the whole list. */
    embeddingOrigins: z.array(EmbeddingOrigin).max(50).optional(),
    /** `true`: the start page never asks for a click. */
    skipsStartPage: z.boolean().optional(),
    /** `true`: API keys of scope `frontend` are refused from now on. `false`: they are accepted again. */
    refusesFrontendKeys: z.boolean().optional(),
    /**
     * `true`: from now on, an account that one group has connected cannot be connected by another one. Connections that
     * exist stay; `account_shared` of `listIssues` names them.
     */
    refusesSharedAccounts: z.boolean().optional(),
    /** A PNG, JPEG or WebP of about 24 KB at most, as `data:image/png;base64,…`. `null`: no picture. */
    logo: ProjectLogo.nullable().optional(),
  }),
});
export type UpdateProject = z.input<typeof UpdateProject>;

export const GetProjectQuery = z.object({
  /** `true` adds the features of the plan. */
  includeEntitlements: QueryFlag.optional(),
});
export type GetProjectQuery = z.infer<typeof GetProjectQuery>;

export const listProjects = endpoint<{ success: Project[] }>()({
  operation: 'listProjects',
  method: 'GET',
  path: '/projects',
  access: 'full',
  success: z.array(Project),
  problems: [],
});

/** The org of the builder owns the project. */
export const createProject = endpoint<{ body: CreateProject; success: Project }>()({
  operation: 'createProject',
  method: 'POST',
  path: '/projects',
  access: 'builder',
  status: 201,
  body: CreateProject,
  success: Project,
  problems: ['org_not_found', 'name_taken'],
});

export const getProject = endpoint<{ query: GetProjectQuery; success: Project }>()({
  operation: 'getProject',
  method: 'GET',
  path: '/projects/{projectIdOrName}',
  access: 'consumer',
  query: GetProjectQuery,
  success: Project,
  problems: [],
});

export const updateProject = endpoint<{ body: UpdateProject; success: Project }>()({
  operation: 'updateProject',
  method: 'PATCH',
  path: '/projects/{projectIdOrName}',
  access: 'full',
  body: UpdateProject,
  success: Project,
  problems: ['invalid_update_mask', 'name_taken'],
});

export const deleteProject = endpoint<object>()({
  operation: 'deleteProject',
  method: 'DELETE',
  path: '/projects/{projectIdOrName}',
  access: 'full',
  status: 204,
  problems: [],
});
