import { type ProblemCode, type ProblemMeaning, problems } from '../problems.ts';
import type { InputValidationIssue, InputValidationProblem } from '../resources/problem.ts';

/** What one occurrence of a problem says beyond its code. All of it is public. */
export interface ProblemWords {
  /** What happened and why it matters, for a person. */
  readonly detail: string;
  /** What the person at the screen can do about it. */
  readonly remedy?: string;
  /** What the builder can do about it. Only the builder gets it (ADR 0020). */
  readonly builderRemedy?: string;
  readonly causes?: readonly string[];
  /** More causes, in words of the network. Only the builder gets them. */
  readonly builderCauses?: readonly string[];
  /** How many more causes there are. */
  readonly causesLeft?: number;
  /** One per bad input. */
  readonly issues?: readonly InputValidationIssue[];
  /** Extra data for programs, such as the allowed masks. */
  readonly context?: Readonly<Record<string, unknown>>;
}

/** One occurrence of a problem: its words, and the request in which it happened. */
export interface ProblemOccurrence {
  code: ProblemCode;
  words: ProblemWords;
  /** Set when the API needs another status than the table's. */
  status?: number | undefined;
  requestId: string;
  time: Date;
  /** Whether the builder reads the answer. Then it includes what is for the builder. Default false. */
  isForBuilder?: boolean;
}

/** The body of a problem answer. Also the value of `revisionProblem` in the set-up of an integration. */
export function problemBody({
  code,
  words,
  status,
  requestId,
  time,
  isForBuilder = false,
}: ProblemOccurrence): InputValidationProblem {
  const meaning: ProblemMeaning = problems[code];
  const { detail, causesLeft, remedy, builderRemedy, builderCauses, context, issues } = words;
  const causes = isForBuilder && builderCauses ? [...(words.causes ?? []), ...builderCauses] : words.causes;
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

/** A body can be wrong in tens of thousands of places, but only the first ones help. */
export const MOST_LISTED = 100;

function shortened(causes: readonly string[], more = 0): string[] {
  const left = Math.max(0, causes.length - MOST_LISTED) + more;
  const listed = causes.slice(0, MOST_LISTED).map(brief);
  return left > 0 ? [...listed, `And ${left} more.`] : listed;
}

/** We quote parts of a request so that people recognise them. The beginning is enough for that. */
const LONGEST_QUOTE = 100;
const LONGEST_TEXT = 1000;

function brief(text: string): string {
  const quoted = text.replace(/"([^"]*)"/g, (_, inner: string) => `"${cut(inner, LONGEST_QUOTE)}"`);
  return cut(briefPath(quoted), LONGEST_TEXT);
}

/** Names inside a path come from the request too, so they are cut as well. */
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

/** At most `length` characters, without splitting a character. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = [...text.slice(0, length * 2 + 2)];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}
