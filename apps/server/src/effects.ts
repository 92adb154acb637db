import type { ConfigContent, Integration, ManifestIntegration } from '@dowel/schema';
import type { Context } from './context.ts';

// What other features do when something changes, in the transaction of the change. The feature that changes it knows
// only these interfaces. `compose-effects.ts` says which features implement them.

/** What other features do when an integration changes. */
export interface IntegrationEffects {
  /** A deploy has given an integration its latest revision. */
  deployed(tx: Context, integration: Integration, deploy: Deploy): Promise<void>;
  /** An integration is about to be deleted. */
  deleting(tx: Context, integrationId: string): Promise<void>;
  /** For a dry run: the configs that a deploy of these integrations could change, by integration id. */
  listConfigs(context: Context, integrationIds: readonly string[]): Promise<Map<string, ConfigContent[]>>;
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
  /** The installation uses another connection now, which may be one to another account. */
  readonly isOtherAccount: boolean;
}

/** What other features do when installations change. */
export interface InstallationEffects {
  /** Answers whether an operation has begun. */
  installed(tx: Context, installation: InstallationState): Promise<boolean>;
  /** Answers whether an operation has begun. */
  changed(tx: Context, installation: InstallationState, change: InstallationChange): Promise<boolean>;
  /** A deploy has changed the manifest of all installations of an integration. */
  deployed(tx: Context, integration: Integration, deploy: Deploy): Promise<void>;
  /** These installations are about to be deleted. */
  uninstalling(tx: Context, installationIds: readonly string[]): Promise<void>;
}

/** What other features do when a connection changes. */
export interface ConnectionEffects {
  /** The status of a connection may have changed, or its credentials, which may be those of another account now. */
  changed(tx: Context, connectionId: string, change: { readonly isOtherAccount: boolean }): Promise<void>;
}
