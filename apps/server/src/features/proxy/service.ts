import { methodNotAllowedProblem, proxyPathProblem, upgradeNotSupportedProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { invalidInput, ProblemError } from '../../problems/problem-error.ts';
import { authorizedCall } from '../connections/service.ts';
import type { CallSlots } from './call-slots.ts';
import { findInstallation } from './find-installation.ts';
import { headersToReturn, headersToSend } from './headers/rules.ts';
import type { ProxiedInstallation } from './queries.ts';
import { refuseTarget } from './rules.ts';
import { bodyToSend } from './sent-body.ts';
import { assertNoPause, isThrottled, noticePause } from './throttle/service.ts';
import { transportOf } from './transport.ts';

/** A call through the proxy. */
export interface ProxyCall {
  readonly request: Request;
  /** Path and query as they were sent, after the address of the proxy. */
  readonly target: string;
}

/** What the provider answered, as far as the caller may see it. */
export interface ProxyAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>> | null;
}

/**
 * Calls a provider with the credentials of an installation's connection.
 * @throws {ProblemError} when the provider was not called, or did not answer
 */
export async function callProvider(
  context: Context,
  { request, target }: ProxyCall,
  slots: CallSlots,
): Promise<ProxyAnswer> {
  assertPassable(request, target);
  const installation = await findInstallation(context, request.headers);
  const isPatient = isThrottled(request.headers);
  if (isPatient) await assertNoPause(context, installation);
  const giveBack = slots.take(context.project.id);
  try {
    const answer = await send(context, { request, target }, installation);
    void answer.ended.then(giveBack);
    const pause = isPatient ? await noticePause(context, installation, answer) : {};
    const headers = { ...headersToReturn(answer.headers), ...pause };
    return { status: answer.status, headers, body: answer.body };
  } catch (error) {
    giveBack();
    throw request.signal.aborted ? callerLeft() : error;
  }
}

async function send(context: Context, { request, target }: ProxyCall, installation: ProxiedInstallation) {
  const { method } = request;
  const sent = await bodyToSend(request, context.env.proxy);
  const headers = headersToSend(request.headers);
  if (sent.length !== undefined) headers.set('content-length', sent.length);
  const module = (installation.manifestProxy?.useModule && installation.module) || 'root';
  const call = authorizedCall(context, installation.connectionId, {
    module,
    transport: transportOf(context, installation, sent),
  });
  return call(target, { method, headers, body: sent.body, signal: request.signal });
}

function assertPassable({ headers, method }: Request, target: string): void {
  // A server answers TRACE with the request itself, and so with the credentials that we added.
  if (method === 'TRACE') {
    throw new ProblemError('method_not_allowed', methodNotAllowedProblem(method, 'any other method'));
  }
  if (/(^|,)\s*websocket\s*(,|$|\/)/i.test(headers.get('upgrade') ?? '')) {
    throw new ProblemError('upgrade_not_supported', upgradeNotSupportedProblem());
  }
  const refusal = refuseTarget(target);
  if (refusal !== undefined) throw new ProblemError('invalid_request', proxyPathProblem(refusal));
}

/** Nobody reads this, but it is not a failure of ours. */
function callerLeft(): ProblemError {
  return invalidInput({ in: 'body', name: 'body', detail: 'broke off, because the caller went away' });
}
