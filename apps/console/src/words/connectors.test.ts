import type { ConnectorSummary } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { catalogueTitle, daysLeft, proofState } from './connectors.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const oak: ConnectorSummary = {
  ...{ provider: 'oak', displayName: 'Oak CRM', authType: 'oauth2', abilities: ['read'], objectCount: 3 },
  ...{ integrationCount: 1, installationCount: 2 },
};
const ending = { ...oak, apiVersion: { name: '2024-01', supportedUntil: '2026-03-11' } };

describe('the words of the catalogue', () => {
  it('says on top when a version ends that is in use, and not of another one', () => {
    expect(catalogueTitle([ending, oak], now)).toBe('A version that Oak CRM supports ends soon');
    expect(catalogueTitle([ending, ending], now)).toBe('Versions of 2 providers end soon');
    expect(catalogueTitle([oak, { ...ending, integrationCount: 0 }], now)).toBe(
      '1 provider with an integration, no version ends soon',
    );
    expect(catalogueTitle([{ ...oak, integrationCount: 0 }], now)).toBe('Catalogue');
  });

  it('counts the last day as supported', () => {
    expect(daysLeft(ending, now)).toBe(2);
    expect(daysLeft(ending, Date.parse('2026-03-11T23:59:00Z'))).toBe(1);
    expect(daysLeft(ending, Date.parse('2026-03-12T00:00:01Z'))).toBeLessThan(1);
    expect(daysLeft(oak, now)).toBeUndefined();
  });

  it('tells what was run from what was not', () => {
    const words = (['provider', 'simulator', 'nothing', undefined] as const).map(
      (verified) => proofState({ ...oak, ...(verified && { verified }) }).words,
    );
    expect(words).toEqual([
      'Run at the provider',
      'Run on a simulator',
      'Not run yet',
      'Code of the operator',
    ]);
  });
});
