import { type ProblemCode, type ProblemMeaning, problems } from '../problems';
import type { InputValidationIssue, InputValidationProblem } from '../resources/problem';

/** What an occurrence of a problem says beyond its code. All of it is public. */
export interface ProblemWords {
  /** What happened and why it matters, for a person. */
  readonly detail: string;
  /** What to do about it. */
  readonly remedy?: string;
  readonly causes?: readonly string[];
  /** One per bad input. */
  readonly issues?: readonly InputValidationIssue[];
  /** Free data for programs, such as the allowed masks. */
  readonly context?: Readonly<Record<string, unknown>>;
}

/** An occurrence of a problem: its words, and the request it happened in. */
export interface ProblemOccurrence {
  code: ProblemCode;
  words: ProblemWords;
  /** Where the interface wants another status than the table's. */
  status?: number | undefined;
  requestId: string;
  time: Date;
}

/** The body in which a problem is answered; also what `revisionProblem` of an integration set-up holds. */
export function problemBody({
  code,
  words,
  status,
  requestId,
  time,
}: ProblemOccurrence): InputValidationProblem {
  const meaning: ProblemMeaning = problems[code];
  const { detail, causes, remedy, context, issues } = words;
  return {
    type: `urn:dowel:problem:${code}`,
    title: meaning.title,
    status: status ?? meaning.status,
    detail,
    instance: `urn:dowel:request:${requestId}`,
    code,
    subsystem: 'api',
    time: time.toISOString(),
    requestId,
    retryable: meaning.retryable ?? false,
    ...(causes && { causes: shortened(causes) }),
    ...(remedy !== undefined && { remedy }),
    ...(context && { context: { ...context } }),
    ...(issues && { issues: issues.slice(0, MOST_LISTED) }),
  };
}

/** A body can be wrong in tens of thousands of places; nobody reads more than the first. */
const MOST_LISTED = 100;

function shortened(causes: readonly string[]): string[] {
  const left = causes.length - MOST_LISTED;
  return left > 0 ? [...causes.slice(0, MOST_LISTED), `And ${left} more.`] : [...causes];
}
