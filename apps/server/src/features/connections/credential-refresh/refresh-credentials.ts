import { setTimeout as wait } from 'node:timers/promises';
import { v7 } from 'uuid';
import type { Context } from '../../../context.ts';
import { Unreported } from '../../../events/unreported.ts';
import { startHeartbeat } from '../../../heartbeat.ts';
import type { Credentials } from '../../../provider-auth/credentials.ts';
import { ProviderAuthError } from '../../../provider-auth/errors.ts';
import * as providerApps from '../../provider-apps/service.ts';
import * as providers from '../../providers/service.ts';
import { connectionEvent } from '../connection-events.ts';
import { type ConnectionRow, changeConnection, isAtVersion, selectConnection } from '../queries.ts';
import { recordState } from '../recording-state/record-state.ts';
import { connectionNotFound, signInRefused } from '../refusals.ts';
import { diagnose } from '../rules.ts';
import { destinations } from '../secret-destinations/destinations.ts';
import { openCredentials, resolveProvider, sealCredentials } from '../stored-credentials.ts';
import { templateValues } from '../template-values.ts';
import { extendLease, releaseLease, takeLease } from './queries.ts';

/** A process that has died blocks other processes for this long. A living process extends its lease in time. */
const LEASE_MS = 8_000;
const HEARTBEAT_MS = 2_000;
/** For this long after a forced refresh, no other refresh can be forced. */
const FORCED_MS = 10_000;
const LOOK_AGAIN_MS = 100;
/** Why no event tells of a lease. */
const LEASE = 'who refreshes a connection is no change of it';
const CONSEQUENCE = 'Its access token was not renewed.';

/** A token is renewed this long before it expires, so that it does not expire during a call. */
const MARGIN_MS = 60_000;

/** Whether the access token has expired, is about to expire, or is missing. */
export function isExpired(row: ConnectionRow, credentials: Credentials, now: Date): boolean {
  const usesToken = row.authScheme.startsWith('oauth2/') || credentials.tokens !== undefined;
  if (usesToken && !credentials.tokens?.accessToken) return true;
  return row.tokenExpireTime !== null && row.tokenExpireTime.getTime() - now.getTime() < MARGIN_MS;
}

/**
 * Renews a connection's tokens. When many callers ask at the same time, on any replica, the provider is asked once: a
 * caller that finds a refresh under way waits for it and takes its result. Returns the row after the refresh. Where the
 * scheme has nothing to renew, returns the row unchanged. A forced refresh happens at most once in ten seconds; later
 * callers get what is stored. Never call this in a transaction: other callers wait for what it stores.
 * @throws {ProblemError} `credentials_rejected`, `provider_unreachable`, `connection_not_found`
 */
export async function refresh(
  context: Context,
  row: ConnectionRow,
  { isForced = false }: { isForced?: boolean } = {},
): Promise<ConnectionRow> {
  if (!resolveProvider(context, row).strategy.refresh) return row;
  const leaseId = v7();
  const notForcedSince = isForced ? new Date(context.now().getTime() - FORCED_MS) : undefined;
  let hasWaited = false;
  for (let latest = row; ; latest = await reload(context, row.id)) {
    if (latest.credentialsVersion !== row.credentialsVersion) return latest;
    if (hasFailedMeanwhile(row, latest, hasWaited)) throw theirFailure(context, latest);
    if (notForcedSince && isSettled(context, latest, notForcedSince)) return latest;
    const lease = { id: leaseId, expireTime: leaseEnd(context), notForcedSince };
    if (Unreported.silent(await takeLease(context, latest, lease), LEASE))
      return renew(context, latest, leaseId);
    await wait(LOOK_AGAIN_MS);
    hasWaited = true;
  }
}

async function renew(context: Context, row: ConnectionRow, leaseId: string): Promise<ConnectionRow> {
  const heart = startHeartbeat(HEARTBEAT_MS, () =>
    extendLease(context, row.id, { id: leaseId, expireTime: leaseEnd(context) }).then((held) =>
      Unreported.silent(held, LEASE),
    ),
  );
  try {
    const credentials = await askProvider(context, row);
    // The old refresh token stays stored until this statement replaces it. We store the new one even if we lost the
    // lease, unless other credentials were stored in the meantime: the provider may no longer accept the old one.
    await store(context, row, credentials);
    context.figures.count('dowel_credential_refreshes_total', { outcome: 'renewed' });
    return await reload(context, row.id);
  } catch (error) {
    if (!(error instanceof ProviderAuthError)) throw error;
    context.figures.count('dowel_credential_refreshes_total', { outcome: error.reason });
    await recordState(context, row, error.reason, error.message);
    throw signInRefused(providers.named(context, row.provider), error, CONSEQUENCE);
  } finally {
    heart.stop();
    // Release the lease only after the result is stored, so that the callers that wait find the result.
    Unreported.silent(await releaseLease(context, row.id, leaseId), LEASE);
  }
}

async function store(context: Context, row: ConnectionRow, credentials: Credentials): Promise<void> {
  const changes = {
    ...sealCredentials(context, row.id, credentials),
    status: 'created' as const,
    diagnosis: diagnose('ok', context.now(), row.diagnosis),
  };
  await context.transaction(async (tx) => {
    const changed = await changeConnection(tx, row.id, changes, isAtVersion(row.credentialsVersion));
    await Unreported.report(tx, changed, (isStored) =>
      isStored ? [connectionEvent('connection.refreshed', row)] : [],
    );
  });
}

/** Another caller forced a refresh a moment ago, and no refresh is under way. The stored tokens are new enough. */
function isSettled(context: Context, row: ConnectionRow, notForcedSince: Date): boolean {
  const { refreshLeaseExpireTime: leasedUntil, forcedRefreshTime } = row;
  const isAtIt = leasedUntil !== null && leasedUntil >= context.now();
  return !isAtIt && forcedRefreshTime !== null && forcedRefreshTime > notForcedSince;
}

function leaseEnd(context: Context): Date {
  return new Date(context.now().getTime() + LEASE_MS);
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
  const { nextStep } = diagnose(reason, new Date(0));
  return signInRefused(
    providers.named(context, row.provider),
    new ProviderAuthError(reason, nextStep),
    CONSEQUENCE,
  );
}

async function askProvider(context: Context, row: ConnectionRow): Promise<Credentials> {
  const resolved = resolveProvider(context, row);
  const { provider, strategy } = resolved;
  const credentials = openCredentials(context, row);
  const app =
    row.providerAppId === null
      ? undefined
      : await providerApps.findUsable(context, { provider: row.provider, id: row.providerAppId });
  const { tokenEndpoint } = destinations(context, resolved, row, app);
  const call = {
    provider,
    fetch: context.outgoing,
    tokenEndpoint,
    now: context.now(),
    values: templateValues(resolved, app),
    ...(app && { client: app.client }),
  };
  return (await strategy.refresh?.(call, credentials)) ?? credentials;
}

async function reload(context: Context, id: string): Promise<ConnectionRow> {
  const row = await selectConnection(context, id);
  if (!row) throw connectionNotFound();
  return row;
}
