import * as z from 'zod';
import { AuthScheme } from './connections.ts';
import { Timestamp } from './values.ts';

/** Whose a run was, and how the installation signs in now. */
export const ExplainedInstallation = z.object({
  groupRef: z.string(),
  groupName: z.string(),
  /** The name of the integration. */
  integrationName: z.string(),
  /** What people call the provider. */
  providerName: z.string(),
  /** How the connection is signed in. */
  authScheme: AuthScheme,
  /** The provider app of the connection. */
  providerApp: z
    .object({
      id: z.string(),
      /** The customer whose own client it is. Absent: yours. */
      groupRef: z.string().optional(),
    })
    .optional(),
});
export type ExplainedInstallation = z.infer<typeof ExplainedInstallation>;

/** One request to the provider. It has neither credentials, cursors, bodies nor values of records. */
export const ExplainedRequest = z.object({
  /** When the provider had answered. */
  time: Timestamp,
  /** The method and the path. Absent when only the answer was recorded. */
  request: z.string().optional(),
  /** What the provider answered. Absent when it did not answer. */
  status: z.int().optional(),
  /** Until the answer was read, in milliseconds. */
  durationMs: z.int().optional(),
  /** How many records the answer had. */
  recordCount: z.int().optional(),
  /** Why it failed, in the words of the provider. */
  error: z.string().optional(),
});
export type ExplainedRequest = z.infer<typeof ExplainedRequest>;

/** How the fields of an object were delivered. It has names only. */
export const ExplainedMapping = z.object({
  /** The provider's name of the object. */
  objectName: z.string(),
  /** The name that it was delivered under. */
  deliveredName: z.string(),
  /** The name of the destination. */
  destination: z.string(),
  /** Each field at the provider, and its name in messages. */
  fields: z.array(
    z.object({
      /** The provider's name of the field. */
      fieldName: z.string(),
      /** Its name in messages. */
      deliveredName: z.string(),
      /** How many of its values were replaced by yours. */
      mappedValueCount: z.int().optional(),
    }),
  ),
  /** Names of the manifest for which the customer has chosen no field. They are in no message. Absent when there are none. */
  unmapped: z.array(z.string()).optional(),
});
export type ExplainedMapping = z.infer<typeof ExplainedMapping>;
