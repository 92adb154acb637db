import type { ProviderInfo } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { providerPicture } from './icons.ts';

const at = (iconURL: string) => ({ name: 'github', media: { regular: { iconURL } } }) as ProviderInfo;
const serviceOrigin = 'http://localhost:4310';

describe('choosing the picture of a provider', () => {
  it.each([
    ['the service, without a question', `${serviceOrigin}/icons/github.svg`, false, true],
    ['a host that only begins like the service', `${serviceOrigin}.evil.example/x.svg`, false, false],
    ['another host, if the page allows it', 'https://pictures.example/x.svg', true, true],
    ['another host, if the page says nothing', 'https://pictures.example/x.svg', false, false],
    ['another host without TLS', 'http://pictures.example/x.svg', true, false],
  ])('takes that of %s', (_, address, remoteImages, isShown) => {
    expect(providerPicture(at(address), { remoteImages, serviceOrigin })).toBe(isShown ? address : undefined);
  });

  it("takes the page's own before all others", () => {
    const icons = { providers: { github: '/own.svg' }, serviceOrigin };

    expect(providerPicture(at(`${serviceOrigin}/icons/github.svg`), icons)).toBe('/own.svg');
  });
});
