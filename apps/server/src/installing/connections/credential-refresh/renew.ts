import type { Context } from '../../../context.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import { startHeartbeat } from '../../../platform/heartbeat.ts';
import { type Credentials, secretsOf } from '../../../providers/provider-auth/credentials.ts';
import { ProviderAuthError } from '../../../providers/provider-auth/errors.ts';
import { forWords, SecretsInUse } from '../../../providers/provider-words/secrets-in-use.ts';
import * as providers from '../../../providers/providers/service.ts';
import { askForTokens } from '../ask-for-tokens.ts';
import type { OpenedRow } from '../opened-row.ts';
import type { ConnectionRow } from '../queries.ts';
import { recordState } from '../record-state.ts';
import { signInRefused } from '../refusals.ts';
import { diagnose, statusAfter } from '../rules.ts';
import { keepWon } from '../stopping/end-stopped.ts';
import { sealCredentials } from '../stored-credentials.ts';
import { extendLease, type LeaseEnd, releaseLease, storeRenewed } from './queries.ts';
import { WatchedRequest } from './watched-request.ts';
import { nextAttempt, nextLook, plannedRenewal } from './when-to-renew.ts';

/** A process that has died blocks other processes for this long. A living process extends its lease in time. */
const LEASE_MS = 8_000;
const HEARTBEAT_MS = 2_000;
/** Why no event tells of a lease. */
export const LEASE = 'who refreshes a connection is no change of it';
const TOLD = 'the statement has stored the event too';
export const CONSEQUENCE = 'Its access token was not renewed.';
const INTERRUPTED =
  'An earlier renewal of its access token was interrupted, and the provider may have issued a token that was lost.';

interface Lease {
  id: string;
  fence: number;
}

export function leaseEnd(context: Context): Date {
  return new Date(context.now().getTime() + LEASE_MS);
}

/**
 * Asks the provider for new tokens and stores them. The old refresh token stays stored until the new one replaces it in
 * one statement. That a refresh has begun is stored already, with the lease: if this process dies before it stores the
 * result, the next one knows (docs/adr/0049).
 * @param opened as it was before the lease was taken.
 * @returns the connection with the new tokens. Undefined if others were stored meanwhile.
 * @throws {ProblemError} `credentials_rejected`, `provider_unreachable`
 */
export async function renew(
  context: Context,
  opened: OpenedRow,
  lease: Lease,
): Promise<ConnectionRow | undefined> {
  const { row } = opened;
  const heart = startHeartbeat(HEARTBEAT_MS, () =>
    extendLease(context, row.id, { id: lease.id, expireTime: leaseEnd(context) }).then((held) =>
      Unreported.silent(held, LEASE),
    ),
  );
  const request = new WatchedRequest(context.outgoing);
  let end: LeaseEnd | undefined;
  let stored: ConnectionRow | undefined;
  try {
    stored = await store(context, opened, await askForTokens(context, opened, request.fetch), lease);
    context.figures.count('dowel_credential_refreshes_total', { outcome: 'renewed' });
    return stored;
  } catch (thrown) {
    if (!(thrown instanceof ProviderAuthError)) throw thrown;
    const error = withoutStoredSecrets(thrown, opened);
    end = await fail(context, row, error, request);
    const isInterrupted = isLostToken(row, error);
    const named = providers.named(context, row.provider);
    throw signInRefused(named, error, isInterrupted ? INTERRUPTED : CONSEQUENCE);
  } finally {
    heart.stop();
    // Release the lease only after the result is stored, so that the callers that wait find the result. What was stored
    // has released it already.
    if (!stored) {
      end ??= { isOutcomeKnown: !request.isOpen, nextTime: nextLook(request.isOpen, context.now()) };
      Unreported.silent(await releaseLease(context, row.id, lease.id, end), LEASE);
    }
  }
}

/** We store the tokens even if we lost the lease, unless a later refresh or a person stored others in the meantime. */
async function store(
  context: Context,
  { row, resolved }: OpenedRow,
  credentials: Credentials,
  { fence }: Lease,
): Promise<ConnectionRow | undefined> {
  const sealed = sealCredentials(context, row.id, credentials);
  const tokenExpireTime = sealed.tokenExpireTime ?? null;
  const stored = { ...row, tokenExpireTime, credentialsTime: context.now() };
  const changes = {
    ...sealed,
    tokenExpireTime,
    refreshDueTime: plannedRenewal(stored, resolved, credentials),
    diagnosis: diagnose('ok', context.now(), row.diagnosis),
  };
  const renewed = Unreported.silent(await storeRenewed(context, row, changes, fence), TOLD);
  if (!renewed) await keepWon(context, row, sealed);
  return renewed;
}

async function fail(
  context: Context,
  row: ConnectionRow,
  error: ProviderAuthError,
  request: WatchedRequest,
): Promise<LeaseEnd> {
  const { id: connectionId, provider } = row;
  const { reason, message } = error;
  const isInterrupted = isLostToken(row, { reason });
  context.figures.count('dowel_credential_refreshes_total', { outcome: reason });
  context.log.warn(
    { connectionId, provider, reason, ...(isInterrupted && { begunTime: row.refreshBegunTime }) },
    isInterrupted
      ? 'the provider refuses a refresh token that was in use when a server stopped'
      : 'the tokens of a connection were not renewed',
  );
  await recordState(context, row, reason, { message, isInterrupted });
  const isOver = statusAfter(reason, 'created') === 'bad_credentials';
  return { isOutcomeKnown: isOver || !request.isOpen, nextTime: nextAttempt(row, error, context.now()) };
}

/** A refused refresh token that an earlier refresh has sent, without anybody knowing what became of it. */
function isLostToken(row: ConnectionRow, { reason }: Pick<ProviderAuthError, 'reason'>): boolean {
  return reason === 'revoked' && row.refreshBegunTime !== null;
}

/** A token endpoint may quote every secret that the provider knows, not only those of this request. */
function withoutStoredSecrets(error: ProviderAuthError, { credentials }: OpenedRow): ProviderAuthError {
  const words = new SecretsInUse(() => secretsOf(credentials)).mask(error.message, forWords);
  return new ProviderAuthError(error.reason, words, error);
}
