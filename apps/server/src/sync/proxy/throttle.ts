import { proxyThrottledProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import type { RelayedAnswer } from '../../platform/outgoing/relay.ts';
import { retryAfterMs, timeOfAnswer } from '../../platform/outgoing/retry-after.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import * as providers from '../../providers/providers/service.ts';
import type { ProxiedInstallation } from './queries.ts';
import { readPauseEnd, storePauseEnd } from './throttle-queries.ts';

/** When a provider does not say how long to wait. */
const USUAL_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 24 * 60 * 60 * 1000;

/** Whether a call asks the proxy to wait as a provider says. */
export function isThrottled(headers: Headers): boolean {
  return headers.get('x-amp-rate-limiter-mode')?.trim().toLowerCase() === 'throttle';
}

/**
 * Refuses a call while the provider wants none.
 * @throws {ProblemError} `proxy_throttled`
 */
export async function assertNoPause(context: Context, installation: ProxiedInstallation): Promise<void> {
  const endMs = await readPauseEnd(context, installation.connectionId);
  const now = context.now().getTime();
  if (endMs === undefined || endMs <= now) return;
  const { provider } = installation;
  const headers = retryHeaders(endMs);
  const title = providers.titleOf(context, provider);
  throw new ProblemError('proxy_throttled', {
    ...proxyThrottledProblem(title, headers['X-Amp-Retry-After']),
    headers: { ...headers, 'Retry-After': String(Math.ceil((endMs - now) / 1000)) },
  });
}

/** Remembers the pause that a provider asks for with 429. Answers the headers that tell the caller of it. */
export async function noticePause(
  context: Context,
  { connectionId }: ProxiedInstallation,
  { status, headers }: Pick<RelayedAnswer, 'status' | 'headers'>,
): Promise<Record<string, string>> {
  if (status !== 429) return {};
  const now = context.now();
  const [retryAfter, date] = ['retry-after', 'date'].map((name) => [headers[name]].flat()[0]);
  const asked = retryAfterMs(retryAfter ?? null, timeOfAnswer(date) ?? now) ?? USUAL_PAUSE_MS;
  const endMs = now.getTime() + Math.min(asked, LONGEST_PAUSE_MS);
  await storePauseEnd(context, connectionId, endMs);
  return retryHeaders(endMs);
}

/** A provider that answers 429 has not done what was asked, so the call may always be made again. */
function retryHeaders(endMs: number) {
  // A whole second later than the pause ends, if it does not end with one: the text has no fractions.
  const end = new Date(Math.ceil(endMs / 1000) * 1000);
  return {
    'X-Amp-Retry-After': end.toUTCString().replace('GMT', 'UTC'),
    'X-Amp-Retryable': 'true',
  } as const;
}
