import { describe, expect, it } from 'vitest';
import { aProvider, support } from '../rules/provider.fixture.ts';
import { checkSupport } from './check-support.ts';
import type { ManifestIntegration } from './manifest.ts';

const all = { ...support, read: true, write: true, subscribe: true, proxy: true };
const always = { enabled: 'always' } as const;
const events = { createEvent: always, updateEvent: always, deleteEvent: always, otherEvents: ['merged'] };
const every: ManifestIntegration = {
  name: 'sync',
  provider: 'able',
  read: { objects: [] },
  write: { objects: [] },
  subscribe: { objects: [{ objectName: 'a', destination: 'x', ...events }] },
  proxy: { enabled: true },
};
const providers = {
  able: aProvider({ name: 'able', support: all }),
  unable: aProvider({
    name: 'unable',
    support: { ...all, read: false, write: false, subscribe: false, proxy: false },
  }),
  quiet: aProvider({
    name: 'quiet',
    support: {
      ...all,
      subscribeSupport: { create: true, update: false, delete: false, passThrough: false },
    },
  }),
  modular: aProvider({
    name: 'modular',
    support: { ...all, read: false },
    modules: {
      crm: { displayName: 'CRM', baseURL: 'https://crm.example', support: { ...all, write: false } },
    },
  }),
};
const pathsFor = (values: Partial<ManifestIntegration>) =>
  checkSupport([every, { ...every, ...values }], providers).map(({ path }) => path);

describe('what a provider cannot do', () => {
  it('is no matter where it can, where nobody says, and where nothing is used', () => {
    expect(pathsFor({})).toEqual([]);
    expect(pathsFor({ provider: 'nobody' })).toEqual([]);
    expect(checkSupport([{ name: 'a', provider: 'unable', proxy: { enabled: false } }], providers)).toEqual(
      [],
    );
  });

  it('is a warning at each part that uses it', () => {
    expect(pathsFor({ provider: 'unable' })).toEqual(
      ['read', 'write', 'subscribe', 'proxy'].map((action) => `integrations[1].${action}`),
    );
    expect(checkSupport([{ ...every, provider: 'unable' }], providers)[0]).toEqual({
      severity: 'warning',
      path: 'integrations[0].read',
      message: expect.stringContaining('"unable" does not have support.read'),
      fix: expect.any(String),
    });
  });

  it('says that changes are looked for every hour where nothing tells of them', () => {
    const findings = checkSupport([{ ...every, provider: 'quiet' }], {
      quiet: aProvider({ ...providers.quiet, support: { ...all, subscribe: false } }),
    });

    expect(findings).toEqual([
      expect.objectContaining({
        path: 'integrations[0].subscribe',
        message: expect.stringContaining('are read for them every hour'),
        fix: expect.not.stringContaining('Remove'),
      }),
    ]);
  });

  it('is a warning at each event', () => {
    expect(pathsFor({ provider: 'quiet' })).toEqual(
      ['updateEvent', 'deleteEvent', 'otherEvents'].map(
        (event) => `integrations[1].subscribe.objects[0].${event}`,
      ),
    );
  });

  it('goes by the module, which has its own', () => {
    expect(pathsFor({ provider: 'modular', module: 'crm' })).toEqual(['integrations[1].write']);
    expect(pathsFor({ provider: 'modular', module: 'root' })).toEqual(['integrations[1].read']);
  });
});
