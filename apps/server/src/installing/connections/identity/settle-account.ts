import type { ConnectedAccount, NotificationEvent } from '@dowel/schema';
import { accountId, compareAccounts } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { connectionAccountEvent } from '../connection-events.ts';
import type { ConnectionChanges, ConnectionRow } from '../queries.ts';
import { diagnose } from '../rules.ts';
import { isUnconfirmed, keepPrevious, noAside, offerOf } from './aside.ts';
import { toConnectedAccount } from './connected-account.ts';

/** What is known of the account of credentials that are about to replace those of a connection. */
export interface NewAccount {
  /** Whose account it is. Undefined if the provider has not said it. */
  account?: ConnectedAccount | undefined;
  /** Whose account the stored credentials lead to, if that was not known until now. */
  before?: KnownBefore | undefined;
  /** The id of the account that somebody has confirmed, who may do that. */
  confirmedId?: string | undefined;
}

/** The account of stored credentials. It says nothing of others that have replaced them since. */
export interface KnownBefore {
  account: ConnectedAccount;
  credentialsVersion: number;
}

/** What storing new credentials does to the account of a connection. */
export interface Settled {
  columns: ConnectionChanges;
  /** Undefined when nobody knows. */
  isOtherAccount: boolean | undefined;
  /** The provider says that both credentials are of one account. */
  isSameAccount?: boolean;
  /** The account that is another one now, or that was not known before. */
  changed?: { account: ConnectedAccount; before: ConnectedAccount | undefined };
}

/** The new credentials are proven to be of another account, and nobody has confirmed that. */
export interface Differing {
  before: ConnectedAccount;
  after: ConnectedAccount;
}

/**
 * Decides what new credentials mean for the account of a connection.
 * - Another account: nothing may be stored, unless somebody has confirmed it.
 * - An account that was never known: stored, unless somebody has named another one.
 * - An account that was known, and now the provider does not say it: stored, but not used until it does (`isUnconfirmed`).
 * @param row as it is now, and locked, so that two sign-ins at once are compared one after the other.
 */
export function settleAccount(context: Context, row: ConnectionRow, given: NewAccount): Settled | Differing {
  const { account: after, confirmedId } = given;
  const known = row.account ?? beforeOf(row, given);
  const unlikeNamed = differingFromNamed(given);
  const now = context.now().toISOString();
  if (!known) {
    if (!after) return { columns: {}, isOtherAccount: undefined };
    if (unlikeNamed) return unlikeNamed;
    const columns = { account: { ...after, since: now } };
    return { columns, isOtherAccount: undefined, changed: { account: after, before: undefined } };
  }
  const settled = isUnconfirmed(row) ? noAside : {};
  const since = row.account?.since ?? row.createTime.toISOString();
  const comparison = after ? compareAccounts(known, after) : 'unknown';
  if (after && comparison === 'same') {
    if (unlikeNamed && confirmedId !== accountId(known)) return unlikeNamed;
    const before = row.account?.before;
    const account = { ...after, since, ...(before && { before }) };
    return { columns: { account, ...settled }, isOtherAccount: false, isSameAccount: !isUnconfirmed(row) };
  }
  if (after && comparison === 'different') {
    const before = toConnectedAccount(known);
    if (confirmedId === undefined || confirmedId !== accountId(after)) return { before, after };
    const offered = offerOf(row, context.now());
    const isOffered = offered !== undefined && compareAccounts(offered.account, after) === 'same';
    return {
      columns: { account: { ...after, since: now, before }, ...settled, ...(isOffered && noAside) },
      isOtherAccount: true,
      changed: { account: after, before },
    };
  }
  const account = row.account ?? { ...known, since };
  if (confirmedId !== undefined && confirmedId === accountId(known)) {
    return { columns: { account, ...settled }, isOtherAccount: false };
  }
  const diagnosis = diagnose('provider_unreachable', context.now());
  return { columns: { account, diagnosis, status: 'created', ...keepPrevious(row) }, isOtherAccount: false };
}

/** What differs if the request names another account than that of its credentials. */
export function differingFromNamed({ account: after, confirmedId }: NewAccount): Differing | undefined {
  const id = after && accountId(after);
  if (after === undefined || id === undefined || confirmedId === undefined) return undefined;
  const before = { workspace: { id: confirmedId } };
  return compareAccounts(before, { workspace: { id } }) === 'different' ? { before, after } : undefined;
}

export function isDiffering(settled: Settled | Differing): settled is Differing {
  return 'after' in settled;
}

/** The event that tells of another account, or of one that was not known before. */
export function accountEvents(
  row: ConnectionRow,
  { changed }: Pick<Settled, 'changed'>,
): NotificationEvent[] {
  return changed ? [connectionAccountEvent(row, changed)] : [];
}

/** Without the accounts: names of people do not belong into a log, and an id may be the user name of a sign-in. */
export function logDiffering(context: Context, { id: connectionId, provider }: ConnectionRow): void {
  context.log.warn({ connectionId, provider }, 'credentials of another account were not stored');
}

/** Another account than before is in use from now on. */
export function logChanged(
  context: Context,
  { id: connectionId, provider }: ConnectionRow,
  { changed }: Pick<Settled, 'changed'>,
): void {
  if (!changed?.before) return;
  context.log.info({ connectionId, provider }, 'a connection leads to another account now');
}

function beforeOf(row: ConnectionRow, { before }: NewAccount): ConnectedAccount | undefined {
  return before?.credentialsVersion === row.credentialsVersion ? before.account : undefined;
}
