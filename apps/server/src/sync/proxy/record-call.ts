import type { Context } from '../../context.ts';
import { type FinishedOperation, record } from '../../installing/operation-log/service.ts';
import type { LaterKind } from '../../platform/later-writes.ts';
import type { RelayEnd } from '../../platform/outgoing/relay.ts';
import { forWords, noSecrets, type SecretsInUse } from '../../providers/provider-words/secrets-in-use.ts';
import { storableText } from '../../providers/provider-words/storable.ts';
import type { CalledInstallation } from './queries.ts';

export interface EndedCall {
  readonly installation: CalledInstallation;
  readonly requestId: string;
  readonly method: string;
  /** Path and query. The query is not stored, because it may hold anything. */
  readonly target: string;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly durationMs: number;
  /** What the provider answered. Undefined when it did not. */
  readonly status?: number;
  /** What it answered before that, when the call was to be made again. */
  readonly earlierStatus?: number;
  /** How the answer ended; without an answer, the code of the problem. */
  readonly end: RelayEnd | string;
  /** Why the credentials cannot be used. */
  readonly failedBy?: string;
  /** Why there was no answer, in a sentence. */
  readonly why?: string;
  readonly secrets?: SecretsInUse;
}

const LONGEST_PATH = 500;

/** What logs call the reasons why a provider was not called, or did not answer. */
const reasons: Readonly<Record<string, string | undefined>> = {
  provider_rate_limited: 'rate_limited',
  provider_unreachable: 'unreachable',
  provider_answer_missing: 'unreachable',
  broken: 'unreachable',
  internal_error: 'server',
};

/** If a call ends with one of these codes, its last attempt was not sent. */
const UNSENT = ['credentials_rejected', 'provider_rate_limited', 'provider_unreachable'];

/** Records a call as an operation, if the settings say so. Nothing waits for it. */
export function recordCall(context: Context, call: EndedCall): void {
  const { operations } = context.env.proxy;
  if (operations === 'off' || (operations === 'errors' && !isFailure(call))) return;
  context.laterWrites.add(proxyOperations, context, call);
}

const proxyOperations: LaterKind<EndedCall, Context> = {
  name: 'operations of the proxy',
  store: (context, calls) => record(context, calls.map(toOperation)),
};

/** A caller who has read enough of an answer may leave. */
function isFailure({ status, end }: EndedCall): boolean {
  return status === undefined || status >= 400 || !(end === 'complete' || end === 'abandoned');
}

function toOperation(call: EndedCall): FinishedOperation {
  const { installation, requestId, method, target, status, end, why = end, startTime, endTime } = call;
  const durationMs = Math.round(call.durationMs);
  const path = shownPath(target, call.secrets);
  const failed = isFailure(call);
  const msg = `${method} ${path} ${outcomeOf(call)}`;
  const error = failed && status === undefined ? { error: why } : {};
  const failedBy = failed ? (call.failedBy ?? reasons[end]) : undefined;
  return {
    integrationId: installation.integrationId,
    installationId: installation.id,
    configId: installation.configId,
    actedAs: installation.actedAs,
    actionType: 'proxy',
    status: failed ? 'failure' : 'success',
    result: msg,
    metadata: { call: { method, path, ...(status !== undefined && { status }), durationMs } },
    startTime,
    endTime,
    logs: [
      {
        time: endTime,
        severity: failed ? 'ERROR' : 'INFO',
        msg,
        ...error,
        details: {
          request: `${method} ${path}`,
          providerStatus: String(status ?? 'none'),
          end,
          ...(failedBy && { failedBy }),
          requestId,
          durationMs: String(durationMs),
        },
      },
    ],
  };
}

function outcomeOf({ status, earlierStatus, end }: EndedCall): string {
  if (end === 'provider_answer_too_large') return 'had an answer that was too large';
  if (status === undefined && earlierStatus !== undefined) {
    return `answered ${earlierStatus}, and ${UNSENT.includes(end) ? 'was not sent again' : 'had no answer when it was sent again'}`;
  }
  if (status === undefined) return UNSENT.includes(end) ? 'was not sent' : 'had no answer';
  if (end === 'broken') return `answered ${status}, and its answer broke off`;
  return end === 'too_large' ? `answered ${status}, and its answer was too large` : `answered ${status}`;
}

/** Some providers take a key in the path. */
function shownPath(target: string, secrets: SecretsInUse = noSecrets): string {
  const [path = ''] = target.split('?', 1);
  const shown = storableText(secrets.mask(path.slice(0, LONGEST_PATH), forWords, path.length > LONGEST_PATH));
  return shown || '/';
}
