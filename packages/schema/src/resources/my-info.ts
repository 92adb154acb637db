import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Builder } from './memberships.ts';
import { Org } from './orgs.ts';
import { Project } from './projects.ts';
import { Timestamp } from './values.ts';

const role = {
  /** `owner` or `member`. */
  role: z.string(),
  /** Who has the role: the builder alone, or the whole team. */
  principalType: z.enum(['team', 'builder']),
  /** The id of that builder or team. */
  principalId: z.string(),
};

/** The builder who is signed in, with the org and the projects that they may work on. */
export const BuilderInfo = z.object({
  /** Who is signed in. */
  builder: Builder,
  /** By the id of the project. */
  projectRoles: z.record(
    z.string(),
    z.object({
      ...role,
      /** The project. */
      project: Project,
    }),
  ),
  /** Absent for a builder without an org. */
  orgRole: z
    .object({
      ...role,
      /** The org. */
      org: Org,
    })
    .optional(),
});
export type BuilderInfo = z.infer<typeof BuilderInfo>;

/** One of the builder's own sign-ins. */
export const BuilderSession = z.object({
  id: z.string(),
  /** Where it is used: `browser` or `cli`. */
  usedBy: z.string(),
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
  createTime: Timestamp,
  /** When it ends, unless the builder signs out before. */
  expireTime: Timestamp,
});
export type BuilderSession = z.infer<typeof BuilderSession>;

export const getMyInfo = endpoint<{ success: BuilderInfo }>()({
  operation: 'getMyInfo',
  method: 'GET',
  path: '/my-info',
  access: 'builder',
  success: BuilderInfo,
  problems: [],
});

export const listMySessions = endpoint<{ success: BuilderSession[] }>()({
  operation: 'listMySessions',
  method: 'GET',
  path: '/my-sessions',
  access: 'builder',
  added: true,
  success: z.array(BuilderSession),
  problems: [],
});

/** Signs out. `current` as the id ends the session of this request. */
export const deleteMySession = endpoint<object>()({
  operation: 'deleteMySession',
  method: 'DELETE',
  path: '/my-sessions/{sessionId}',
  access: 'builder',
  status: 204,
  added: true,
  problems: ['session_not_found'],
});
