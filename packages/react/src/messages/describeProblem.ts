import { type DowelError, isDowelError } from '@dowel/client';
import type { ProblemCode } from '@dowel/schema';
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
  // A bug. Its message is for developers, and React has shown it to them.
  if (!isDowelError(error)) return describeNoAnswer({}, translate);
  const { status, code, title, retryable = false, requestId } = error;
  if (code === 'props_missing') return describeMissing(error, translate);
  // A refused access is no failure of the service, however it is reported.
  if (status === undefined || code === 'consent_denied') return describeNoAnswer(error, translate);
  if (status === 401) {
    return {
      title: translate('problem.signedOut.title'),
      // The service explains to a developer what is wrong with a key or a token.
      remedy: translate('problem.signedOut.remedy'),
      causes: [],
      canRetry: true,
      requestId,
    };
  }
  const ownTitle = inOwnWords(error, 'title', translate);
  // The service's sentence is English. A language with its own words for this problem does not need it.
  const detail = ownTitle ? undefined : error.detail;
  return {
    title: ownTitle ?? title ?? translate('problem.title'),
    detail,
    remedy: inOwnWords(error, 'remedy', translate) ?? remedyOf(error, translate),
    causes: causesOf(error, detail),
    canRetry: retryable,
    requestId,
  };
}

/** The words of the page's language for a problem of the service. Undefined if it has none, as English. */
function inOwnWords({ code }: DowelError, part: 'title' | 'remedy', translate: Translator) {
  const key = `problem.${code as ProblemCode}.${part}` as const;
  const text = translate(key);
  return text === key ? undefined : text;
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

function remedyOf({ code, status, detail, remedy }: DowelError, translate: Translator): string | undefined {
  // The service's remedy is for programs: how to save without a sample read. A person cannot do that here.
  if (code === 'sample_read_failed') return translate('problem.sampleRead.remedy');
  if (remedy) return remedy;
  if (status === 429 || (status && status >= 500)) return translate('problem.timeout.remedy');
  // Something other than the service answered, or the reason is not known. The person can only report it.
  return detail ? undefined : translate('problem.missing.remedy');
}

/** Describes a failure without a problem from the service: it is away or too slow, or something else answered. */
function describeNoAnswer(error: Partial<DowelError>, translate: Translator): ProblemDescription {
  const { title, detail, remedy = translate('problem.missing.remedy'), retryable = false } = error;
  const known = knownCase(error);
  if (known) {
    return {
      title: translate(`${known}.title`),
      // The library's words say enough about these cases. Only of a sign-in does the service know more, such as an address.
      detail: known === 'problem.signIn' || known === 'problem.adminApproval' ? detail : undefined,
      remedy: translate(`${known}.remedy`),
      causes: [],
      canRetry: true,
    };
  }
  return {
    title: title ?? translate('problem.title'),
    detail,
    remedy,
    causes: causesOf(error, detail),
    canRetry: retryable,
  };
}

/** The start of the message keys for a usual failure without an answer. Undefined for other failures. */
function knownCase({ name, code, operation }: Partial<DowelError>) {
  if (name === 'ConnectionError') return 'problem.serverAway';
  if (name === 'TimeoutError') return 'problem.timeout';
  if (code === 'token_unavailable') return 'problem.signedOut';
  if (code === 'consent_denied') return 'problem.consentDenied';
  if (code === 'admin_approval_needed') return 'problem.adminApproval';
  return operation === 'signIn' ? 'problem.signIn' : undefined;
}

/** The causes, and what is wrong with each input. The path of an input is for programs, so no sentence has one. */
function causesOf({ causes = [], issues = [] }: Partial<DowelError>, detail: string | undefined): string[] {
  const wrong = issues.map((issue) => issue.detail ?? issue.title ?? '');
  const all = [...new Set([...causes, ...wrong])].filter((cause) => cause && cause !== detail);
  return all.filter((cause) => !issues.some(({ name }) => name && cause.includes(name)));
}
