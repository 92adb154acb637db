import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ownConnectors } from '../../../src/providers/connectors/find-connector.ts';
import { cases } from '../cases.ts';
import { readOutcomes, type TestReport } from './read-results.ts';
import { columns, connectorsDocument } from './table.ts';

const passing: TestReport = {
  testResults: [
    {
      assertionResults: columns().flatMap(({ dialect }) =>
        Object.keys(cases).map((number) => ({
          ancestorTitles: [dialect],
          title: `case ${number}: something`,
          status: 'passed',
        })),
      ),
    },
  ],
};
const words = (text: string) => text.replaceAll(/[\s-]+/g, ' ');

it('docs/connectors.md says that every connector passes every case that applies to it', () => {
  const file = fileURLToPath(new URL('../../../../../docs/connectors.md', import.meta.url));

  const written = readFileSync(file, 'utf8');

  // `pnpm conformance` writes it from what happened.
  expect(words(written)).toBe(words(connectorsDocument(readOutcomes(passing))));
});

it('no connector ships without being in the suite', () => {
  const names = columns().map(({ displayName }) => displayName);
  for (const { displayName } of ownConnectors) expect(names).toContain(displayName);
});

it('a case with two parts has failed if one of them has', () => {
  const part = (status: string) => ({ ancestorTitles: ['sandbox'], title: 'case 18: parts', status });
  const assertionResults = [part('passed'), part('failed'), part('passed'), part('skipped')];

  expect(
    readOutcomes({ testResults: [{ assertionResults }] })
      .get('sandbox')
      ?.get(18),
  ).toBe('failed');
});
