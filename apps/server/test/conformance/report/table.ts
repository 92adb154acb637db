import { versionSentence } from '@dowel/schema/connector';
import { ownConnectors } from '../../../src/providers/connectors/find-connector.ts';
import { type CaseNumber, type ConformanceCase, cases, reasonNotToApply } from '../cases.ts';
import { conformanceProviders, factsOf, nameOf } from '../providers.ts';
import type { Outcomes } from './read-results.ts';

/** A connector in the table. */
export interface Column {
  /** The name of the conformer: that of the dialect, unless it is about one more object of it. */
  readonly dialect: string;
  readonly displayName: string;
  /** What a reason names. */
  readonly title: string;
  readonly object: string;
  /** Why cases do not apply to it. */
  readonly reasons: ReadonlyMap<CaseNumber, string>;
}

const numbers = Object.keys(cases).map((number) => Number(number) as CaseNumber);

const notWritten = (number: CaseNumber): string | undefined => {
  const one: ConformanceCase = cases[number];
  return one.notWritten;
};

/** Every connector of the suite, with what follows from its declarations. */
export function columns(): Column[] {
  return conformanceProviders.map((conformer) => {
    const facts = factsOf(conformer);
    const reasons = numbers.flatMap((number) => {
      const reason = notWritten(number) === undefined ? reasonNotToApply(number, facts) : undefined;
      return reason === undefined ? [] : [[number, reason] as const];
    });
    const { object, name } = conformer;
    const { displayName } = facts.connector;
    const title = name === undefined ? displayName : `${displayName} (\`${object}\`)`;
    return { dialect: nameOf(conformer), object, displayName, title, reasons: new Map(reasons) };
  });
}

/** What the table says of a case on a connector. */
function cellOf({ dialect, reasons }: Column, number: CaseNumber, outcomes: Outcomes): string {
  if (notWritten(number) !== undefined) return 'not written';
  if (reasons.has(number)) return 'not applicable';
  return outcomes.get(dialect)?.get(number) ?? 'not run';
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

/** `docs/connectors.md`. */
export function connectorsDocument(outcomes: Outcomes): string {
  const all = columns();
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = numbers.map((number) =>
    row([String(number), cases[number].title, ...all.map((column) => cellOf(column, number, outcomes))]),
  );
  const reasons = all.flatMap(({ title, reasons: why }) =>
    [...why].map(([number, reason]) => `- ${title}, case ${number}: ${reason}.`),
  );
  const versions = ownConnectors.flatMap(({ displayName, apiVersion }) =>
    apiVersion ? [`- ${displayName}: ${versionSentence(apiVersion)}`] : [],
  );
  const missing = numbers.flatMap((number) => {
    const reason = notWritten(number);
    return reason === undefined ? [] : [`- Case ${number}: ${reason}.`];
  });
  return `# Connectors

Which connectors Dowel has, and what they were shown to do. \`pnpm conformance\` writes this file.

Each connector runs on a test server with its real entry of the catalogue, against a simulator of the provider that was written from the provider's documentation (\`apps/server/test/simulators\`). It has not been run against the provider itself, unless the connector says so. The cases are the same for all: \`apps/server/test/conformance\`. A case is left out only for a reason that follows from what the connector declares.

${row(['Case', '', ...all.map(({ displayName, object }) => `${displayName} (\`${object}\`)`)])}
${row(['---', '---', ...all.map(() => '---')])}
${rows.join('\n')}

## Versions of APIs

Only providers that have said until when they support a version. The log of a server warns from 60 days before.

${versions.join('\n')}

## Why cases do not apply

${reasons.join('\n')}

## Cases that are not written

${missing.join('\n')}
`;
}
