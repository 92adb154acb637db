import { expect, it } from 'vitest';
import { shippedNames } from '../../../src/providers/connectors/find-connector.ts';
import { readOutcomes } from './read-results.ts';
import { columns } from './table.ts';

it('no connector ships without being in the suite', () => {
  const tried = columns().map(({ provider }) => provider);
  for (const provider of shippedNames) expect(tried).toContain(provider);
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
