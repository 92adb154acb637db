import type { NotificationEvent, ProviderMetadata } from '@dowel/schema';
import type { SignInScheme } from '@dowel/schema/rules';
import { v7 } from 'uuid';
import type { Context } from '../../../context.ts';
import { unlessGone } from '../../../platform/db/constraint-violation.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import * as providers from '../../../providers/providers/service.ts';
import * as consumers from '../../consumers/service.ts';
import * as groups from '../../groups/service.ts';
import { connectionErrorEvent, connectionEvent } from '../connection-events.ts';
import type { CheckedCredentials } from '../credential-check/check-credentials.ts';
import {
  type ConnectionChanges,
  type ConnectionRow,
  changeConnection,
  insertConnection,
  lockOwned,
  type Owner,
  selectConnection,
} from '../queries.ts';
import { appMissing, connectionNotFound } from '../refusals.ts';
import { hasMoved } from '../rules.ts';
import { sealCredentials } from '../stored-credentials.ts';

/** A finished sign-in, ready to be stored. */
export interface SignedIn extends Owner {
  groupName?: string | undefined;
  consumerName?: string | undefined;
  /** The connection that the person signs in to again; absent for a first sign-in. */
  connectionId?: string | undefined;
  authScheme: SignInScheme;
  checked: Omit<CheckedCredentials, 'resolved'>;
  providerAppId: string | undefined;
  metadata: ProviderMetadata;
  /** The origins where the credentials were accepted; see `destinations`. */
  acceptedOrigins: string[];
  providerConsumerRef?: string | undefined;
}

/**
 * Stores a sign-in with its group and consumer, all or nothing. When the same consumer signs in again, the connection
 * keeps its id, so installations continue (ADR 0006).
 * @throws {ProblemError} `connection_not_found` when the connection to renew was deleted; `provider_app_missing` when
 * the app used for the sign-in was deleted.
 */
export function save(context: Context, signedIn: SignedIn): Promise<ConnectionRow> {
  const saving = () =>
    context.transaction(async (tx) => {
      if (signedIn.connectionId === undefined) {
        await groups.upsert(tx, signedIn);
        await consumers.upsert(tx, signedIn);
      }
      const { id, isNew } =
        signedIn.connectionId === undefined
          ? await findOrInsert(tx, signedIn)
          : { id: signedIn.connectionId, isNew: false };
      const before = isNew ? undefined : await selectConnection(tx, id);
      const changed = await changeConnection(tx, id, toColumns(tx, id, signedIn));
      const row = await selectConnection(tx, id);
      if (!row) throw connectionNotFound();
      await Unreported.report(tx, changed, () => toEvents(row, signedIn.checked, isNew));
      if (!isNew) await tx.connectionEffects.changed(tx, id, { isOtherAccount: hasMoved(before, row) });
      return row;
    });
  const noApp = () => appMissing(providers.named(context, signedIn.provider));
  return unlessGone({ connections_of_provider_app: noApp }, saving);
}

/** The id is made before the credentials are stored, because they are sealed for the row with that id. */
async function findOrInsert(tx: Context, signedIn: SignedIn): Promise<{ id: string; isNew: boolean }> {
  const { groupRef, consumerRef, provider, authScheme } = signedIn;
  const values = { id: v7(), groupRef, consumerRef, provider, authScheme, status: 'created' as const };
  // Between these two statements, the same person may have signed in again, or that connection may have been deleted.
  // So we look again until one of them succeeds.
  for (;;) {
    const existing = await lockOwned(tx, signedIn);
    if (existing !== undefined) return { id: existing, isNew: false };
    const inserted = await insertConnection(tx, values);
    const isNew = Unreported.silent(inserted, 'the sign-in is stored next, and one event tells of both');
    if (isNew) return { id: values.id, isNew };
  }
}

/** A sign-in can succeed and leave credentials that the health check refuses. */
function toEvents(row: ConnectionRow, { failure }: SignedIn['checked'], isNew: boolean): NotificationEvent[] {
  const stored = connectionEvent(isNew ? 'connection.created' : 'connection.updated', row);
  if (row.status !== 'bad_credentials' || !failure) return [stored];
  return [stored, connectionErrorEvent(row, failure.reason, failure.message)];
}

function toColumns(context: Context, id: string, signedIn: SignedIn): ConnectionChanges {
  const { authScheme, checked, metadata, acceptedOrigins, providerAppId, providerConsumerRef } = signedIn;
  return {
    ...sealCredentials(context, id, checked.credentials),
    authScheme,
    status: checked.status,
    diagnosis: checked.diagnosis,
    providerAppId: providerAppId ?? null,
    providerMetadata: metadata,
    acceptedOrigins,
    providerWorkspaceRef: metadata.workspace?.value ?? null,
    providerConsumerRef: providerConsumerRef ?? null,
  };
}
