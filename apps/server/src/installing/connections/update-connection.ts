import { isDeepStrictEqual } from 'node:util';
import type { Connection, ConnectionRequest, ProviderMetadata, UpdateConnection } from '@dowel/schema';
import {
  accountId,
  joinWorkspace,
  secretOrigins,
  settleMetadata,
  updatableMembers,
  withTold,
  workspaceFault,
} from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { isBuilder } from '../../platform/caller.ts';
import { Unreported } from '../../platform/events/unreported.ts';
import { type Concluded, lastStep } from '../../platform/last-step.ts';
import { invalidInput } from '../../platform/problems/problem-error.ts';
import { applyUpdateMask } from '../../platform/problems/update-mask.ts';
import { credentialMembers } from '../../providers/provider-auth/credentials.ts';
import * as providers from '../../providers/providers/service.ts';
import { type Candidate, type CheckedCredentials, check } from './check-credentials.ts';
import { connectionEvent } from './connection-events.ts';
import { assertOwnAccount } from './identity/assert-own-account.ts';
import { chooseAccount } from './identity/choose-account.ts';
import { confirmedId } from './identity/confirming.ts';
import { followMetadata, isAskedAgain } from './identity/follow-metadata.ts';
import {
  accountEvents,
  isDiffering,
  logChanged,
  logDiffering,
  type NewAccount,
  type Settled,
  settleAccount,
} from './identity/settle-account.ts';
import { lockConnections } from './locking-queries.ts';
import { OpenedRow } from './opened-row.ts';
import { findSource } from './post-authentication/find-source.ts';
import { assertMetadata, collectCredentials } from './preparing.ts';
import { type ConnectionChanges, type ConnectionRow, changeConnection, selectConnection } from './queries.ts';
import {
  accountDiffers,
  connectionNotFound,
  metadataNotSettable,
  newCredentialsRefused,
} from './refusals.ts';
import { hasMoved, onlyNames } from './rules.ts';
import { acceptedOriginsOf, assertAccepted } from './secret-destinations/destinations.ts';
import { filled, type ResolvedProvider, sealCredentials } from './stored-credentials.ts';
import { storedTemplateValues } from './template-values.ts';
import { toConnection } from './to-connection.ts';

/**
 * Replaces credentials or metadata. New credentials are tried first; the stored ones stay unless the provider accepts
 * the new ones (ADR 0006). If new metadata would send stored credentials to another host, the same request must bring
 * new credentials (ADR 0010). If it names another account, somebody must confirm that, as with credentials (ADR 0076).
 * @throws {ProblemError} `connection_not_found`, `invalid_update_mask`, `auth_scheme_mismatch`,
 * `provider_metadata_missing`, `provider_host_not_allowed`, `credentials_rejected`, `provider_unreachable`,
 * `account_differs`, `account_in_use`, `token_not_allowed`, `api_key_scope`, `invalid_request`
 */
export async function update(
  context: Context,
  id: string,
  { updateMask, connection }: UpdateConnection,
): Promise<Concluded<Connection>> {
  const masked = applyUpdateMask(updateMask, connection, updatableMembers.connection);
  const row = await selectConnection(context, id);
  if (!row) throw connectionNotFound();
  const chosenId = confirmedId(context, masked.account, row.consumerRef);
  const { account: _, ...others } = masked;
  const hasCredentials = bringsCredentials(masked);
  // The provider is asked, which nobody waits for with a lock.
  const isAsked = hasCredentials || (bringsMetadata(masked) && isAskedAgain(row));
  const asked = isAsked ? await toChanges(context, row, masked) : undefined;
  const isNamed = hasCredentials || (asked?.account && chosenId === accountId(asked.account));
  const isChosen = chosenId !== undefined && !isNamed;
  const tried = isChosen ? undefined : asked;
  const changing = lastStep(context, async (tx) => {
    if (isChosen) {
      const chosen = await chooseAccount(tx, row, chosenId);
      if (Object.keys(others).length === 0) return toConnection(chosen);
    }
    await lockConnections(tx, [id]);
    const last = await selectConnection(tx, id);
    if (!last) throw connectionNotFound();
    const isOutdated = !hasCredentials && last.credentialsVersion !== row.credentialsVersion;
    if (tried && (isOutdated || hasOtherMetadata(tx, row, last))) throw new MetadataChangedError();
    const { changes, account, before } = tried ?? (await toChanges(tx, last, masked));
    const settled =
      hasCredentials || account
        ? settleAccount(tx, last, { account, before, confirmedId: chosenId })
        : unchangedAccount;
    if (isDiffering(settled)) {
      logDiffering(tx, last);
      throw accountDiffers(providers.named(tx, last.provider), settled);
    }
    await assertOwnAccount(tx, last, settled.changed?.account);
    const changed = await changeConnection(tx, id, { ...changes, ...settled.columns });
    const updated = await selectConnection(tx, id);
    if (!updated) throw connectionNotFound();
    await Unreported.report(tx, changed, () => [
      connectionEvent('connection.updated', updated),
      ...accountEvents(updated, settled),
    ]);
    const { isOtherAccount = hasMoved(last, updated) } = settled;
    await tx.connectionEffects.changed(tx, id, { isOtherAccount });
    logChanged(tx, updated, settled);
    return toConnection(updated);
  });
  return changing.catch((error) => {
    if (error instanceof MetadataChangedError) return update(context, id, { updateMask, connection });
    throw error;
  });
}

