import { describe, expect, it } from 'vitest';
import type { ManifestIntegration } from '../manifest/manifest.ts';
import type { ConfigContent, ReadConfigObject } from '../resources/config.ts';
import { crmSync } from './crm-sync.fixture.ts';
import { lostReads, withoutRemovedReads } from './removed-reads.ts';

const config = (objects: Record<string, Partial<ReadConfigObject>>): ConfigContent => ({
  provider: 'sandbox',
  read: {
    objects: Object.fromEntries(
      Object.entries(objects).map(([name, entry]) => [name, { objectName: name, ...entry }]),
    ),
  },
});

describe('stopping what a manifest no longer has', () => {
  it('disables it and leaves the rest as it is', () => {
    const content = config({
      contacts: { selectedFields: { phone: true } },
      leads: { selectedFields: { email: true } },
    });

    expect(withoutRemovedReads(content, crmSync)).toEqual(
      config({
        contacts: { selectedFields: { phone: true } },
        leads: { selectedFields: { email: true }, disabled: true },
      }),
    );
  });

  it.each<[string, ConfigContent]>([
    ['all is there', config({ contacts: {} })],
    ['it is stopped already', config({ leads: { disabled: true } })],
    ['nothing is read', { provider: 'sandbox' }],
  ])('changes nothing when %s', (_case, content) => {
    expect(withoutRemovedReads(content, crmSync)).toBe(content);
  });
});

describe('asking what a deploy takes from an installation', () => {
  const leads = { objectName: 'leads', destination: '', schedule: '' };
  const before = {
    ...crmSync,
    read: { objects: [leads, { ...leads, objectName: 'deals', enabled: 'always' }] },
  };

  it.each<[string, ConfigContent, string[], string[]]>([
    [
      'what its config reads',
      config({ contacts: {}, leads: { disabled: true }, tasks: {} }),
      ['contacts', 'tasks'],
      ['tasks', 'deals'],
    ],
    ['what is read without its config', { provider: 'sandbox' }, [], ['deals']],
    ['what an earlier deploy has left to it', { provider: 'sandbox' }, ['notes'], ['deals', 'notes']],
    ['nothing that its config has switched off', config({ deals: { disabled: true } }), [], []],
  ])('names %s', (_case, content, scheduled, expected) => {
    expect(lostReads({ content, scheduled }, before as ManifestIntegration, crmSync)).toEqual(expected);
  });

  it('names an object whose name another one gets, until the config means that one', () => {
    const next = {
      ...crmSync,
      read: { objects: [{ ...leads, objectName: 'opportunities', mapToName: 'deals' }] },
    };
    const installed = { content: config({ deals: {} }), scheduled: [] };

    expect(lostReads(installed, before as ManifestIntegration, next)).toEqual(['deals']);
    expect(lostReads(installed, next, next)).toEqual([]);
  });
});
