import type { ConfigContent, Connection, Integration } from '@dowel/schema';
import type { Context } from '../../../context.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import * as connections from '../../connections/service.ts';
import { leadsElsewhere, movedAccount } from '../moving.ts';
import type { StoredInstallation } from '../queries.ts';
import { assertOtherAccount } from '../several/service.ts';
import { updateMovedAccount } from './queries.ts';

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
 * @param confirmedId the id of the account that it may lead to, even if it led to another one before.
 * @throws {ProblemError} `account_differs`, `account_already_installed`
 */
export async function followChange(
  tx: Context,
  { saved, integration, last }: SavedChange,
  connection: Connection,
  confirmedId: string | undefined,
): Promise<boolean> {
  const state = {
    id: saved.id,
    integrationId: saved.integrationId,
    config: saved.config,
    revision: integration.latestRevision.content,
    hasBadCredentials: connection.status === 'bad_credentials',
  };
  const isMoved = last.connectionId !== connection.id;
  // The row of the connection is locked now, because the installation refers to it.
  const from = isMoved
    ? (await connections.findConnections(tx, [last.connectionId])).get(last.connectionId)
    : connection;
  const isOtherAccount = leadsElsewhere(tx, from, connection, confirmedId);
  if (isMoved) {
    const ids = { installationId: saved.id, connectionId: connection.id };
    await assertOtherAccount(tx, state.integrationId, state.revision, connection, saved.id);
    await noteMove(tx, saved.id, from, connection);
    tx.log.info({ ...ids, isOtherAccount }, 'an installation was moved to another connection');
  }
  const change = { lastContent: last.content, isConnectedAnew: isMoved, isOtherAccount };
  return tx.installationEffects.changed(tx, state, change);
}

/** Tells of a move to another account, by an event and in the activity. */
async function noteMove(
  tx: Context,
  installationId: string,
  from: Connection | undefined,
  to: Connection,
): Promise<void> {
  const moved = movedAccount(tx, from, to);
  if (!moved) return;
  await Unreported.report(tx, await updateMovedAccount(tx, installationId, moved), () => [
    connections.movedAccountEvent(to, installationId, moved),
  ]);
}
