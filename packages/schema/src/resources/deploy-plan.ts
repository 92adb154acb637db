import * as z from 'zod';

/** The names of the objects that a deploy adds, removes or changes in one action. */
export const ObjectChanges = z.object({
  /** Objects that the manifest did not have before. */
  added: z.array(z.string()),
  /** Objects that the manifest does not have any more. */
  removed: z.array(z.string()),
  /** Objects whose declaration differs. */
  changed: z.array(z.string()),
});
export type ObjectChanges = z.infer<typeof ObjectChanges>;

/** What a deploy does to one integration. */
export const IntegrationChange = z.object({
  /** The name of the integration. */
  name: z.string(),
  provider: z.string(),
  /** What the deploy does to the integration. */
  action: z.enum(['create', 'update', 'unchanged']),
  /** Absent for a new integration. */
  integrationId: z.string().optional(),
  /** What changes in reading. */
  read: ObjectChanges,
  /** What changes in writing. */
  write: ObjectChanges,
  /** What changes in subscribing. */
  subscribe: ObjectChanges,
  /** Other members that change, such as `displayName` or `proxy`. `read.objects` means that their order changes. */
  settings: z.array(z.string()),
  /** How many installations read on what this deploy removes or, if it is destructive, stop reading it. */
  affectedInstallations: z.int(),
});
export type IntegrationChange = z.infer<typeof IntegrationChange>;

/** An error or a warning about a manifest, with its place and how to correct it. */
export const ManifestFinding = z.object({
  /** An error stops a deploy. A warning does not. */
  severity: z.enum(['error', 'warning']),
  /** Dotted path: `integrations[0].read.objects[1].schedule`. */
  path: z.string(),
  /** Counts from 1. Absent when the manifest was passed as a value. */
  line: z.int().optional(),
  /** Counts from 1. Absent when the manifest was passed as a value. */
  column: z.int().optional(),
  /** What is wrong, as one sentence. */
  message: z.string(),
  /** What to write instead. */
  fix: z.string().optional(),
});
export type ManifestFinding = z.infer<typeof ManifestFinding>;

/** What a deploy would do. Added by Dowel. */
export const DeployPlan = z.object({
  /** Tells a plan from the answer of a deploy. */
  dryRun: z.literal(true),
  /** One entry per integration of the manifest. */
  changes: z.array(IntegrationChange),
  /** What the manifest probably does not mean. */
  warnings: z.array(ManifestFinding),
});
export type DeployPlan = z.infer<typeof DeployPlan>;
