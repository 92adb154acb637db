import type { MockService } from '@dowel/mocks';
import { expect, it, onTestFinished, vi } from 'vitest';
import { find, openWalk } from '../../test/walk.tsx';

const goOn = '.dowel-save-bar [data-variant="primary"]';

/** Writes down every address that the browser loads from now on, and every address that the page asks the service for. */
function watchAddresses() {
  const loaded: string[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) loaded.push(name);
  });
  observer.observe({ type: 'resource' });
  onTestFinished(() => observer.disconnect());
  return { loaded, asked: [] as string[] };
}

/** Origins besides the page's own one and the service's. */
function foreign(addresses: readonly string[], known: readonly string[]): string[] {
  const origins = addresses.map((address) => new URL(address, location.href).origin);
  return [...new Set(origins)].filter((origin) => origin !== 'null' && !known.includes(origin));
}

const withPicture = ({ store }: MockService) => {
  const { sandbox } = store.providers;
  if (!sandbox) throw new Error('The mocks have no provider "sandbox".');
  // The catalogue knows pictures of providers. Without `remoteImages` nobody loads them.
  const media = { regular: { iconURL: 'https://pictures.example/icon.svg' } };
  store.providers = { ...store.providers, sandbox: { ...sandbox, media } };
};

it.each(['tabs', 'wizard'] as const)(
  'a whole install with %s loads nothing from another origin than the page’s and the service’s',
  async (variant) => {
    const { loaded, asked } = watchAddresses();
    const { box, service } = await openWalk(withPicture, {
      props: { variant },
      beforeAnswer: ({ url }) => asked.push(url),
    });
    (await find(box, 'button[data-variant="primary"]')).click();
    const clicks = variant === 'wizard' ? ['People', 'Companies', 'Deals', 'Check and install'] : [];
    await find(box, goOn);
    for (const to of clicks) {
      (await find(box, goOn)).click();
      await vi.waitFor(() => expect(box.querySelector('.dowel-panel h3')?.textContent).toBe(to), 15_000);
    }
    (await find(box, goOn)).click();
    await vi.waitFor(() => expect(service.store.installations).toHaveLength(1), 15_000);
    await vi.waitFor(
      () => expect(box.querySelector('.dowel-pair[data-state="connected"]')).not.toBeNull(),
      15_000,
    );

    const [serviceOrigin] = asked.map((address) => new URL(address).origin);
    expect(asked.length).toBeGreaterThan(3);
    expect(foreign([...loaded, ...asked], [location.origin, serviceOrigin ?? ''])).toEqual([]);
    // The monograms stand where the pictures would.
    expect(box.querySelectorAll('.dowel-logo').length).toBeGreaterThan(0);
    expect(box.querySelectorAll('img')).toHaveLength(0);
  },
);

it('would notice a picture of the provider', async () => {
  const { loaded } = watchAddresses();
  const { box } = await openWalk(withPicture, { remoteImages: true });
  await find(box, 'button[data-variant="primary"]');

  await vi.waitFor(
    () => expect(foreign(loaded, [location.origin])).toEqual(['https://pictures.example']),
    15_000,
  );
});
