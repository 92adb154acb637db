import { createMockService, installPopupStub, type MockService } from '@dowel/mocks';
import { getResponse } from 'msw';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { differences, readStyles } from '../../test/computed-styles.ts';
import { EveryElement } from '../../test/every-element.tsx';
import { hosts } from '../../test/hosts.ts';
import { ConnectProvider, InstallIntegration, ServiceProvider } from '../index.ts';
import ours from '../styles.css?inline';

/** Properties that our elements inherit from the page by design, or that draw nothing here. */
const allowed = new Set([
  // The page decides about tap highlights, the width of tab characters and the text size on phones.
  '-webkit-tap-highlight-color',
  'tab-size',
  'text-size-adjust',
]);

interface Screen {
  name: string;
  content: ReactNode;
  arrange?: (service: MockService) => void;
  /** A selector that matches when the screen is drawn. */
  shows: string;
  /** A selector of the element to click before the styles are read. */
  click?: string;
  /** A selector that matches after the click. */
  reveals?: string;
}

const ada = { groupRef: 'acme', consumerRef: 'ada' };
const install = <InstallIntegration integration="crm-sync" {...ada} />;
const stage = {
  mapToName: 'stage',
  fieldName: 'lifecycle_stage',
  mappedValues: [{ mappedValue: 'new', mappedDisplayValue: 'New' }],
};

const screens: readonly Screen[] = [
  { name: 'signing in elsewhere', content: install, shows: 'button[data-variant="primary"]' },
  {
    name: 'typing credentials',
    content: <InstallIntegration integration="crm-sync-key" {...ada} />,
    shows: 'input[type="password"]',
    click: 'button[type="submit"]',
  },
  {
    name: 'choosing fields',
    content: <InstallIntegration integration="crm-sync" {...ada} fieldMapping={{ contacts: [stage] }} />,
    arrange: ({ given }) => given.installation(),
    shows: '[role="combobox"]',
    click: '.dowel-checkbox-row input',
  },
  {
    name: 'managing the connection',
    content: install,
    arrange: ({ given }) => given.installation(),
    shows: '[role="tab"]:last-child',
    click: '[role="tab"]:last-child',
  },
  {
    name: 'a connection alone',
    content: <ConnectProvider provider="sandbox" {...ada} />,
    arrange: ({ given }) => given.connection({ status: 'bad_credentials' }),
    shows: '.dowel-key-value',
  },
  {
    name: 'every kind of element',
    content: <EveryElement />,
    shows: '[role="combobox"]',
    click: '.dowel-combobox button:last-of-type',
    reveals: '.dowel-combobox-item',
  },
  {
    name: 'a problem',
    content: install,
    arrange: (service) => service.fail('getIntegrationSetup', 'internal_error'),
    shows: '[role="alert"] .dowel-text',
  },
];

function addStyle(css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  return style;
}

/** Draws a screen in a box whose inline styles no reset can change. `wear` puts a page's stylesheet before ours. */
async function open({ content, arrange, shows, click, reveals = shows }: Screen) {
  const service = createMockService();
  arrange?.(service);
  const popups = installPopupStub(window, service, { outcome: 'wait' });
  const host = addStyle('');
  // Nothing may move while the test reads the styles.
  const library = addStyle(
    `${ours} *, ::before, ::after { animation: none !important; transition: none !important; }`,
  );
  const box = document.createElement('div');
  box.style.cssText =
    'position: absolute; inset: 0 auto auto 0; inline-size: 60rem; font: 16px/1.5 sans-serif; color: black';
  document.body.append(box);
  const root = createRoot(box);
  onTestFinished(() => {
    root.unmount();
    popups.restore();
    for (const node of [box, host, library]) node.remove();
  });
  root.render(
    <ServiceProvider
      options={{
        project: 'demo',
        apiKey: 'mock_frontend',
        fetch: async (request) => (await getResponse(service.handlers, request)) ?? Response.error(),
      }}
    >
      {content}
    </ServiceProvider>,
  );
  const find = (selector: string) =>
    vi.waitFor(() => {
      const element = box.querySelector<HTMLElement>(selector);
      if (!element || box.querySelector('[aria-busy="true"], .dowel-skeleton'))
        throw new Error(`No ${selector} yet.`);
      return element;
    }, 15_000);
  await find(shows);
  if (click) (await find(click)).click();
  await find(reveals);
  return {
    element: await find('.dowel-root'),
    wear: (css: string) => {
      host.textContent = css;
    },
  };
}

afterEach(() => vi.restoreAllMocks());

describe('a page with a reset of its own', () => {
  it.each(screens)('changes nothing of $name', async (screen) => {
    const { element, wear } = await open(screen);
    const plain = readStyles(element);
    // An element of the page itself proves that the page's stylesheet applies.
    const bare = document.body.appendChild(document.createElement('h1'));
    onTestFinished(() => bare.remove());
    expect(getComputedStyle(bare).marginTop).not.toBe('0px');
    expect(plain.size).toBeGreaterThan(10);

    const found = hosts.flatMap(({ name, css }) => {
      wear(css);
      expect(getComputedStyle(bare).marginTop).toBe('0px');
      return differences(plain, readStyles(element), allowed).map((line) => `${name}: ${line}`);
    });

    expect(found).toEqual([]);
  });

  it('may place the component by a class, also one in a layer', async () => {
    const { element, wear } = await open(screens[0] as Screen);
    wear('@layer utilities { .placed { margin-top: 16px; } }');

    element.classList.add('placed');

    expect(getComputedStyle(element).marginTop).toBe('16px');
  });
});
