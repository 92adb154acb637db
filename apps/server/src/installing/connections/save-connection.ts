import type { ConnectedAccount, NotificationEvent } from '@dowel/schema';
import { compareAccounts, type SignInScheme, secretOrigins } from '@dowel/schema/rules';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { unlessGone } from '../../platform/db/constraint-violation.ts';
import { Unreported } from '../../platform/events/unreported.ts';
import type { ProblemError } from '../../platform/problems/problem-error.ts';
import type { Credentials } from '../../providers/provider-auth/credentials.ts';
import * as providers from '../../providers/providers/service.ts';
import * as consumers from '../consumers/service.ts';
import * as groups from '../groups/service.ts';
import { type CheckedCredentials, isRefused } from './check-credentials.ts';
import { connectionErrorEvent, connectionEvent, type ToldConnection } from './connection-events.ts';
import { isUnconfirmed, offer } from './identity/aside.ts';
import { assertOwnAccount } from './identity/assert-own-account.ts';
import { giveUpOffer } from './identity/give-up-offer.ts';
import {
  accountEvents,
  type Differing,
  differingFromNamed,
  isDiffering,
  logChanged,
  logDiffering,
  settleAccount,
} from './identity/settle-account.ts';
import { assertLinkOpen, completeLink } from './links/complete-link.ts';
import { lockConnections, lockOwned } from './locking-queries.ts';
import { OpenedRow } from './opened-row.ts';
import {
  type ConnectionChanges,
  type ConnectionRow,
  changeConnection,
  insertConnection,
  type Owner,
  selectConnection,
} from './queries.ts';
import { accountDiffers, appMissing, connectionNotFound } from './refusals.ts';
import { hasMoved, usualSlot } from './rules.ts';
import { sealCredentials } from './stored-credentials.ts';

/** A finished sign-in, ready to be stored. */
export interface SignedIn extends Owner {
  groupName?: string | undefined;
  consumerName?: string | undefined;
  /** The connection that the person signs in to again; absent for a first sign-in. */
  connectionId?: string | undefined;
  authScheme: SignInScheme;
  checked: CheckedCredentials;
  providerAppId: string | undefined;
  providerConsumerRef?: string | undefined;
  /** The id of the account that the person has confirmed. */
  confirmedId?: string | undefined;
  /** If true, a sign-in to another account is kept until somebody confirms it. */
  isOffered?: boolean;
  /** If true, the person wants another connection than those to other accounts that they have. */
  additional?: boolean | undefined;
  /** If true, the connection is the person's own. */
  personal?: boolean | undefined;
  /** The connection link that the sign-in completes. */
  linkId?: string | undefined;
}

/**
 * Stores a sign-in with its group and consumer, all or nothing. When the same consumer signs in again, the connection
 * keeps its id, so installations continue (ADR 0006).
 * @throws {ProblemError} `connection_not_found` when the connection to renew was deleted; `provider_app_missing` when
 * the app used for the sign-in was deleted; `account_in_use`; `account_differs` when the person has signed in to another account. With
 * `isOffered`, that sign-in is kept for a while.
 */
export async function save(context: Context, signedIn: SignedIn): Promise<ConnectionRow> {
  const saving = () => context.transaction((tx) => store(tx, signedIn));
  const stored = await unlessGone(saving, () => {
    throw appMissing(providers.named(context, signedIn.provider));
  });
  if ('refusal' in stored) throw stored.refusal;
  if ('row' in stored) return stored.row;
  await giveUpOffer(context, stored.offering);
  return save(context, signedIn);
}

type ToldRow = ConnectionRow & Pick<ToldConnection, 'connectionLinkId'>;

/** `offering`: nothing was stored, because a sign-in to another account waits in its place. */
type Stored = { row: ConnectionRow } | { refusal: ProblemError } | { offering: ConnectionRow };

