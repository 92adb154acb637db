import { setTimeout as wait } from 'node:timers/promises';
import { v7 } from 'uuid';
import type { Context } from '../../../context.ts';
import { startHeartbeat } from '../../../heartbeat.ts';
import type { Credentials } from '../../../provider-auth/credentials.ts';
import { ProviderAuthError } from '../../../provider-auth/errors.ts';
import * as providerApps from '../../provider-apps/service.ts';
import * as providers from '../../providers/service.ts';
import {
  type ConnectionRow,
  changeConnection,
  extendLease,
  isAtVersion,
  recordState,
  releaseLease,
  selectConnection,
  takeLease,
} from '../queries.ts';
import { connectionNotFound, signInRefused } from '../refusals.ts';
import { diagnose, statusAfter } from '../rules.ts';
import { destinations } from '../secret-destinations/destinations.ts';
import { openCredentials, resolveProvider, sealCredentials } from '../stored-credentials.ts';

/** How long others wait for a process that is gone. One that lives says so in time. */
const LEASE_MS = 8_000;
const HEARTBEAT_MS = 2_000;
/** How long a forced refresh keeps others from being forced. */
const FORCED_MS = 10_000;
const LOOK_AGAIN_MS = 100;
const CONSEQUENCE = 'Its access token was not renewed.';

/** A token this close to its end is renewed, so that it does not run out on the way. */
const MARGIN_MS = 60_000;

/** Whether the access token has run out, or is about to, or was never won. */
export function isExpired(row: ConnectionRow, credentials: Credentials, now: Date): boolean {
  if (!row.authScheme.startsWith('oauth2/')) return false;
  if (!credentials.tokens?.accessToken) return true;
  return row.tokenExpireTime !== null && row.tokenExpireTime.getTime() - now.getTime() < MARGIN_MS;
}

/**
 * Renews a connection's tokens, once however many ask at the same time, on whichever replica: whoever finds a refresh
 * under way waits for it and takes its result. Answers the row as it is then; where a scheme has nothing to renew, as
 * it was. One that is only forced happens once in ten seconds; who comes later is answered what is stored. Never call
 * it in a transaction: others wait for what it stores.
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
    if (await takeLease(context, latest, lease)) return renew(context, latest, leaseId);
    await wait(LOOK_AGAIN_MS);
    hasWaited = true;
  }
}

async function renew(context: Context, row: ConnectionRow, leaseId: string): Promise<ConnectionRow> {
  const heart = startHeartbeat(HEARTBEAT_MS, () =>
    extendLease(context, row.id, { id: leaseId, expireTime: leaseEnd(context) }),
  );
  try {
    const credentials = await askProvider(context, row);
    // The old refresh token stays until this statement has replaced it. The new one is stored although the lease was
    // lost, as long as nobody has stored other credentials: the old one may be spent.
    await changeConnection(
      context,
      row.id,
      {
        ...sealCredentials(context, row.id, credentials),
        status: 'created',
        diagnosis: diagnose('ok', context.now(), row.diagnosis),
      },
      isAtVersion(row.credentialsVersion),
    );
    return await reload(context, row.id);
  } catch (error) {
    if (!(error instanceof ProviderAuthError)) throw error;
    const diagnosis = diagnose(error.reason, context.now(), row.diagnosis);
    await recordState(context, row, { status: statusAfter(error.reason, row.status), diagnosis });
    throw signInRefused(providers.named(context, row.provider), error, CONSEQUENCE);
  } finally {
    heart.stop();
    // After what was found out is stored, so that whoever waits finds it.
    await releaseLease(context, row.id, leaseId);
  }
}

/** Somebody was made to renew a moment ago, and nobody is at it now: what is stored is as new as can be. */
function isSettled(context: Context, row: ConnectionRow, notForcedSince: Date): boolean {
  const { refreshLeaseExpireTime: leasedUntil, forcedRefreshTime } = row;
  const isAtIt = leasedUntil !== null && leasedUntil >= context.now();
  return !isAtIt && forcedRefreshTime !== null && forcedRefreshTime > notForcedSince;
}

function leaseEnd(context: Context): Date {
  return new Date(context.now().getTime() + LEASE_MS);
}

/** Somebody else's refresh ended badly after `row` was read, be it before we looked or while we waited. */
function hasFailedMeanwhile(row: ConnectionRow, latest: ConnectionRow, hasWaited: boolean): boolean {
  const isBad = latest.diagnosis !== null && latest.diagnosis.reason !== 'ok';
  const isNews = latest.diagnosis?.since !== row.diagnosis?.since;
  return isBad && latest.refreshLeaseId === null && (hasWaited || isNews);
}

/** The refresh waited for has failed; asking the provider the same thing again would not change that. */
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
    ...(app && { client: app.client }),
  };
  return (await strategy.refresh?.(call, credentials)) ?? credentials;
}

async function reload(context: Context, id: string): Promise<ConnectionRow> {
  const row = await selectConnection(context, id);
  if (!row) throw connectionNotFound();
  return row;
}
