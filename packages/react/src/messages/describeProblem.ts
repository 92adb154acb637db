import { type DowelError, isDowelError } from '@dowel/client';
import type { NeededProp } from '../context/missing-props.ts';
import type { Translator } from './useMessages.ts';

/** A failure in words a person can act on. */
export interface ProblemDescription {
  title: string;
  /** What happened this time. */
  detail?: string | undefined;
  /** What to do about it. */
  remedy?: string | undefined;
  /** Root causes, when the service named any, and what is wrong with which input. */
  causes: string[];
  /** Whether a button that tries again makes sense. */
  canRetry: boolean;
  /** For a support request. */
  requestId?: string | undefined;
}

/** Puts any failure of a call into words, the ones of a service that is away included. */
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

/** The page is at fault, and the person at the screen can only tell its makers. Names of props stay out of it. */
function describeMissing({ issues = [] }: DowelError, translate: Translator): ProblemDescription {
  return {
    title: translate('problem.missing.title'),
    causes: issues.map(({ name }) => translate(`problem.missing.${name as NeededProp}`)),
    remedy: translate('problem.missing.remedy'),
    canRetry: false,
  };
}

function remedyOf({ code, status, remedy }: DowelError, translate: Translator): string | undefined {
  // The service tells a program how to save without a sample read; a person cannot do that here.
  if (code === 'sample_read_failed') return translate('problem.sampleRead.remedy');
  return remedy ?? (status === 429 || status === 500 ? translate('problem.timeout.remedy') : undefined);
}

/** No answer came: the service is away, too slow, or something else answered. */
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

/** Where the words for a failure without an answer are, when it is a usual one. */
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