async function store(tx: Context, signedIn: SignedIn): Promise<Stored> {
  if (signedIn.connectionId === undefined) {
    await groups.upsert(tx, signedIn);
    await consumers.upsert(tx, signedIn);
  }
  const { checked } = signedIn;
  const { id, isNew } =
    signedIn.connectionId === undefined
      ? await findOrInsert(tx, signedIn)
      : { id: signedIn.connectionId, isNew: false };
  const columns = toColumns(tx, id, signedIn);
  const { linkId } = signedIn;
  const wasRefused = isRefused(checked);
  const endLink: typeof completeLink = wasRefused ? assertLinkOpen : completeLink;
  if (isNew) {
    const unlikeNamed = differingFromNamed({ ...checked, confirmedId: signedIn.confirmedId });
    if (unlikeNamed) throw accountDiffers(providers.named(tx, signedIn.provider), unlikeNamed);
    await assertOwnAccount(tx, { ...signedIn, isPersonal: signedIn.personal === true }, checked.account);
    if (linkId !== undefined) await endLink(tx, linkId, id);
    const inserted = await changeConnection(tx, id, { ...columns, ...firstAccount(tx, checked.account) });
    return { row: await report(tx, inserted, { id, linkId }, (row) => toEvents(row, checked, isNew)) };
  }
  // `findOrInsert` has locked the one that it found.
  if (signedIn.connectionId !== undefined) await lockConnections(tx, [id]);
  const before = await getRow(tx, id);
  const settled = settleAccount(tx, before, { ...checked, confirmedId: signedIn.confirmedId });
  if (isDiffering(settled)) return refuse(tx, before, { differing: settled, columns, signedIn });
  await assertOwnAccount(tx, before, settled.changed?.account);
  if (linkId !== undefined) await endLink(tx, linkId, id);
  // A refusal says more than that nobody knows the account.
  const all = wasRefused ? { ...settled.columns, ...columns } : { ...columns, ...settled.columns };
  const kept = settled.isSameAccount && withRefreshToken(tx, before, signedIn);
  const changed = await changeConnection(tx, id, { ...all, ...(kept && sealCredentials(tx, id, kept)) });
  const row = await report(tx, changed, { id, linkId }, (stored) => [
    ...toEvents(stored, checked, isNew),
    ...accountEvents(stored, settled),
  ]);
  const { isOtherAccount = hasMoved(before, row) } = settled;
  const isOtherApp = before.providerAppId !== row.providerAppId;
  await tx.connectionEffects.changed(tx, id, { isOtherAccount, isOtherApp });
  logChanged(tx, row, settled);
  return { row };
}

async function report(
  tx: Context,
  changed: Unreported<boolean>,
  { id, linkId: connectionLinkId }: { id: string; linkId: string | undefined },
  toTold: (row: ToldRow) => NotificationEvent[],
): Promise<ConnectionRow> {
  const row = await getRow(tx, id);
  await Unreported.report(tx, changed, () => toTold({ ...row, connectionLinkId }));
  return row;
}

async function getRow(tx: Context, id: string): Promise<ConnectionRow> {
  const row = await selectConnection(tx, id);
  if (!row) throw connectionNotFound();
  return row;
}

/** The account has the time of the connection itself. A later time would say that the account was changed. */
function firstAccount(
  tx: Context,
  account: ConnectedAccount | undefined,
): Pick<ConnectionChanges, 'account' | 'createTime'> {
  if (!account) return {};
  const createTime = tx.now();
  return { account: { ...account, since: createTime.toISOString() }, createTime };
}

/** Nothing changes for the connection. What a browser has brought cannot be sent again, so it may be kept. */
async function refuse(
  tx: Context,
  row: ConnectionRow,
  given: { differing: Differing; columns: ConnectionChanges; signedIn: SignedIn },
): Promise<Stored> {
  const { differing, columns, signedIn } = given;
  // The place is taken by credentials that may be needed again.
  const isKept = signedIn.isOffered && !isUnconfirmed(row);
  const last = row.aside?.account;
  // Revoking one grant of a person may end the other one.
  if (isKept && last && compareAccounts(last, differing.after) === 'different') return { offering: row };
  logDiffering(tx, row);
  const refusal = accountDiffers(providers.named(tx, row.provider), differing);
  if (!isKept) throw refusal;
  const offered = await changeConnection(tx, row.id, offer(columns, differing.after, tx.now()));
  Unreported.silent(offered, 'the connection goes on with the account that it has');
  return { refusal };
}

