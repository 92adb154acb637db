import type { ConfigContent, Integration, ManifestIntegration } from '@dowel/schema';
import type { InstalledReads } from '@dowel/schema/rules';

// What other features do when something changes, in the transaction of the change. The feature that changes it knows
// only these interfaces. `compose-effects.ts` says which features implement them. `C` is the context.

/** What other features do when an integration changes. */
export interface IntegrationEffects<C> {
  /** A deploy has given an integration its latest revision. */
  deployed(tx: C, integration: Integration, deploy: Deploy): Promise<void>;
  /**
   * Called twice when an integration is deleted: before the transaction that deletes it, to keep that one short, and in it,
   * for what was installed meanwhile. Answers what was lost.
   */
  deleting(context: C, integrationId: string): Promise<Lost>;
  /** For a dry run: what each installation that a deploy could change reads, by the id of its integration. */
  listReads(context: C, integrationIds: readonly string[]): Promise<Map<string, InstalledReads[]>>;
  /** The references of the installations that are not the default ones of their groups, or some of them. */
  listRefs(context: C, integrationId: string): Promise<string[]>;
}

/** What was lost with what was deleted. */
export interface Lost {
  /** How many messages waited until somebody asks for them. */
  readonly dropped: number;
  /** The connections that were deleted, and the state of revoking their tokens, if somebody asked for that. */
  readonly connections: readonly { readonly stop: { readonly state: string } | null }[];
}

/** What a deploy did to an integration that was there. */
export interface Deploy {
  /** The content of the revision before. */
  readonly before: ManifestIntegration;
  /** Objects that the revision no longer has stop in every installation. */
  readonly isDestructive: boolean;
}

/** An installation with what decides how it is read. */
export interface InstallationState {
  readonly id: string;
  readonly integrationId: string;
  readonly config: { readonly id: string; readonly content: ConfigContent };
  /** The content of the integration's latest revision. */
  readonly revision: ManifestIntegration;
  /** The provider no longer accepts the credentials of its connection. */
  readonly hasBadCredentials: boolean;
}

/** What changed of an installation besides its config. */
export interface InstallationChange {
  /** The content of the config before. */
  readonly lastContent: ConfigContent;
  /** The installation uses another connection now. */
  readonly isConnectedAnew: boolean;
  /** That connection is one to another account. */
  readonly isOtherAccount: boolean;
}

/** Whose installations are about to be deleted. */
export type Leaving =
  | { readonly installationId: string }
  | { readonly integrationId: string }
  | { readonly groupRef: string }
  | { readonly isWholeProject: true };

/** What other features do when installations change. A feature leaves out what does not concern it. */
export interface InstallationEffects<C> {
  /** Answers whether an operation has begun. */
  installed?(tx: C, installation: InstallationState): Promise<boolean>;
  /** Answers whether an operation has begun. */
  changed?(tx: C, installation: InstallationState, change: InstallationChange): Promise<boolean>;
  /** A deploy has changed the manifest of all installations of an integration. */
  deployed?(tx: C, integration: Integration, deploy: Deploy): Promise<void>;
  /**
   * Somebody uninstalls, or deletes what these installations belong to. It is no transaction, so providers may be asked.
   * No provider keeps anybody from deleting.
   */
  leaving?(context: C, leaving: Leaving): Promise<void>;
  /** These installations are about to be deleted. */
  uninstalling?(tx: C, installationIds: readonly string[]): Promise<void>;
}

/** What other features do when a connection changes. */
export interface ConnectionEffects<C> {
  /** The status of a connection may have changed, or its credentials, which may be those of another account now. */
  changed(tx: C, connectionId: string, change: ConnectionChange): Promise<void>;
  /** The provider app of these connections goes, or becomes one of another provider. */
  appLeaving?(tx: C, connectionIds: readonly string[]): Promise<void>;
}

export interface ConnectionChange {
  readonly isOtherAccount: boolean;
  /** If true, somebody has signed in through another provider app than before. What the app before has set up is its own. */
  readonly isOtherApp?: boolean;
  /**
   * Nobody has changed the credentials: a call has found that the provider refuses them, or takes them again. The next
   * call may find the opposite. Absent: somebody has signed in or changed the connection.
   */
  readonly found?: 'bad' | 'good';
}
