import type { Connection, ConnectionRequest, UpdateConnection } from '@dowel/schema';
import { joinWorkspace, updatableMembers } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { applyUpdateMask } from '../../../http/update-mask.ts';
import { type Concluded, lastStep } from '../../../last-step.ts';
import { credentialMembers } from '../../../provider-auth/credentials.ts';
import { type CheckedCredentials, check } from '../credential-check/service.ts';
import { assertMetadata, collectCredentials } from '../preparing.ts';
import {
  type ConnectionChanges,
  type ConnectionRow,
  changeConnection,
  selectConnection,
} from '../queries.ts';
import { connectionNotFound, newCredentialsRefused } from '../refusals.ts';
import { resolveProvider, sealCredentials } from '../stored-credentials.ts';
import { toConnection } from '../to-connection.ts';

/**
 * Replaces credentials or metadata. New credentials are tried out first; the stored ones stay unless the provider
 * has accepted the new (ADR 0006).
 * @throws {ProblemError} `connection_not_found`, `invalid_update_mask`, `auth_scheme_mismatch`,
 * `provider_metadata_missing`, `credentials_rejected`, `provider_unreachable`, `invalid_request`
 */
export async function update(
  context: Context,
  id: string,
  { updateMask, connection }: UpdateConnection,
): Promise<Concluded<Connection>> {
  const masked = applyUpdateMask(updateMask, connection, updatableMembers.connection);
  const row = await selectConnection(context, id);
  if (!row) throw connectionNotFound();
  const metadata = changedMetadata(context, row, masked);
  const checked = await checkedCredentials(context, { ...row, ...metadata }, masked);
  const changes: ConnectionChanges = {
    ...metadata,
    ...(checked && {
      ...sealCredentials(context, id, checked.credentials),
      status: checked.status,
      diagnosis: checked.diagnosis,
    }),
  };
  return lastStep(context, async (tx) => {
    await changeConnection(tx, id, changes);
    const changed = await selectConnection(tx, id);
    if (!changed) throw connectionNotFound();
    return toConnection(changed);
  });
}

/** The map is replaced as a whole; the workspace reference is one of its values. */
function changedMetadata(context: Context, row: ConnectionRow, masked: ConnectionRequest) {
  const { providerMetadata, providerWorkspaceRef } = masked;
  if (providerMetadata === undefined && providerWorkspaceRef === undefined) return undefined;
  const metadata = joinWorkspace(providerMetadata ?? row.providerMetadata ?? {}, providerWorkspaceRef);
  const entry = context.catalogue.find(row.provider);
  if (entry) assertMetadata(entry, metadata);
  return { providerMetadata: metadata, providerWorkspaceRef: metadata.workspace?.value ?? null };
}

async function checkedCredentials(
  context: Context,
  row: ConnectionRow,
  masked: ConnectionRequest,
): Promise<CheckedCredentials | undefined> {
  const members = credentialMembers.filter((member) => masked[member] !== undefined);
  if (members.length === 0) return undefined;
  const resolved = resolveProvider(context, row);
  const metadata = row.providerMetadata ?? {};
  const credentials = collectCredentials(resolved, masked);
  const checked = await check(context, { ...resolved, credentials, metadata });
  if (checked.failure)
    throw newCredentialsRefused(resolved.provider, checked.failure, 'The stored ones were kept.');
  return checked;
}
