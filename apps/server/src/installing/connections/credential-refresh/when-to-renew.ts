import type { Credentials } from '../../../providers/provider-auth/credentials.ts';
import type { ProviderAuthError } from '../../../providers/provider-auth/errors.ts';
import { waitAtLeast } from '../../../providers/provider-budgets/provider-wait.ts';
import type { OpenedRow } from '../opened-row.ts';
import type { ConnectionRow } from '../queries.ts';
import type { ResolvedProvider } from '../stored-credentials.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A token is renewed this long before it expires, so that it does not expire during a call. */
const MARGIN_MS = MINUTE_MS;
/** The server renews a token of its own accord this long before it expires, so that no call waits for it. */
const AHEAD_MS = 3 * MINUTE_MS;
/** The renewals of tokens that were issued at the same time are spread over this time. */
const SPREAD_MS = 2 * MINUTE_MS;
/** A token that lives shorter is renewed when a call needs it. Doing so all the time would burden the provider. */
const SHORT_LIFE_MS = 10 * MINUTE_MS;
/** What the catalogue means when it names no interval. */
const KEEP_ALIVE_HOURS = 24;
const KEEP_ALIVE_SPREAD = 0.1;
const LONGEST_PAUSE_MS = HOUR_MS;

/** How much a call needs a renewal first. `soon`: the stored tokens can still be used if there is none. */
export type Need = 'now' | 'soon';

/** Whether the tokens must be renewed before a call, or should be. */
export function needOfRenewal({ row, resolved, credentials }: OpenedRow, now: Date): Need | undefined {
  if (!resolved.strategy.refresh || !usesTokens(row, credentials)) return undefined;
  const expiry = row.tokenExpireTime?.getTime() ?? Number.POSITIVE_INFINITY;
  const leftMs = expiry - now.getTime();
  const usesToken = row.authScheme.startsWith('oauth2/') || credentials.tokens !== undefined;
  if ((usesToken && !credentials.tokens?.accessToken) || leftMs <= 0) return 'now';
  if (!isRenewable(row, credentials)) return undefined;
  if (leftMs < MARGIN_MS) return 'soon';
  // A refresh was interrupted, and it is time to find out what became of the refresh token.
  const { refreshBegunTime, refreshDueTime } = row;
  return refreshBegunTime !== null && refreshDueTime !== null && refreshDueTime <= now ? 'soon' : undefined;
}

/** What decides when stored tokens are renewed. */
interface StoredTokens extends Pick<ConnectionRow, 'id' | 'authScheme' | 'tokenExpireTime' | 'createTime'> {
  /** When they were stored. Unknown in old rows. */
  credentialsTime: Date | null;
}

/**
 * When the server renews tokens of its own accord, even if nobody calls: ahead of their expiry, and at least as often as
 * the catalogue says. Tokens that cannot be renewed are looked at when they expire, so that the people who must act hear
 * of it. Null if there is nothing to do.
 */
export function plannedRenewal(
  stored: StoredTokens,
  { provider: { oauth2Opts }, strategy }: Pick<ResolvedProvider, 'provider' | 'strategy'>,
  credentials: Credentials,
): Date | null {
  if (!strategy.refresh || !usesTokens(stored, credentials)) return null;
  const expiry = stored.tokenExpireTime?.getTime() ?? Number.POSITIVE_INFINITY;
  if (!isRenewable(stored, credentials)) return Number.isFinite(expiry) ? new Date(expiry) : null;
  const share = spreadOf(stored.id);
  const since = (stored.credentialsTime ?? stored.createTime).getTime();
  const intervalMs = (oauth2Opts?.keepAliveIntervalHours ?? KEEP_ALIVE_HOURS) * HOUR_MS;
  const keptAlive = since + intervalMs * (1 + KEEP_ALIVE_SPREAD * share);
  const isShort = expiry - since < SHORT_LIFE_MS;
  return new Date(isShort ? keptAlive : Math.min(keptAlive, expiry - AHEAD_MS - SPREAD_MS * share));
}

/** Whether calls carry tokens that some provider issued, or the server minted. */
function usesTokens({ authScheme }: Pick<ConnectionRow, 'authScheme'>, { tokens }: Credentials): boolean {
  return authScheme.startsWith('oauth2/') || tokens !== undefined;
}

/** A code was spent on these tokens. Without a refresh token, only a new sign-in gets others. */
function isRenewable({ authScheme }: Pick<ConnectionRow, 'authScheme'>, { tokens }: Credentials): boolean {
  return tokens?.refreshToken !== undefined || !authScheme.startsWith('oauth2/authorizationCode');
}

/**
 * When the server tries again after a failure. Each pause is as long as the failure has lasted, up to an hour, and at least
 * as long as the provider asks for. Null if only a person can help.
 */
export function nextAttempt(
  row: Pick<ConnectionRow, 'diagnosis'>,
  { reason, retryAfter }: Pick<ProviderAuthError, 'reason' | 'retryAfter'>,
  now: Date,
): Date | null {
  if (reason === 'revoked' || reason === 'expired' || reason === 'insufficient_scope') return null;
  const since = row.diagnosis?.reason === reason ? Date.parse(row.diagnosis.since) : now.getTime();
  const pauseMs = Math.min(Math.max(now.getTime() - since, MINUTE_MS), LONGEST_PAUSE_MS);
  return new Date(now.getTime() + waitAtLeast(pauseMs, retryAfter, now));
}

/** When the server looks again after an error that is no answer of the provider, such as a lost encryption key. */
export function nextLook(isOutcomeOpen: boolean, now: Date): Date {
  return new Date(now.getTime() + (isOutcomeOpen ? MINUTE_MS : HOUR_MS));
}

/** A number from 0 to 1 that differs from connection to connection. The end of an id is random. */
function spreadOf(id: string): number {
  return Number.parseInt(id.slice(-4), 16) / 0xffff;
}
