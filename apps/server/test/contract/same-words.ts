import type { InputValidationProblem } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import type { Contract, SeenRefusal } from './target.ts';

/** Tests that two services refuse the same requests with the same words. Both suites must have run before. */
export function sameWordsContract(server: () => Contract, mocks: () => Contract): void {
  /** The server's, of the tests that the mocks have run to their end. */
  const wordsOfServer = () => {
    const tests = new Set(mocks().tests().map(nameOf));
    return wordsByRequest(server(), (test) => tests.has(test));
  };

  describe('refusing the same request', () => {
    it('is for the same reason', () => {
      expect(Object.keys(wordsByRequest(mocks()))).toEqual(Object.keys(wordsOfServer()));
    });

    it('is said in the same words', () => {
      expect(wordsByRequest(mocks())).toEqual(wordsOfServer());
    });
  });
}

/** The name of a test without that of its suite. */
const nameOf = (test: string) => test.split(' > ').slice(1).join(' > ');

type Words = Pick<InputValidationProblem, 'title' | 'detail' | 'remedy' | 'builderRemedy' | 'causes'> & {
  issues: unknown[];
};

/** The words of each refusal, by the test that got it, its position in the test, its operation and its code. */
function wordsByRequest(
  contract: Contract,
  isMeant: (test: string) => boolean = () => true,
): Record<string, Words> {
  const counts = new Map<string, number>();
  const meant = contract.refusals().filter(({ test }) => isMeant(nameOf(test)));
  const entries = meant.map((refusal) => {
    const test = nameOf(refusal.test);
    const count = (counts.get(test) ?? 0) + 1;
    counts.set(test, count);
    return [`${test} (${count}): ${refusal.operation}, ${refusal.code}`, toWords(contract, refusal)];
  });
  return Object.fromEntries(entries);
}

function toWords(contract: Contract, { problem }: SeenRefusal): Words {
  const { title, detail, remedy, builderRemedy, causes } = problem;
  const issues = (problem.issues ?? []).map(({ in: place, name, detail }) => ({ in: place, name, detail }));
  const words = { title, detail, remedy, builderRemedy, causes, issues };
  return JSON.parse(withoutNames(contract, JSON.stringify(words)));
}

/** Replaces what differs between the two services: ids, and names of what existed before the suite. */
function withoutNames(contract: Contract, text: string): string {
  const { project, integrations, refusalWords, refusedStepWords } = contract;
  const named = [
    [`\\"${integrations.apiKey.name}\\"`, '<integration by key>'],
    [`\\"${integrations.oauth.name}\\"`, '<integration by OAuth>'],
    [`\\"${project}\\"`, '<project>'],
    [refusalWords, '<the words of the provider>'],
    [JSON.stringify(refusedStepWords).slice(1, -1), '<the words of the provider>'],
  ] as const;
  const withoutIds = text.replace(/(group-|consumer-)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>');
  const withoutProofs = withoutIds.replace(/dowel-domain-proof=[\w<>-]+/g, '<proof>');
  const withoutLists = withoutProofs.replace(/Use one of: [^."]*/g, 'Use one of: <names>');
  return named.reduce((left, [name, word]) => left.replaceAll(name, word), withoutLists);
}
