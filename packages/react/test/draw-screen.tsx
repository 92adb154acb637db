import { createMockService, installPopupStub } from '@dowel/mocks';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { ServiceProvider } from '../src/index.ts';
import { ownWindow } from '../src/ui/own-root.ts';
import { answeredBy } from './answered-by.ts';
import type { Host } from './hosts.ts';
import { addOurStyles, addStyle, ourStyles, still } from './mount.tsx';
import type { Screen } from './screens.tsx';
import { shadowIn } from './walk.tsx';

/** Styles of text that the component takes from the page, so every page here has the same. */
const type = 'font: 16px/1.5 sans-serif; letter-spacing: normal; text-rendering: auto; color: black';

export interface DrawnScreen {
  /** The outermost element of the component. */
  element: HTMLElement;
  /** The violations of the page's policy. */
  violations: string[];
  /** Leaves the page as it was before. */
  close: () => void;
}

type Find = (selector: string, timeoutMs?: number) => Promise<HTMLElement>;

/** Draws a screen in a page of that kind. */
export async function drawScreen(screen: Screen, host: Host): Promise<DrawnScreen> {
  const service = createMockService();
  screen.arrange?.(service);
  const popups = installPopupStub(window, service, { outcome: 'wait' });
  // Sizes in rem follow the page on purpose. Here all pages have the same size, so that they can be compared.
  document.documentElement.style.fontSize = '16px';
  const sheet = addStyle(host.css ?? '');
  const { box, violations, remove } = openPlace(host);
  const root = createRoot(box as Element);
  const close = () => {
    root.unmount();
    popups.restore();
    remove();
    sheet.remove();
  };
  onTestFinished(close);
  root.render(
    <ServiceProvider isolated={host.isIsolated} options={answeredBy(service)}>
      {screen.content}
    </ServiceProvider>,
  );
  const inside = host.isIsolated ? await shadowIn(box) : box;
  if (inside !== box) stopMotion(inside as ShadowRoot);
  const find: Find = (selector, timeoutMs) => findIn(inside, selector, timeoutMs);
  await find(screen.shows);
  const { click, reveals } = screen;
  if (click && reveals) await reveal(find, click, reveals);
  // What observes sizes has told them, and marked what scrolls on, once the second frame begins.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return { element: await find('.dowel-root'), violations, close };
}

/** A policy allows this. It would not allow another `<style>`. */
function stopMotion(shadow: ShadowRoot): void {
  const sheet = new (ownWindow(shadow.host).CSSStyleSheet)();
  sheet.replaceSync(still);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}

/** A list closes when the page loses the focus or changes its size, which a busy browser may report late. So it clicks again. */
async function reveal(find: Find, click: string, reveals: string): Promise<void> {
  (await find(click)).click();
  const isRevealed = await find(reveals, 5_000).then(
    () => true,
    () => false,
  );
  if (isRevealed) return;
  (await find(click)).click();
  await find(reveals);
}

/** Makes the page and answers the element, or the shadow root, to draw into. It loads our stylesheet, unless isolated. */
function openPlace({ html = '<div data-here></div>', inside, isIsolated }: Host) {
  const page = document.createElement('div');
  page.id = 'root';
  page.innerHTML = html;
  document.body.append(page);
  const here = page.querySelector<HTMLElement>('[data-here]');
  if (!here) throw new Error('The host has no place for the component.');
  here.style.cssText = type;
  here.closest('dialog')?.showModal();
  const remove = () => page.remove();
  const violations: string[] = [];
  if (inside === 'a shadow root') {
    const shadow = here.attachShadow({ mode: 'open' });
    if (!isIsolated) addOurStyles(shadow);
    return { box: shadow, violations, remove };
  }
  if (inside) return { box: openFrame(here, inside, violations, isIsolated), violations, remove };
  const ours = addStyle(isIsolated ? '' : ourStyles);
  return {
    box: here,
    violations,
    remove: () => {
      remove();
      ours.remove();
    },
  };
}

/** A frame whose policy, if it has one, allows only stylesheets with a nonce. */
function openFrame(here: HTMLElement, inside: string, violations: string[], isIsolated = false): HTMLElement {
  const frame = here.ownerDocument.createElement('iframe');
  frame.style.cssText = 'border: 0; inline-size: 1200px; block-size: 2000px';
  here.append(frame);
  const inner = frame.contentDocument as Document;
  // Without a doctype, a frame has the line heights of old browsers.
  inner.open();
  inner.write(inside.includes('without a doctype') ? '<html>' : '<!doctype html>');
  inner.close();
  inner.documentElement.style.fontSize = '16px';
  const add = (name: string, attributes: Record<string, string>, text = '') => {
    const element = inner.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text;
    inner.head.append(element);
  };
  inner.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
  const box = inner.body.appendChild(inner.createElement('div'));
  box.style.cssText = type;
  if (inside.includes('policy')) {
    const content = "default-src 'none'; img-src data:; style-src 'nonce-dowel'";
    add('meta', { 'http-equiv': 'Content-Security-Policy', content });
  }
  if (!isIsolated) add('style', { nonce: 'dowel' }, ourStyles);
  return box;
}

function findIn(box: Element | ShadowRoot, selector: string, timeoutMs = 20_000): Promise<HTMLElement> {
  return vi.waitFor(() => {
    const element = box.querySelector<HTMLElement>(selector);
    if (!element || box.querySelector('[aria-busy="true"], .dowel-skeleton'))
      throw new Error(`No ${selector} yet in ${box.textContent}`);
    return element;
  }, timeoutMs);
}
