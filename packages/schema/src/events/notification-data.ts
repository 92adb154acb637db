import * as z from 'zod';
import { answered } from '../resources/bounded.ts';
import { ConfigContent } from '../resources/config.ts';
import { ConnectedAccount } from '../resources/connected-account.ts';
import { Timestamp } from '../resources/values.ts';

const content = answered(ConfigContent);

/** The config content itself. If it is too large for a message, a signed address from which to GET it as JSON. */
const ConfigOrURL = z.union([
  z.object({
    /** The config content. */
    config: content,
    /** Absent, because `config` has it. */
    configURL: z.never().optional(),
  }),
  z.object({
    /** Absent, because it is too large. */
    config: z.never().optional(),
    /** A signed address from which to GET the config content as JSON. */
    configURL: z.url(),
  }),
]);

/** The content before the change, in one of the same two forms. */
const LastConfigOrURL = z.union([
  z.object({
    /** The config content before the change. */
    lastConfig: content,
    /** Absent, because `lastConfig` has it. */
    lastConfigURL: z.never().optional(),
  }),
  z.object({
    /** Absent, because it is too large. */
    lastConfig: z.never().optional(),
    /** A signed address from which to GET the earlier config content as JSON. */
    lastConfigURL: z.url(),
  }),
]);

/** What every event about an installation says. */
export const InstallationFields = z.object({
  projectId: z.string(),
  provider: z.string(),
  integrationId: z.string(),
  /** The name of the integration. */
  integrationName: z.string(),
  installationId: z.string(),
  /** What tells it apart from other installations of the group. Absent: it is the default one. Added by Dowel. */
  installationRef: z.string().optional(),
  /** What people call it. Absent unless somebody has named it. Added by Dowel. */
  installationName: z.string().optional(),
  connectionId: z.string(),
  groupRef: z.string(),
  groupName: z.string(),
  consumerRef: z.string(),
  consumerName: z.string(),
});
export type InstallationFields = z.infer<typeof InstallationFields>;

/** What every event about a connection says. */
export const ConnectionData = z.object({
  projectId: z.string(),
  connectionId: z.string(),
  provider: z.string(),
  groupRef: z.string(),
  consumerRef: z.string(),
  consumerName: z.string(),
  /** The connection is this person's own. Absent: it is the group's. Added by Dowel. */
  isPersonal: z.literal(true).optional(),
  /** Whose account it is at the provider, if that is known. Added by Dowel. */
  account: ConnectedAccount.optional(),
  /** The connection link with which the person has signed in. Absent for a change that came another way. Added by Dowel. */
  connectionLinkId: z.string().optional(),
});
export type ConnectionData = z.infer<typeof ConnectionData>;

/** The data when a connection, or an installation that is moved, changes to another account of the provider. Added by Dowel. */
export const ConnectionAccountData = ConnectionData.extend({
  /** Whose account it is now. */
  account: ConnectedAccount,
  /** Whose account it was. Absent if that was not known: then it may be the same one. */
  accountBefore: ConnectedAccount.optional(),
  /** The installation that was moved to this connection. Absent if the connection itself leads to another account now. */
  installationId: z.string().optional(),
});
export type ConnectionAccountData = z.infer<typeof ConnectionAccountData>;

/** Of a connection whose credentials do not work. */
export const ConnectionErrorData = ConnectionData.extend({
  /** What went wrong, one sentence each. */
  errors: z.array(z.string()),
  /** The same list. Deprecated in the original interface. Use `errors`. */
  error: z.array(z.string()),
});
export type ConnectionErrorData = z.infer<typeof ConnectionErrorData>;

/** Of an installation that was made or removed: its config. */
export const InstallationData = InstallationFields.and(ConfigOrURL);
export type InstallationData = z.infer<typeof InstallationData>;

/** Of an installation whose config changed: the new config and the one before. */
export const InstallationUpdatedData = InstallationData.and(LastConfigOrURL);
export type InstallationUpdatedData = z.infer<typeof InstallationUpdatedData>;

/** Of an installation whose scheduled reads were paused. */
export const SchedulePausedData = InstallationFields.extend({
  /** Why they were paused. */
  error: z.string().optional(),
}).and(ConfigOrURL);
export type SchedulePausedData = z.infer<typeof SchedulePausedData>;

/** Of one object of an installation. */
export const InstalledObjectData = InstallationFields.extend({
  objectName: z.string(),
  /** The operation that has ended. Added by Dowel. */
  operationId: z.string().optional(),
});
export type InstalledObjectData = z.infer<typeof InstalledObjectData>;

/** Of a read that a builder asked for. */
export const TriggeredReadData = InstalledObjectData.extend({
  /** Only records that changed at this time or later were read. */
  fromTimestamp: Timestamp.optional(),
  /** Only records that changed until this time were read. */
  untilTimestamp: Timestamp.optional(),
});
export type TriggeredReadData = z.infer<typeof TriggeredReadData>;

/** Of a read that a builder asked for and that failed. */
export const TriggeredReadErrorData = TriggeredReadData.extend({
  /** What went wrong. */
  error: z.string().optional(),
});
export type TriggeredReadErrorData = z.infer<typeof TriggeredReadErrorData>;

/** Of an asynchronous write that has ended. */
export const AsyncWriteData = InstalledObjectData.extend({
  /** False if any record failed. */
  success: z.boolean(),
  /** The records that the provider took. */
  successfulRecordIds: z.array(z.string()).optional(),
  /** What went wrong, one sentence each. */
  errors: z.array(z.string()).optional(),
});
export type AsyncWriteData = z.infer<typeof AsyncWriteData>;

/** Of a subscription that could not be set up. */
export const SubscribeErrorData = InstallationFields.extend({
  /** What went wrong. */
  error: z.string().optional(),
});
export type SubscribeErrorData = z.infer<typeof SubscribeErrorData>;

/** Of a webhook that failed for so long that nothing is sent to it any more. */
export const WebhookDisabledData = z.object({
  projectId: z.string(),
  destinationId: z.string(),
  /** The name of the destination. */
  destinationName: z.string(),
  /** The address that was posted to. */
  url: z.string(),
});
export type WebhookDisabledData = z.infer<typeof WebhookDisabledData>;
