import { type DowelError, isDowelError } from '@dowel/client';
import type { NeededProp } from '../context/missing-props.ts';
import type { Translator } from './useMessages.ts';

/** A failure, described so that a person can act on it. */
export interface ProblemDescription {
  title: string;
  /** What happened this time. */
  detail?: string | undefined;
  /** What to do about it. */
  remedy?: string | undefined;
  /** Root causes, if the service named any, and what is wrong with each input. */
  causes: string[];
  /** Whether to show a button that tries again. */
  canRetry: boolean;
  /** A reference for support requests. */
  requestId?: string | undefined;
}

/** Describes any failed call, including one without an answer. */
export function describeProblem(error: unknown, translate: Translator): ProblemDescription {
  if (!isDowelError(error)) return describeOther(error, translate);
  const { status, code, title, detail, remedy, retryable = false, requestId } = error;
  if (code === 'props_missing') return describeMissing(error, translate);
  const causes = causesOf(error);
  if (status === undefined) return describeNoAnswer(error, translate);
  if (status === 401) {
    return {
      title: translate('problem.signedOut.title'),
      detail,
      remedy: remedy ?? translate('problem.signedOut.remedy'),
      causes,
      canRetry: true,
      requestId,
    };
  }
  return {
    title: title ?? translate('problem.title'),
    detail: detail ?? (causes.length > 0 ? undefined : translate('problem.unexpected.detail')),
    remedy: remedyOf(error, translate),
    causes,
    canRetry: retryable,
    requestId,
  };
}

/** The page has an error that the person can only report. The texts do not mention names of props. */
function describeMissing({ issues = [] }: DowelError, translate: Translator): ProblemDescription {
  return {
    title: translate('problem.missing.title'),
    causes: issues.map(({ name }) => translate(`problem.missing.${name as NeededProp}`)),
    remedy: translate('problem.missing.remedy'),
    canRetry: false,
  };
}

function remedyOf({ code, status, remedy }: DowelError, translate: Translator): string | undefined {
  // The service's remedy is for programs: how to save without a sample read. A person cannot do that here.
  if (code === 'sample_read_failed') return translate('problem.sampleRead.remedy');
  return remedy ?? (status === 429 || status === 500 ? translate('problem.timeout.remedy') : undefined);
}

/** Describes a failure without a problem from the service: it is away or too slow, or something else answered. */
function describeNoAnswer(error: DowelError, translate: Translator): ProblemDescription {
  const { title, detail, remedy, message, retryable = false } = error;
  const known = knownCase(error);
  if (known) {
    return {
      title: translate(`${known}.title`),
      detail,
      remedy: translate(`${known}.remedy`),
      causes: [],
      canRetry: true,
    };
  }
  return {
    title: title ?? translate('problem.title'),
    detail: detail ?? message,
    remedy,
    causes: causesOf(error),
    canRetry: retryable,
  };
}

/** The start of the message keys for a usual failure without an answer. Undefined for other failures. */
function knownCase({ name, code, operation }: DowelError) {
  if (name === 'ConnectionError') return 'problem.serverAway';
  if (name === 'TimeoutError') return 'problem.timeout';
  if (code === 'token_unavailable') return 'problem.signedOut';
  if (operation !== 'signIn') return undefined;
  return code === 'consent_denied' ? 'problem.consentDenied' : 'problem.signIn';
}

function describeOther(error: unknown, translate: Translator): ProblemDescription {
  const detail = error instanceof Error ? error.message : undefined;
  return { title: translate('problem.title'), detail, causes: [], canRetry: false };
}

function causesOf({ causes = [], issues = [], detail }: DowelError): string[] {
  const inputs = issues
    .filter((issue) => !causes.includes(issue.detail ?? ''))
    .map(({ name, detail: wrong, title }) => [name, wrong ?? title].filter(Boolean).join(': '));
  return [...new Set([...causes, ...inputs])].filter((cause) => cause && cause !== detail);
}