/** The id is made before the credentials are stored, because they are sealed for the row with that id. */
async function findOrInsert(tx: Context, signedIn: SignedIn): Promise<{ id: string; isNew: boolean }> {
  const { groupRef, consumerRef, provider, authScheme, personal: isPersonal = false } = signedIn;
  const owner = { groupRef, consumerRef, provider, isPersonal };
  const values = { id: v7(), ...owner, authScheme, status: 'created' as const };
  // Between these two statements, the same person may have signed in again, or that connection may have been deleted.
  // So we look again until one of them succeeds.
  for (;;) {
    const owned = await lockOwned(tx, owner, isPersonal);
    const existing = owned.find((one) => isMeant(one, signedIn));
    if (existing !== undefined) return { id: existing.id, isNew: false };
    const slot = signedIn.additional && owned.length > 0 ? values.id : usualSlot(signedIn);
    const inserted = await insertConnection(tx, { ...values, slot });
    const isNew = Unreported.silent(inserted, 'the sign-in is stored next, and one event tells of both');
    if (isNew) return { id: values.id, isNew };
  }
}

/** Whether a person's sign-in renews this connection of theirs. */
function isMeant({ slot, account }: Pick<ConnectionRow, 'slot' | 'account'>, signedIn: SignedIn): boolean {
  const { additional, checked } = signedIn;
  if (!additional) return slot === usualSlot(signedIn);
  return account !== null && checked.account !== undefined
    ? compareAccounts(account, checked.account) === 'same'
    : false;
}

/** A sign-in can succeed and leave credentials that the health check refuses. */
function toEvents(row: ToldRow, { failure }: SignedIn['checked'], isNew: boolean): NotificationEvent[] {
  const stored = connectionEvent(isNew ? 'connection.created' : 'connection.updated', row);
  if (row.status !== 'bad_credentials' || !failure) return [stored];
  return [stored, connectionErrorEvent(row, failure.reason, failure.message)];
}

/**
 * The credentials with the refresh token of those that they replace. A provider may give one with the first consent only.
 * One that was refused, that is in use, or that lacks a scope is not kept.
 */
function withRefreshToken(
  context: Context,
  row: ConnectionRow,
  { checked: { credentials }, providerAppId, isOffered }: SignedIn,
): Credentials | undefined {
  const { tokens } = credentials;
  const mayBeOver = row.refreshBegunTime !== null || row.stop !== null || row.status === 'bad_credentials';
  const isOtherApp = row.providerAppId !== (providerAppId ?? null);
  // Who typed the tokens has chosen them.
  if (!isOffered || tokens?.refreshToken || mayBeOver || isOtherApp) return undefined;
  const opened = new OpenedRow(context, row);
  if (!opened.isReadable) return undefined;
  const { refreshToken, scopes = [] } = opened.credentials.tokens ?? {};
  const hasScopes = tokens?.scopes?.every((scope) => scopes.includes(scope)) ?? true;
  return refreshToken && hasScopes ? { ...credentials, tokens: { ...tokens, refreshToken } } : undefined;
}

function toColumns(context: Context, id: string, signedIn: SignedIn): ConnectionChanges {
  const { authScheme, checked, providerAppId, providerConsumerRef } = signedIn;
  const { metadata, provider } = checked.resolved;
  return {
    ...sealCredentials(context, id, checked.credentials),
    authScheme,
    status: checked.status,
    diagnosis: checked.diagnosis,
    providerAppId: providerAppId ?? null,
    providerMetadata: metadata,
    acceptedOrigins: secretOrigins(provider),
    providerWorkspaceRef: metadata.workspace?.value ?? null,
    providerConsumerRef: providerConsumerRef ?? null,
  };
}
