import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Timestamp } from './values.ts';

/**
 * How the installations of an integration fare. Each is counted once, at the worst of what does not work. Single messages
 * that a destination refuses, and accounts that several customers share, keep none from working.
 */
export const IntegrationHealth = z.object({
  integrationId: z.string(),
  /** The name of the integration. */
  integrationName: z.string(),
  /** The name that customers see, when the manifest has one. */
  displayName: z.string().optional(),
  /** The name of the provider in the catalogue. */
  provider: z.string(),
  /** What people call the provider. */
  providerName: z.string(),
  /** How many installations there are. */
  installationCount: z.int(),
  /** For how many of them somebody must act. */
  needsActionCount: z.int(),
  /** How many mend themselves. */
  waitingCount: z.int(),
  /** How many somebody has paused. All else of them works. */
  pausedCount: z.int(),
});
export type IntegrationHealth = z.infer<typeof IntegrationHealth>;

/** How a project fares as a whole. Added by Dowel. */
export const ProjectHealth = z.object({
  /** The integrations, those first for which most installations need somebody; 100 at most. */
  integrations: z.array(IntegrationHealth),
  /** Since when the oldest read is due that has not begun or gone on. Absent: no read is late. */
  readsDueTime: Timestamp.optional(),
  /** Since when the oldest message is due that was not sent. Absent: no message is late. Those of a destination that takes none wait, and are not late. */
  deliveriesDueTime: Timestamp.optional(),
});
export type ProjectHealth = z.infer<typeof ProjectHealth>;

export const getProjectHealth = endpoint<{ success: ProjectHealth }>()({
  operation: 'getProjectHealth',
  method: 'GET',
  path: '/projects/{projectIdOrName}/health',
  access: 'full',
  added: true,
  success: ProjectHealth,
  problems: [],
});
