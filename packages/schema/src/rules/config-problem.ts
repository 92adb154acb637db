import type { InputValidationIssue } from '../resources/problem.ts';
import type { ConfigIssue } from './config-issue.ts';
import { memberOfContent } from './config-members.ts';
import { MOST_LISTED, type ProblemWords } from './problem-body.ts';

/** Turns config issues into the issues of a problem. */
export function toConfigIssues(issues: readonly ConfigIssue[]): InputValidationIssue[] {
  return issues.map(({ path, message, fix, code }) => ({
    in: 'body',
    name: memberOfContent(path),
    detail: message,
    ...(fix !== undefined && { remedy: fix }),
    context: { reason: code },
  }));
}

/** The words of the problem `config_invalid`. */
export function configProblem(found: readonly ConfigIssue[]): ProblemWords {
  const [first, ...others] = found;
  return {
    detail: 'The config does not fit the integration or the connected account, so nothing was saved.',
    causes: found.slice(0, MOST_LISTED).map(({ message }) => message),
    causesLeft: Math.max(0, found.length - MOST_LISTED),
    remedy: others.length === 0 && first?.fix ? first.fix : 'Correct what each issue names.',
    issues: toConfigIssues(found.slice(0, MOST_LISTED)),
  };
}
