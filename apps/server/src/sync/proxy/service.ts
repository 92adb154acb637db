import {
  methodNotAllowedProblem,
  proxyOverrideProblem,
  proxyPathProblem,
  upgradeNotSupportedProblem,
} from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { OpenConnection } from '../../installing/connections/service.ts';
import { invalidInput, ProblemError } from '../../platform/problems/problem-error.ts';
import type { CallSlots } from '../../platform/requests/call-slots.ts';
import { toProviderError } from '../../providers/provider-problems.ts';
import { findInstallation } from './find-installation.ts';
import { headersToReturn, headersToSend, overridingHeaders } from './header-rules.ts';
import type { CalledInstallation } from './queries.ts';
import { type EndedCall, recordCall } from './record-call.ts';
import { refuseTarget } from './rules.ts';
import { bodyToSend } from './sent-body.ts';
import { assertNoPause, isThrottled, noticePause } from './throttle.ts';
import { transportOf } from './transport.ts';

export interface ProxyCall {
  readonly request: Request;
  /** The request once more, with its body. */
  readonly withBody: () => Request;
  /** Path and query as they were sent, after the address of the proxy. */
  readonly target: string;
}

/** What the provider answered, as far as the caller may see it. */
export interface ProxyAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer> | null;
}

/**
 * Calls a provider with the credentials of an installation's connection.
 * @throws {ProblemError} when the provider was not called, or did not answer
 */
export async function callProvider(
  context: Context,
  { request, withBody, target }: ProxyCall,
  takeSlot: () => ReturnType<CallSlots['take']>,
): Promise<ProxyAnswer> {
  assertPassable(request, target);
  const installation = await findInstallation(context, request.headers);
  const isPatient = isThrottled(request.headers);
  if (isPatient) await assertNoPause(context, installation);
  const giveBack = takeSlot();
  const end = recorder(context, installation, { request, target });
  let answeredLast: number | undefined;
  const noteStatus = (status: number) => {
    answeredLast = status;
  };
  try {
    const answer = await send(context, { request, withBody, target }, installation, noteStatus);
    const { status, body, bytes, secrets } = answer;
    void answer.ended.then((how) => {
      giveBack();
      end({ status, end: how, secrets });
    });
    const pause = isPatient ? await noticePause(context, installation, answer) : {};
    return { status, headers: { ...headersToReturn(answer.headers), ...pause }, body: bytes ?? body };
  } catch (thrown) {
    const error = request.signal.aborted ? callerLeft() : thrown;
    giveBack();
    end({
      ...(answeredLast !== undefined && { earlierStatus: answeredLast }),
      ...(error instanceof ProblemError ? endOf(error) : { end: 'internal_error' }),
    });
    throw error;
  }
}

function endOf(error: ProblemError): Pick<EndedCall, 'end' | 'why' | 'failedBy'> {
  const { code, details } = error;
  return {
    end: code,
    ...(details.detail && { why: details.detail }),
    ...(code === 'credentials_rejected' && { failedBy: toProviderError(error).failedBy }),
  };
}

/** Begins to measure a call. The function that is answered records it. */
function recorder(
  context: Context,
  installation: CalledInstallation,
  { request, target }: Pick<ProxyCall, 'request' | 'target'>,
) {
  const { method } = request;
  const { requestId } = context;
  const startTime = context.now();
  const started = performance.now();
  return (result: Pick<EndedCall, 'status' | 'earlierStatus' | 'end' | 'why' | 'failedBy' | 'secrets'>) => {
    const durationMs = performance.now() - started;
    const times = { startTime, endTime: context.now(), durationMs };
    recordCall(context, { installation, requestId, method, target, ...times, ...result });
  };
}

async function send(
  context: Context,
  { request, withBody, target }: ProxyCall,
  installation: CalledInstallation,
  noteStatus: (status: number) => void,
) {
  const { method } = request;
  const sent = await bodyToSend(withBody(), context.env.proxy);
  const headers = headersToSend(request.headers);
  if (sent.length !== undefined) headers.set('content-length', sent.length);
  const module = installation.manifestProxy?.useModule ? (installation.module ?? undefined) : 'root';
  const mayBePersonal = installation.actedAs?.isPersonal === true;
  const open = new OpenConnection(context, installation.connectionId, module, mayBePersonal);
  const call = { method, headers, body: sent.body, signal: request.signal };
  const transport = transportOf(context, installation, sent);
  return open.fetch(target, call, {
    async transport(...request) {
      const answer = await transport(...request);
      noteStatus(answer.status);
      return answer;
    },
  });
}

function assertPassable({ headers, method }: Request, target: string): void {
  // A server answers TRACE with the request itself, and so with the credentials that we added.
  if (method === 'TRACE') {
    throw new ProblemError('method_not_allowed', methodNotAllowedProblem(method, 'any other method'));
  }
  if (/(^|,)\s*websocket\s*(,|$|\/)/i.test(headers.get('upgrade') ?? '')) {
    throw new ProblemError('upgrade_not_supported', upgradeNotSupportedProblem());
  }
  const overriding = overridingHeaders(headers);
  if (overriding.length > 0) {
    throw new ProblemError('invalid_request', proxyOverrideProblem(overriding));
  }
  const refusal = refuseTarget(target);
  if (refusal !== undefined) throw new ProblemError('invalid_request', proxyPathProblem(refusal));
}

/** Nobody reads this, but it is not a failure of ours. */
function callerLeft(): ProblemError {
  return invalidInput({ in: 'body', name: 'body', detail: 'broke off, because the caller went away' });
}
