import { rateLimitedProblem } from '@dowel/schema/rules';
import type { Context as HonoContext } from 'hono';
import type { BuilderContext, Context, Dependencies, PublicContext } from '../../context.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { Verdict } from '../../platform/rate-limits/rate-limits.ts';
import { Sender } from '../../platform/sender.ts';
import { isOfBuilder } from './enter.ts';
import { type HttpVariables, nodeOf } from './response-head.ts';

/** A request, and the headers about rate limits that its answer gets. */
export interface Limited {
  readonly context: PublicContext;
  limitHeaders?: Verdict['headers'];
}

/** Servers whose log has named a proxy that is not listed. */
const warned = new WeakSet<Dependencies>();

export function senderOf(c: HonoContext<HttpVariables>, dependencies: Dependencies): Sender {
  const { env, log } = dependencies;
  const address = nodeOf(c).incoming?.socket?.remoteAddress;
  const sender = new Sender(c.req.raw.headers, address, env.trustedProxies);
  const proxy = warned.has(dependencies) ? undefined : sender.unlistedProxy;
  if (proxy !== undefined) {
    warned.add(dependencies);
    log.warn(
      { proxy },
      'requests come through a proxy that is not in DOWEL_TRUSTED_PROXIES: rate limits, the audit log and the allowed addresses of keys take its address for that of every caller',
    );
  }
  return sender;
}

/**
 * Counts a request with credentials for its caller, its project and its org, because projects are free to make. A builder
 * may name any project of their org, so their requests count for them all instead, apart from those of its keys: whoever
 * looks why keys are refused is not.
 * @throws {ProblemError} `too_many_requests`
 */
export async function limitCaller(limited: Limited, context: Context | BuilderContext): Promise<void> {
  const { actor, scope } = context;
  const caller = JSON.stringify([actor.kind, actor.id, scope?.groupRef ?? null]);
  const whole = isOfBuilder(context)
    ? (context.actor.membership?.orgId ?? context.actor.id)
    : context.project.id;
  const sender = { caller, project: whole, orgId: context.project?.orgId };
  keepWithin(limited, await context.rateLimits.takeForCaller(sender, context.now()));
}

/**
 * Counts a request that has no caller for the address that it came from.
 * @throws {ProblemError} `too_many_requests`
 */
export async function limitStranger(limited: Limited): Promise<void> {
  const { rateLimits, sender, now } = limited.context;
  keepWithin(limited, await rateLimits.takeForAddress(sender.network, now()));
}

/**
 * Counts a request whose credentials were refused, so that nobody can try many keys.
 * @throws {unknown} the error that refused it, or `too_many_requests`
 */
export async function refuseStranger(limited: Limited, error: unknown): Promise<never> {
  if (error instanceof ProblemError && error.status === 401) await limitStranger(limited);
  throw error;
}

function keepWithin(limited: Limited, { headers, refusal }: Verdict): void {
  limited.limitHeaders = headers;
  if (!refusal) return;
  const { limitedBy, ...limit } = refusal;
  limited.context.figures.count('dowel_rate_limited_requests_total', { limit: limitedBy });
  throw new ProblemError('too_many_requests', {
    ...rateLimitedProblem(limitedBy, limit),
    headers: { 'Retry-After': String(limit.waitSeconds) },
  });
}
