import { describe, it } from 'vitest';
import { type CaseNumber, cases, reasonNotToApply } from './cases.ts';
import { type ConformanceProvider, conformanceProviders, factsOf } from './providers.ts';

/** `pnpm conformance --full` runs the cases with many records or many kills too. */
export const isFull = process.env.DOWEL_CONFORMANCE === 'full';

const only = process.env.DOWEL_CONFORMANCE_PROVIDER;

/** Runs one case of the suite on every connector that it applies to. The name of the test is read by the table. */
export function conform(
  number: CaseNumber,
  test: (conformer: ConformanceProvider) => Promise<void>,
  { onlyFull = false, part }: { onlyFull?: boolean; part?: string } = {},
): void {
  describe.each(conformanceProviders.filter(({ dialect }) => only === undefined || dialect === only))(
    '$dialect',
    (conformer) => {
      const reason = reasonNotToApply(number, factsOf(conformer));
      const isLeftOut = reason !== undefined || (onlyFull && !isFull);
      const title = part === undefined ? cases[number].title : `${cases[number].title} (${part})`;
      it.skipIf(isLeftOut)(`case ${number}: ${title}`, () => test(conformer), 120_000);
    },
  );
}
