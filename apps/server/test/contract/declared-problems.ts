import { commonProblems, endpoints } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import type { Contract } from './target.ts';
import { unseen, unseenAnywhere } from './unseen-problems.ts';

/** Tests that endpoints answer only problems that they declare. Proves nothing unless the other parts have run. */
export function declaredProblemsContract(contract: () => Contract): void {
  describe('refusing', () => {
    it('is only for reasons that the endpoint lists, or that every endpoint has', () => {
      const undeclared = contract()
        .refusals()
        .filter(({ isDeclared }) => !isDeclared);

      expect(undeclared).toEqual([]);
    });

    it('tells customers nothing that only a builder understands', () => {
      const wrong = contract()
        .refusals()
        .filter(({ isForBuilder, builderWords }) => !isForBuilder && builderWords.length > 0);
      const leaked = contract()
        .refusals()
        .filter(({ isForBuilder, problem }) => !isForBuilder && problem.builderRemedy !== undefined);

      expect([...wrong, ...leaked]).toEqual([]);
    });
  });

  // @holds S162, S258
  it('doing what is asked was seen of every operation, by a method of the client', () => {
    const { operations, succeeded } = contract();

    expect(operations.filter((operation) => !succeeded().has(operation))).toEqual([]);
  });
}

/** Tests that every reason to refuse was seen. Only the server has all of them. */
export function everyReasonContract(contract: () => Contract): void {
  describe('refusing', () => {
    it('was seen for every reason that an endpoint lists, but those whose absence is explained', () => {
      const seen = new Set(
        contract()
          .refusals()
          .map(({ operation, code }) => `${operation} ${code}`),
      );
      const listed = Object.values(endpoints).flatMap(({ wire, problems }) =>
        problems.map((code) => `${wire.operation} ${code}`),
      );

      expect(listed.filter((name) => !seen.has(name)).sort()).toEqual(Object.keys(unseen).sort());
    });

    it('was seen for every reason that all endpoints have, but those whose absence is explained', () => {
      const seen = new Set(
        contract()
          .refusals()
          .map(({ code }): string => code),
      );

      expect(commonProblems.filter((code) => !seen.has(code))).toEqual(Object.keys(unseenAnywhere));
    });
  });
}
