import { describe, expect, it } from 'vitest';
import { aProvider, support } from '../rules/provider.fixture.ts';
import { checkActAs } from './check-act-as.ts';
import type { ManifestIntegration } from './manifest.ts';

const providers = {
  keys: aProvider({ name: 'keys', support, authType: 'apiKey' }),
  signed: aProvider({ name: 'signed', support, authType: 'jwt' }),
  open: aProvider({ name: 'open', support, authType: 'none' }),
};
const found = (values: Partial<ManifestIntegration>) =>
  checkActAs(
    [
      { name: 'first', provider: 'open' },
      { name: 'crm', provider: 'keys', actAs: 'person', ...values },
    ],
    providers,
  ).map(({ severity, path, message }) => [severity, path, message]);

describe('an integration that acts for people', () => {
  const path = 'integrations[1].actAs';

  it('is no matter where people can sign in and something can be done', () => {
    const doing: Partial<ManifestIntegration>[] = [
      { write: { objects: [] } },
      { read: { objects: [] } },
      { proxy: { enabled: true } },
    ];

    for (const one of doing) expect(found(one)).toEqual([]);
    expect(found({ provider: 'nobody', write: { objects: [] } })).toEqual([]);
    expect(found({ provider: 'open', actAs: undefined, write: { objects: [] } })).toEqual([]);
  });

  it('is a warning where nothing is done for anybody', () => {
    const message = 'Nothing in this integration is done for a person, so actAs has no effect.';

    expect(found({ subscribe: { objects: [] } })).toEqual([['warning', path, message]]);
    expect(found({ proxy: { enabled: false } })).toEqual([['warning', path, message]]);
  });

  it('is a warning where only a company can sign in', () => {
    for (const provider of ['signed', 'open']) {
      expect(found({ provider, write: { objects: [] } })).toEqual([
        ['warning', path, expect.stringContaining('has no sign-in for a single person')],
      ]);
    }
  });
});
