import { createMockService, type MockService } from '@dowel/mocks';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answeredBy } from '../../test/answered-by.ts';
import { addOurStyles, addPage, mount } from '../../test/mount.tsx';
import { ConnectProvider, InstallIntegration, ServiceProvider } from '../index.ts';

const ada = { groupRef: 'acme', consumerRef: 'ada' };
const install = <InstallIntegration integration="crm-sync" {...ada} />;
const installKey = <InstallIntegration integration="crm-sync-key" {...ada} />;
const wizard = <InstallIntegration integration="crm-sync" variant="wizard" {...ada} />;
const connect = <ConnectProvider provider="sandbox" {...ada} />;
const nothing = () => {};
const connected = ({ given }: MockService) => given.connection();
const broken = ({ given }: MockService) => given.connection({ status: 'bad_credentials' });
const installed = ({ given }: MockService) => given.installation();
const brokenInstallation = (service: MockService) => {
  broken(service);
  installed(service);
};

const loads: [
  name: string,
  content: ReactNode,
  arrange: (service: MockService) => unknown,
  opens?: string,
][] = [
  ['InstallIntegration, a sign-in', install, nothing],
  ['InstallIntegration, a form', installKey, nothing],
  ['InstallIntegration, the objects', install, connected],
  ['InstallIntegration, the wizard', wizard, connected],
  ['InstallIntegration, installed', install, installed],
  ['Manage', install, installed, '[role="tab"]:last-child'],
  ['Activity', install, installed, '[role="tab"]:nth-last-child(2)'],
  ['Manage of a broken connection', install, brokenInstallation],
  ['ConnectProvider, a sign-in', connect, nothing],
  ['ConnectProvider, connected', connect, connected],
  ['ConnectProvider, broken', connect, broken],
];

it.each(
  loads.flatMap(([name, content, arrange, opens]) =>
    [false, true].flatMap((isIsolated) =>
      [1100, 360].map((width) => ({ name, content, arrange, opens, isIsolated, width })),
    ),
  ),
)('nothing moves while $name loads ($width pixels, isolated: $isIsolated)', async (load) => {
  await page.viewport(load.width, 900);
  const box = await open(load);
  const shifts = watchShifts();

  if (load.opens) {
    (await settled(box)).querySelector<HTMLElement>(load.opens)?.click();
  }
  await settled(box);

  expect(await shifts()).toEqual([]);
});

interface Load {
  content: ReactNode;
  arrange: (service: MockService) => unknown;
  isIsolated: boolean;
}

/** Draws on a page whose service answers each request a few frames later. */
async function open({ content, arrange, isIsolated }: Load): Promise<HTMLElement> {
  const service = createMockService({ delayMs: 60 });
  arrange(service);
  if (!isIsolated) addOurStyles();
  const box = addPage('<main style="padding: 16px"></main>');
  mount(
    <ServiceProvider isolated={isIsolated} options={answeredBy(service)}>
      {content}
    </ServiceProvider>,
    box,
  );
  return box;
}

/** What is drawn, once nothing loads any more. */
function settled(box: HTMLElement): Promise<ParentNode> {
  let quietSince = 0;
  let last = '';
  return vi.waitFor(
    () => {
      const inside = box.querySelector('[data-dowel]')?.shadowRoot ?? box;
      const now = inside.innerHTML;
      if (
        now !== last ||
        inside.querySelector('.dowel-skeleton, [aria-busy="true"]') ||
        !inside.querySelector('button')
      )
        quietSince = performance.now();
      last = now;
      if (performance.now() - quietSince < 500) throw new Error('Something still loads.');
      return inside;
    },
    { timeout: 20_000, interval: 50 },
  );
}

/** Watches what the browser counts as a layout shift. Answers what has moved, and from where to where. */
function watchShifts(): () => Promise<string[]> {
  const entries: LayoutShift[] = [];
  const keep = (found: PerformanceEntryList) => entries.push(...(found as LayoutShift[]));
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    keep(observer.takeRecords());
    return entries.flatMap(({ sources }) => sources.map(described));
  };
}

function described({ node, previousRect, currentRect }: LayoutShift['sources'][number]): string {
  const element = node instanceof Element ? node : node?.parentElement;
  const words = element?.textContent?.slice(0, 40);
  return `${element?.className} "${words}" from ${previousRect.y} to ${currentRect.y}`;
}

/** Only Chromium has this, so no library of types does. https://wicg.github.io/layout-instability */
interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}