/** Somebody has changed the connection while the provider was asked, so it has to be asked again. */
class MetadataChangedError extends Error {}

/** Metadata that leads to another host does not count: what was typed for the host before must not be sent there. */
function hasOtherMetadata(context: Context, row: ConnectionRow, last: ConnectionRow): boolean {
  const originsOf = (one: ConnectionRow) => secretOrigins(new OpenedRow(context, one).resolved.provider);
  return (
    !isDeepStrictEqual(last.providerMetadata, row.providerMetadata) &&
    isDeepStrictEqual(originsOf(last), originsOf(row))
  );
}

const unchangedAccount: Settled = { columns: {}, isOtherAccount: undefined };

/** What a request changes, and what is known of the account if it brings credentials. */
interface Changes extends Pick<NewAccount, 'account' | 'before'> {
  changes: ConnectionChanges;
}

function bringsCredentials(masked: ConnectionRequest): boolean {
  return credentialMembers.some((member) => masked[member] !== undefined);
}

function bringsMetadata({ providerMetadata, providerWorkspaceRef }: ConnectionRequest): boolean {
  return providerMetadata !== undefined || providerWorkspaceRef !== undefined;
}

async function toChanges(context: Context, row: ConnectionRow, masked: ConnectionRequest): Promise<Changes> {
  const opened = new OpenedRow(context, row);
  const { resolved: stored } = opened;
  const credentials = bringsCredentials(masked) ? collectCredentials(stored, masked) : undefined;
  const metadata = changedMetadata(context, row, stored, masked);
  const resolved = metadata ? filled(stored, metadata) : stored;
  if (!credentials) {
    assertUnmoved(row, stored, resolved);
    if (!metadata) return { changes: {} };
    const followed = await followMetadata(context, opened, resolved);
    return { changes: toColumns(followed.resolved.metadata), account: followed.account };
  }
  const checked = await checkedCredentials(context, opened, { resolved, credentials }, masked);
  const origins = secretOrigins(checked.resolved.provider);
  // Other credentials may be those of another account, which has other values.
  const isTold = findSource(row.provider) !== undefined;
  const changes = {
    ...((metadata || isTold) && toColumns(checked.resolved.metadata)),
    ...sealCredentials(context, row.id, checked.credentials),
    // Written together with the credentials: if somebody else changes the metadata at the same time, these credentials
    // must not go to the other host.
    acceptedOrigins: metadata
      ? origins
      : [...new Set([...acceptedOriginsOf(row, stored), ...(isTold ? origins : [])])],
    status: checked.status,
    diagnosis: checked.diagnosis,
  };
  return { changes, account: checked.account, before: checked.before };
}

function toColumns(metadata: ProviderMetadata): ConnectionChanges {
  return { providerMetadata: metadata, providerWorkspaceRef: metadata.workspace?.value ?? null };
}

/**
 * We send stored credentials to the hosts where they were accepted, and to the hosts that the stored metadata
 * gives now. So a person can still submit the same values after we changed an address in the provider's entry.
 */
function assertUnmoved(row: ConnectionRow, stored: ResolvedProvider, changed: ResolvedProvider): void {
  if (stored.strategy.member === undefined) return;
  assertAccepted(changed, [...acceptedOriginsOf(row, stored), ...secretOrigins(stored.provider)]);
}

/** `providerMetadata` replaces the whole map but for what the provider has told. The workspace reference is one of its values. */
function changedMetadata(
  context: Context,
  row: ConnectionRow,
  { entry }: ResolvedProvider,
  { providerMetadata, providerWorkspaceRef }: ConnectionRequest,
): ProviderMetadata | undefined {
  if (!bringsMetadata({ providerMetadata, providerWorkspaceRef })) return undefined;
  const fault = workspaceFault({ providerMetadata, providerWorkspaceRef });
  if (fault) throw invalidInput(fault);
  const stored = row.providerMetadata ?? {};
  const sent = onlyNames(entry, joinWorkspace(providerMetadata ?? stored, providerWorkspaceRef));
  const settled = settleMetadata(entry, sent, stored);
  if (!isBuilder(context) && settled.refused.length > 0) throw metadataNotSettable(entry, settled.refused);
  const metadata = isBuilder(context) ? withTold(sent, stored) : settled.metadata;
  assertMetadata(entry, metadata);
  return metadata;
}

/**
 * Credentials that come with metadata may go where that metadata leads. Credentials that come alone may go only where
 * the stored ones may go.
 */
async function checkedCredentials(
  context: Context,
  { row, app }: OpenedRow,
  { resolved, credentials }: Pick<Candidate, 'resolved' | 'credentials'>,
  masked: ConnectionRequest,
): Promise<CheckedCredentials> {
  const values = storedTemplateValues(context, resolved, row);
  const source: Candidate['source'] = bringsMetadata(masked) ? 'typed' : row;
  const candidate = { resolved, credentials, values, source, app };
  const checked = await check(context, candidate, { ...row, connectionId: row.id });
  if (checked.failure) {
    throw newCredentialsRefused(resolved.provider, checked.failure, 'The stored ones were kept.');
  }
  return checked;
}
