import { createMockService } from '@dowel/mocks';
import { type ReactNode, StrictMode, Suspense, use } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answeredBy } from '../../../test/answered-by.ts';
import { addPage, addStyle, mount } from '../../../test/mount.tsx';
import { find, focused, shadowIn } from '../../../test/walk.tsx';
import {
  type Appearance,
  InstallIntegration,
  ServiceProvider,
  type ServiceProviderProps,
  type Slots,
} from '../../index.ts';

interface PageProps extends Pick<ServiceProviderProps, 'isolated' | 'appearance'> {
  components?: Slots;
}

/** A page with an isolated component. It has no stylesheet of ours. */
function pageWith({ components, ...props }: PageProps = {}, className?: string): ReactNode {
  const service = createMockService();
  service.given.installation();
  return (
    <ServiceProvider isolated {...props} options={{ ...answeredBy(service), components }}>
      <InstallIntegration integration="crm-sync" groupRef="acme" consumerRef="ada" className={className} />
    </ServiceProvider>
  );
}

function draw(content: ReactNode, box = addPage('<div></div>')): HTMLElement {
  mount(content, box);
  return box;
}

const Beside = ({ until }: { until: Promise<null> | undefined }) => until && use(until);

const boundsOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

describe('an isolated component', () => {
  it('is drawn with our styles on a page that is hostile and has no stylesheet of ours', async () => {
    addStyle(`*, ::before, ::after { border: 3px solid red !important; padding: 9px !important;
      font-style: italic !important; text-transform: uppercase !important; background: red !important; }`);

    const shadow = await shadowIn(draw(pageWith()));
    const button = await find(shadow, 'button[data-variant="primary"]');

    const { borderWidth, fontStyle, textTransform, height } = getComputedStyle(button);
    expect({ borderWidth, fontStyle, textTransform, height }).toEqual({
      borderWidth: '1px',
      fontStyle: 'normal',
      textTransform: 'none',
      height: '40px',
    });
    const { padding, backgroundColor } = getComputedStyle(shadow.host);
    expect([padding, backgroundColor]).toEqual(['0px', 'rgba(0, 0, 0, 0)']);
  });

  it('tells the page of one event at its host, and not of focus that moves inside', async () => {
    const heard: string[] = [];
    const hear = ({ type, target }: { type: string; target: EventTarget }) =>
      heard.push(`${type} ${(target as Element).localName}`);
    const box = draw(
      // biome-ignore lint/a11y/noStaticElementInteractions: a page's own element that listens
      // biome-ignore lint/a11y/useKeyWithClickEvents: a page's own element that listens
      <div onClick={hear} onFocus={hear} onBlur={hear}>
        {pageWith()}
      </div>,
    );
    const tab = await find(await shadowIn(box), '[role="tab"]');
    await userEvent.click(tab);
    await userEvent.tab();

    expect(focused()).not.toBe(tab);
    expect(heard).toEqual(['focus div', 'click div']);
  });

  it('starts on the client what a server drew without content, in strict mode too', async () => {
    const complaints = vi.spyOn(console, 'error');
    const content = <StrictMode>{pageWith({}, 'placed')}</StrictMode>;
    const box = addPage('<main><b></b></main>').parentElement as HTMLElement;
    box.innerHTML = renderToString(content);
    expect(box.innerHTML).toBe('<div class="placed" data-dowel=""><i hidden=""></i></div>');

    const root = hydrateRoot(box, content);
    const shadow = await shadowIn(box);
    await find(shadow, '[role="tab"]');
    expect(shadow.querySelectorAll('.dowel-root')).toHaveLength(1);
    root.unmount();

    await vi.waitFor(() => expect(shadow.childElementCount).toBe(0), 15_000);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('stays as it was when the page waits for something beside it, and hides both', async () => {
    const content = pageWith();
    const box = addPage('<div></div>');
    const root = createRoot(box);
    onTestFinished(() => root.unmount());
    const show = (until?: Promise<null>) => {
      const page = (
        <Suspense fallback="Waiting">
          <Beside until={until} />
          {content}
        </Suspense>
      );
      flushSync(() => root.render(page));
    };
    show();
    const tab = await find(await shadowIn(box), '[role="tab"]');

    let goOn = (_: null) => {};
    show(
      new Promise((resolve) => {
        goOn = resolve;
      }),
    );
    expect(tab.offsetHeight).toBe(0);
    goOn(null);

    await vi.waitFor(() => expect(box.textContent).not.toContain('Waiting'), 15_000);
    await vi.waitFor(() => expect(tab.offsetHeight).toBeGreaterThan(0), 15_000);
  });

  it('opens dialogs, lists and labels in its shadow root', async () => {
    const shadow = await shadowIn(draw(pageWith()));

    const checkbox = (await find(shadow, 'input[type="checkbox"]')) as HTMLInputElement;
    const wasTicked = checkbox.checked;
    await userEvent.click(checkbox.labels?.[0] ?? checkbox);
    expect(checkbox.checked).toBe(!wasTicked);

    const box = await find(shadow, '[role="combobox"]');
    await userEvent.click(box);
    const list = await find(shadow, '.dowel-combobox-popup:popover-open');
    expect(Math.abs(boundsOf(list).left - boundsOf(box).left)).toBeLessThan(1);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(list.matches(':popover-open')).toBe(false);
    await userEvent.click(box);
    await userEvent.click(document.body, { position: { x: 1, y: 1 } });
    expect(list.matches(':popover-open')).toBe(false);

    (await find(shadow, '[role="tab"]:last-child')).click();
    await find(shadow, '[role="tabpanel"] dl');
    const uninstall = await vi.waitFor(() => {
      const found = [...shadow.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Uninstall',
      );
      if (!found) throw new Error('There is no button "Uninstall" yet.');
      return found;
    }, 15_000);
    await userEvent.click(uninstall);
    const dialog = await find(shadow, 'dialog:modal');
    expect(dialog.contains(focused())).toBe(true);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(focused()).toBe(uninstall), 15_000);
  });

  it('takes the tokens, the font, the scheme and the direction of its page, and a place by a class', async () => {
    addStyle(`:root { --dowel-unit: 20px; } main { --dowel-colors-success: rgb(1 2 3); font-family: fantasy; color-scheme: dark; }
      .placed { margin: 16px; }`);

    const shadow = await shadowIn(draw(pageWith({}, 'placed'), addPage('<main dir="rtl"><b></b></main>')));
    const button = await find(shadow, 'button[data-variant="primary"]');

    const { height, fontFamily, colorScheme } = getComputedStyle(button);
    expect([height, fontFamily, colorScheme]).toEqual(['50px', 'fantasy', 'dark']);
    expect(getComputedStyle(button).getPropertyValue('--dowel-colors-success')).toBe('rgb(1 2 3)');
    expect(getComputedStyle(shadow.host).margin).toBe('16px');
    expect(getComputedStyle(await find(shadow, '[data-icon="from"]')).scale).toBe('-1 1');
  });

  it('draws the components of the page', async () => {
    const button: Slots['button'] = ({ buttonProps, children }) => (
      <button {...buttonProps} type="button" title="ours">
        {children}
      </button>
    );

    const shadow = await shadowIn(draw(pageWith({ components: { button } })));

    expect((await find(shadow, 'button[data-variant="primary"]')).title).toBe('ours');
  });
});

describe('an appearance', () => {
  it.each([false, true])('sets scheme, sizes, radius and variables (isolated: %s)', async (isolated) => {
    if (!isolated) addStyle((await import('../../styles.css?inline')).default);
    const appearance: Appearance = {
      theme: 'dark',
      unit: '20px',
      density: 'compact',
      radius: '3px',
      variables: { '--dowel-font-weight-medium': '700' },
    };
    const box = draw(pageWith({ isolated, appearance }));

    const button = await find(isolated ? await shadowIn(box) : box, 'button[data-variant="primary"]');

    const { height, colorScheme, borderRadius, fontWeight } = getComputedStyle(button);
    expect({ height, colorScheme, borderRadius, fontWeight }).toEqual({
      height: '40px',
      colorScheme: 'dark',
      borderRadius: '3px',
      fontWeight: '700',
    });
  });
});
