import { type ProblemCode, type ProblemMeaning, problems } from '../problems.ts';
import type { InputValidationIssue, InputValidationProblem } from '../resources/problem.ts';

/** What an occurrence of a problem says beyond its code. All of it is public. */
export interface ProblemWords {
  /** What happened and why it matters, for a person. */
  readonly detail: string;
  /** What the person at the screen can do about it. */
  readonly remedy?: string;
  /** What the builder can do about it: told to the builder only (ADR 0020). */
  readonly builderRemedy?: string;
  readonly causes?: readonly string[];
  /** How many causes there are beyond those. */
  readonly causesLeft?: number;
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
  /** Whether the builder reads it, who is told `builderRemedy` too. Default false. */
  isForBuilder?: boolean;
}

/** The body in which a problem is answered; also what `revisionProblem` of an integration set-up holds. */
export function problemBody({
  code,
  words,
  status,
  requestId,
  time,
  isForBuilder = false,
}: ProblemOccurrence): InputValidationProblem {
  const meaning: ProblemMeaning = problems[code];
  const { detail, causes, causesLeft, remedy, builderRemedy, context, issues } = words;
  return {
    type: `urn:dowel:problem:${code}`,
    title: meaning.title,
    status: status ?? meaning.status,
    detail: brief(detail),
    instance: `urn:dowel:request:${requestId}`,
    code,
    subsystem: 'api',
    time: time.toISOString(),
    requestId,
    retryable: meaning.retryable ?? false,
    ...(causes && { causes: shortened(causes, causesLeft) }),
    ...(remedy !== undefined && { remedy: brief(remedy) }),
    ...(isForBuilder && builderRemedy !== undefined && { builderRemedy: brief(builderRemedy) }),
    ...(context && { context: { ...context } }),
    ...(issues && { issues: issues.slice(0, MOST_LISTED).map(briefIssue) }),
  };
}

/** A body can be wrong in tens of thousands of places; nobody reads more than the first. */
export const MOST_LISTED = 100;

function shortened(causes: readonly string[], more = 0): string[] {
  const left = Math.max(0, causes.length - MOST_LISTED) + more;
  const listed = causes.slice(0, MOST_LISTED).map(brief);
  return left > 0 ? [...listed, `And ${left} more.`] : listed;
}

/** What a request sent is repeated to be recognised, which its beginning is enough for. */
const LONGEST_QUOTE = 100;
const LONGEST_TEXT = 1000;

function brief(text: string): string {
  const quoted = text.replace(/"([^"]*)"/g, (_, inner: string) => `"${cut(inner, LONGEST_QUOTE)}"`);
  return cut(briefPath(quoted), LONGEST_TEXT);
}

/** Names inside a path are somebody's too. */
function briefPath(text: string): string {
  return text.replace(/[^\s."[\]]{101,}/g, (name) => cut(name, LONGEST_QUOTE));
}

function briefIssue(issue: InputValidationIssue): InputValidationIssue {
  const { name, detail, remedy, value } = issue;
  return {
    ...issue,
    ...(name !== undefined && { name: cut(briefPath(name), LONGEST_TEXT) }),
    ...(detail !== undefined && { detail: brief(detail) }),
    ...(remedy !== undefined && { remedy: brief(remedy) }),
    ...(typeof value === 'string' && { value: cut(value, LONGEST_QUOTE) }),
  };
}

/** At most `length` characters, none of them half of one. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = [...text.slice(0, length * 2 + 2)];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}
