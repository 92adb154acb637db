import { endpoints } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import type { Contract } from './target.ts';

/** That no endpoint answers a problem it does not announce. Tells nothing unless the other parts have run. */
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

    it('was seen of every endpoint that can refuse', () => {
      const seen = new Set(
        contract()
          .refusals()
          .map(({ operation }) => operation),
      );
      const closed = Object.values(endpoints).filter(({ wire }) => wire.access !== 'public');

      expect(closed.map(({ wire }) => wire.operation).filter((operation) => !seen.has(operation))).toEqual(
        [],
      );
    });
  });
}
