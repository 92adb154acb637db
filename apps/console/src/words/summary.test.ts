import type { GroupOverview } from '@dowel/schema';
import { expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

const affected = { integrationId: 'i', integrationName: 'CRM sync', groupRef: 'acme', groupName: 'Acme' };

it('says how a customer fares, since when, who must act, what to do, and where to look', () => {
  const installation = { ...affected, id: '1', healthStatus: 'healthy', connection: { status: 'working' } };
  const overview = {
    group: { groupRef: 'acme', groupName: 'Acme' },
    installations: [
      { ...installation, issueIds: ['revoked'] },
      { ...installation, integrationName: 'Import', issueIds: [] },
    ],
    issues: [
      {
        id: 'revoked',
        reason: 'revoked',
        since: '2026-11-20T02:14:00.000Z',
        actor: 'consumer',
        nextStep: 'The customer signs in again.',
        subject: { kind: 'connection', id: 'c', name: 'Acme' },
        providerName: 'Juniper CRM',
        stops: 'everything',
        etag: '0',
        affects: { groupCount: 1, installationCount: 1, first: [{ ...affected, installationId: '1' }] },
      },
      { reason: 'api_key_expired', subject: { kind: 'apiKey' } },
    ],
  } as unknown as GroupOverview;

  expect(summaryOf(overview, 'https://dowel.example/customers/acme').split('\n')).toEqual([
    'Acme (acme)',
    '- CRM sync: Sign-in needed',
    '- Import: Working',
    'Juniper CRM withdrew the access, since 2026-11-20 02:14 UTC. Who must act: Acme. The customer signs in again.',
    'https://dowel.example/customers/acme',
  ]);

  const hebrew = { ...overview, group: { ...overview.group, groupRef: '4711', groupName: 'חברת החשמל' } };
  // Without its marks, the number would stand left of the name (UAX 9).
  expect(summaryOf(hebrew, '')).toMatch(/^\u2068חברת החשמל\u2069 \(4711\)\n/);
});
