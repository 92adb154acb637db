import type { ProviderInfo } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { providerPicture } from './icons.ts';

const remote = 'https://pictures.example/juniper.svg';
const juniper = { name: 'juniper', media: { regular: { iconURL: remote } } } as unknown as ProviderInfo;

describe('choosing the picture of a provider', () => {
  it('takes none of another host unless the page allows it', () => {
    expect(providerPicture(juniper, {})).toBeUndefined();
    expect(providerPicture(juniper, { remoteImages: true })).toBe(remote);
  });

  it('prefers the page’s own', () => {
    const icons = { providers: { juniper: '/juniper.svg' }, remoteImages: true };

    expect(providerPicture(juniper, icons)).toBe('/juniper.svg');
  });

  it.each(['http://pictures.example/a.svg', 'javascript:alert(1)', 'data:image/svg+xml,x', ''])(
    'ignores the address %j of the catalogue',
    (iconURL) => {
      const provider = { ...juniper, media: { regular: { iconURL } } };

      expect(providerPicture(provider, { remoteImages: true })).toBeUndefined();
    },
  );

  it('takes the logo where there is no icon', () => {
    const provider = { ...juniper, media: { regular: { logoURL: remote } } };

    expect(providerPicture(provider, { remoteImages: true })).toBe(remote);
  });

  it('has none for a provider whose name every object has', () => {
    const provider = { ...juniper, name: 'constructor' };

    expect(providerPicture(provider, { providers: {} })).toBeUndefined();
  });
});
