import { shipped, shippedProof } from '../../../src/providers/connectors/shipped.ts';
import { type CaseNumber, cases, reasonNotToApply } from '../cases.ts';
import { factsOf, nameOf } from '../conformance-provider.ts';
import { conformanceProviders } from '../providers.ts';
import type { Outcomes } from './read-results.ts';

/** A connector in the table. */
export interface Column {
  /** The name of the conformer: that of the dialect, unless it is about one more object of it. */
  readonly dialect: string;
  readonly provider: string;
  /** Why cases do not apply to it. */
  readonly reasons: ReadonlyMap<CaseNumber, string>;
}

const numbers = Object.keys(cases).map((number) => Number(number) as CaseNumber);

/** Every connector of the suite, with what follows from its declarations. */
export function columns(): Column[] {
  return conformanceProviders.map((conformer) => {
    const facts = factsOf(conformer);
    const reasons = numbers.flatMap((number) => {
      const reason = reasonNotToApply(number, facts);
      return reason === undefined ? [] : [[number, reason] as const];
    });
    return { dialect: nameOf(conformer), provider: facts.connector.provider, reasons: new Map(reasons) };
  });
}

/** What the table says of a case on a connector. */
function cellOf({ dialect, reasons }: Column, number: CaseNumber, outcomes: Outcomes): string {
  if (reasons.has(number)) return 'not applicable';
  return outcomes.get(dialect)?.get(number) ?? 'not run';
}

const LEVELS = ['documented', 'simulated', 'recorded', 'tried'];

/** How many objects each connector has by name, and how many of them have which level of proof. */
export function levelsTable(): string {
  const rows = Object.entries(shipped).map(([provider, { objectCount }]) => {
    const counts = LEVELS.map((level) =>
      Object.entries(shippedProof)
        .filter(([levels]) => levels.split(' ').includes(level))
        .reduce((sum, [, objects]) => sum + (objects[provider]?.split(' ').length ?? 0), 0),
    );
    return [provider, objectCount, ...counts];
  });
  const sums = ['objects', ...LEVELS].map((_, place) =>
    rows.reduce((sum, row) => sum + Number(row[place + 1]), 0),
  );
  const written = (row: readonly (string | number)[]) =>
    row.map((cell, place) => (place === 0 ? String(cell).padEnd(18) : String(cell).padStart(12))).join('');
  return [['', 'objects', ...LEVELS], ...rows, ['together', ...sums]].map(written).join('\n');
}

/** The table for a terminal. */
export function printedTable(shown: readonly Column[], outcomes: Outcomes): string {
  const width = Math.max(...shown.map(({ dialect }) => dialect.length), 'not applicable'.length) + 2;
  const head = ' '.repeat(5) + shown.map(({ dialect }) => dialect.padEnd(width)).join('');
  const rows = numbers.map((number) => {
    const cells = shown.map((column) => cellOf(column, number, outcomes).padEnd(width));
    return `${String(number).padStart(3)}  ${cells.join('')}${cases[number].title}`;
  });
  const reasons = shown.flatMap(({ dialect, reasons: why }) =>
    [...why].map(([number, reason]) => `${dialect}, case ${number}: ${reason}`),
  );
  return [head, ...rows, '', 'Not applicable:', ...reasons].join('\n');
}
