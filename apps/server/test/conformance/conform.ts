import { describe, it } from 'vitest';
import { type CaseNumber, type ConformanceCase, cases, reasonNotToApply } from './cases.ts';
import { type ConformanceProvider, factsOf, nameOf } from './conformance-provider.ts';
import { conformanceProviders } from './providers.ts';

/**
 * `pnpm conformance` and the full run try every case on every connector. An ordinary run tries each case on the sandbox and
 * on an eighteenth of the others, so that each connector has one or two cases. Which ones follows from their places in the lists.
 */
const isNamed = process.env.DOWEL_TESTS === 'full';
const SHARE = 18;

function isTriedAlways(number: CaseNumber, conformer: ConformanceProvider): boolean {
  const place = conformanceProviders.indexOf(conformer);
  // One more object of a provider has half of the share, because most of what a case shows was shown by the first.
  const share = conformer.name === undefined ? SHARE : 2 * SHARE;
  return place === 0 || (place + number) % share === 0;
}

/** `pnpm conformance --full` also tries each place of a kill. */
export const isFull = process.env.DOWEL_CONFORMANCE === 'full';

const only = process.env.DOWEL_CONFORMANCE_PROVIDER?.split(',');

/** Runs one case of the suite on every connector that it applies to. The name of the test is read by the table. */
export function conform(
  number: CaseNumber,
  test: (conformer: ConformanceProvider) => Promise<void>,
  { isLarge = false, part }: { isLarge?: boolean; part?: string } = {},
): void {
  const wanted = conformanceProviders.filter((one) => only === undefined || only.includes(nameOf(one)));
  describe.each(wanted.map((conformer) => ({ title: nameOf(conformer), conformer })))(
    '$title',
    ({ conformer }) => {
      const reason = reasonNotToApply(number, factsOf(conformer));
      const { isOfEngine }: ConformanceCase = cases[number];
      const isOfSandbox = isOfEngine === true && conformer !== conformanceProviders[0];
      const isSpared = isLarge || isOfSandbox || !isTriedAlways(number, conformer);
      const isLeftOut = reason !== undefined || (isSpared && !isNamed);
      const title = part === undefined ? cases[number].title : `${cases[number].title} (${part})`;
      it.skipIf(isLeftOut)(`case ${number}: ${title}`, () => test(conformer), 240_000);
    },
  );
}
