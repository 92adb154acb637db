import { nearest } from './nearest.ts';
import type { ProblemWords } from './problem-body.ts';
import { memberMisspeltProblem } from './problem-words/requests.ts';

const KEY = 'idempotency-key';
const CONDITIONS = ['if-match', 'if-none-match', 'if-unmodified-since'];

/**
 * Why a change is refused whose sender counts on a header that nobody reads (`member_misspelt`): a condition, or a
 * misspelt key. Undefined if there is none.
 * @param names of all headers, in lower case
 */
export function misspeltHeaderProblem(names: readonly string[]): ProblemWords | undefined {
  const condition = CONDITIONS.find((one) => names.includes(one));
  if (condition !== undefined) {
    const detail = 'is not known here, so the change would be made whether or not it holds';
    return problemOf(condition, detail, `Leave "${condition}" out.`);
  }
  if (names.includes(KEY)) return undefined;
  const name = names.find(
    (one) => /idem|key/.test(one) && (one.includes('idempoten') || nearest(one, [KEY])),
  );
  if (name === undefined) return undefined;
  const detail = 'is not known here, and "Idempotency-Key" is missing, so a repeat would be done again';
  return problemOf(name, detail, `Send "Idempotency-Key" in place of "${name}".`);
}

function problemOf(name: string, detail: string, remedy: string): ProblemWords {
  return memberMisspeltProblem([{ in: 'header', name, detail, remedy }]);
}
