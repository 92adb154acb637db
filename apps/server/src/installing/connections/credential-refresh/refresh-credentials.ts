import { setTimeout as wait } from 'node:timers/promises';
import { v7 } from 'uuid';
import type { Context } from '../../../context.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import { ProviderAuthError } from '../../../providers/provider-auth/errors.ts';
import * as providers from '../../../providers/providers/service.ts';
import type { OpenedRow } from '../opened-row.ts';
import { type ConnectionRow, selectConnection } from '../queries.ts';
import { connectionNotFound, connectionStopped, signInRefused } from '../refusals.ts';
import { diagnose } from '../rules.ts';
import { takeLease } from './queries.ts';
import { CONSEQUENCE, LEASE, leaseEnd, renew } from './renew.ts';
import { needOfRenewal } from './when-to-renew.ts';

/** For this long after a forced refresh, no other refresh can be forced. */
const FORCED_MS = 10_000;
const LOOK_AGAIN_MS = 100;

/**
 * Renews a connection's tokens if a call needs it. Tokens that will expire soon are used as they are when the provider
 * cannot be asked for others.
 * @throws {ProblemError} like `refresh`
 */
export async function refreshIfNeeded(context: Context, opened: OpenedRow): Promise<OpenedRow> {
  const need = needOfRenewal(opened, context.now());
  if (need === undefined) return opened;
  try {
    return await refresh(context, opened);
  } catch (error) {
    const isAway = error instanceof ProblemError && error.code === 'provider_unreachable';
    if (need === 'soon' && isAway) return opened;
    throw error;
  }
}

/** Renews a connection's tokens, whether they have expired or not. At most once in ten seconds if they have not. */
export function forceRefresh(context: Context, opened: OpenedRow): Promise<OpenedRow> {
  return refresh(context, opened, { isForced: needOfRenewal(opened, context.now()) === undefined });
}

/** The refreshes that callers of this process wait for, so that only one of them looks at the database. */
const waitedFor = new Map<string, Promise<ConnectionRow>>();

/**
 * Renews a connection's tokens. When many callers ask at the same time, on any replica, the provider is asked once: a
 * caller that finds a refresh under way waits for it and takes its result. Returns the connection after the refresh.
 * Where the scheme has nothing to renew, returns it unchanged. A forced refresh happens at most once in ten seconds;
 * later callers get what is stored. Never call this in a transaction: other callers wait for what it stores.
 * @throws {ProblemError} `credentials_rejected`, `provider_unreachable`, `connection_not_found`
 */
export async function refresh(
  context: Context,
  opened: OpenedRow,
  { isForced = false }: { isForced?: boolean } = {},
): Promise<OpenedRow> {
  const { row, resolved } = opened;
  if (row.stop) throw connectionStopped(providers.named(context, row.provider));
  if (!resolved.strategy.refresh) return opened;
  // Only callers that have read the same credentials wait together.
  const key = [row.id, row.credentialsVersion, row.refreshFence, isForced].join(' ');
  const known = waitedFor.get(key);
  if (known) return opened.with(await known);
  const refreshing = refreshOnce(context, opened, isForced).finally(() => waitedFor.delete(key));
  waitedFor.set(key, refreshing);
  return opened.with(await refreshing);
}

async function refreshOnce(context: Context, opened: OpenedRow, isForced: boolean): Promise<ConnectionRow> {
  const { row } = opened;
  const leaseId = v7();
  const notForcedSince = isForced ? new Date(context.now().getTime() - FORCED_MS) : undefined;
  let hasWaited = false;
  for (let latest = row; ; latest = await reload(context, row.id)) {
    if (latest.credentialsVersion !== row.credentialsVersion) return latest;
    if (hasFailedMeanwhile(row, latest, hasWaited)) throw theirFailure(context, latest);
    if (notForcedSince && isSettled(context, latest, notForcedSince)) return latest;
    const terms = { id: leaseId, expireTime: leaseEnd(context), notForcedSince };
    const fence = Unreported.silent(await takeLease(context, latest, terms), LEASE);
    if (fence !== undefined) {
      const stored = await renew(context, opened.with(latest), { id: leaseId, fence });
      return stored ?? reload(context, row.id);
    }
    await wait(LOOK_AGAIN_MS);
    hasWaited = true;
  }
}

/** Another caller forced a refresh a moment ago, and no refresh is under way. The stored tokens are new enough. */
function isSettled(context: Context, row: ConnectionRow, notForcedSince: Date): boolean {
  const { refreshLeaseExpireTime: leasedUntil, forcedRefreshTime } = row;
  const isAtIt = leasedUntil !== null && leasedUntil >= context.now();
  return !isAtIt && forcedRefreshTime !== null && forcedRefreshTime > notForcedSince;
}

/** Another caller's refresh failed after `row` was read, either before our first look or while we waited. */
function hasFailedMeanwhile(row: ConnectionRow, latest: ConnectionRow, hasWaited: boolean): boolean {
  const isBad = latest.diagnosis !== null && latest.diagnosis.reason !== 'ok';
  const isNews = latest.diagnosis?.since !== row.diagnosis?.since;
  return isBad && latest.refreshLeaseId === null && (hasWaited || isNews);
}

/** The refresh that we waited for has failed. Asking the provider again would have the same result. */
function theirFailure(context: Context, row: ConnectionRow) {
  const found = row.diagnosis?.reason ?? 'ok';
  const reason = found === 'ok' ? 'provider_unreachable' : found;
  const { nextStep } = row.diagnosis ?? diagnose(reason, context.now());
  const retryAfter = row.refreshDueTime?.toUTCString();
  return signInRefused(
    providers.named(context, row.provider),
    new ProviderAuthError(reason, nextStep, { retryAfter }),
    CONSEQUENCE,
  );
}

async function reload(context: Context, id: string): Promise<ConnectionRow> {
  const row = await selectConnection(context, id);
  if (!row) throw connectionNotFound();
  return row;
}
