import type { ConfigContent, Connection, Integration } from '@dowel/schema';
import type { Context } from '../../../context.ts';
import * as connections from '../../connections/service.ts';
import type { StoredInstallation } from '../queries.ts';

/** A config that was saved, and what was there before it. */
export interface SavedChange {
  readonly saved: StoredInstallation;
  /** With the latest revision. */
  readonly integration: Integration;
  readonly last: { readonly connectionId: string; readonly content: ConfigContent };
}

/**
 * Tells other features of a saved config, in the transaction that saves it. Answers whether an operation has begun.
 * @param connection the one that the installation uses now.
 */
export async function followChange(
  tx: Context,
  { saved, integration, last }: SavedChange,
  connection: Connection,
): Promise<boolean> {
  const state = {
    id: saved.id,
    integrationId: saved.integrationId,
    config: saved.config,
    revision: integration.latestRevision.content,
    hasBadCredentials: connection.status === 'bad_credentials',
  };
  const isOtherAccount = await isOfOtherAccount(tx, last.connectionId, connection);
  return tx.installationEffects.changed(tx, state, { lastContent: last.content, isOtherAccount });
}

/** Whether two connections lead to different accounts. If a workspace is not known, they may. */
async function isOfOtherAccount(tx: Context, lastId: string, connection: Connection): Promise<boolean> {
  if (lastId === connection.id) return false;
  const last = (await connections.findConnections(tx, [lastId])).get(lastId);
  const workspace = last?.providerWorkspaceRef;
  return workspace === undefined || workspace !== connection.providerWorkspaceRef;
}
