import { createMockService, installPopupStub, type MockService } from '@dowel/mocks';
import type {} from '@vitest/browser-playwright';
import { expect, onTestFinished, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { InstallIntegration, type InstallIntegrationProps, ServiceProvider } from '../src/index.ts';
import ours from '../src/styles.css?inline';
import { answeredBy } from './answered-by.ts';
import { locales } from './locales.ts';
import { addPage, addStyle, mount } from './mount.tsx';

export interface WalkOptions {
  props?: Partial<InstallIntegrationProps>;
  remoteImages?: boolean;
  language?: 'de' | undefined;
  /** Called before each request is answered. What it returns is waited for. */
  beforeAnswer?: (request: Request) => unknown;
  /** An element of a page around it. Default: one at the end of the document. */
  place?: HTMLElement;
  /** Draws into a shadow root, on a page without our stylesheet. */
  isolated?: boolean;
}

/** A page with the install flow, in a real browser, for somebody who walks through it. */
export async function openWalk(
  arrange?: (service: MockService) => void,
  { props, remoteImages = false, language, beforeAnswer, place, isolated = false }: WalkOptions = {},
) {
  const service = createMockService();
  arrange?.(service);
  const popups = installPopupStub(window, service);
  onTestFinished(() => popups.restore());
  if (!isolated) addStyle(ours);
  const page = place ?? addPage('<main></main>');
  mount(
    <ServiceProvider
      isolated={isolated}
      options={{
        ...answeredBy(service, beforeAnswer),
        remoteImages,
        ...locales.find(({ name }) => name === language)?.options,
      }}
    >
      <InstallIntegration integration="crm-sync" groupRef="acme" consumerRef="ada" {...props} />
    </ServiceProvider>,
    page,
  );
  const box = isolated ? await shadowIn(page) : page;
  return { box, service, heard: listen(box) };
}

/** The shadow root of the component in a page, once it is there. */
export function shadowIn(page: ParentNode): Promise<ShadowRoot> {
  return vi.waitFor(() => {
    const shadow = page.querySelector('[data-dowel]')?.shadowRoot;
    if (!shadow) throw new Error('There is no shadow root yet.');
    return shadow;
  }, 15_000);
}

/** The element with the focus, also in a shadow root. */
export function focused(): Element | null {
  const { activeElement } = document;
  return activeElement?.shadowRoot?.activeElement ?? activeElement;
}

/** Waits for an element, until nothing loads. */
export function find(box: ParentNode, selector: string): Promise<HTMLElement> {
  return vi.waitFor(() => {
    const element = box.querySelector<HTMLElement>(selector);
    if (!element || box.querySelector('.dowel-skeleton')) throw new Error(`No ${selector} yet.`);
    return element;
  }, 15_000);
}

/** Presses Tab until the focus is where it should be. At each stop the focus can be seen. */
export async function tabTo(isThere: (element: Element) => boolean): Promise<HTMLElement> {
  for (let stops = 0; stops < 80; stops += 1) {
    await userEvent.tab();
    const stop = focused();
    if (!(stop instanceof HTMLElement) || stop === document.body) continue;
    // A screen that arrives meanwhile may take the focus to its heading, where no key stops.
    if (stop.tabIndex < 0) continue;
    expect(showsFocus(stop), `the focus on ${stop.outerHTML.slice(0, 120)} can be seen`).toBe(true);
    if (isThere(stop)) return stop;
  }
  throw new Error('The Tab key does not lead there.');
}

/** Whether an element, or the box around a control that it belongs to, shows that it has the focus. */
function showsFocus(element: HTMLElement): boolean {
  const around = [element, element.parentElement, element.parentElement?.parentElement];
  return around.some((each) => {
    if (!each) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
  });
}

/** Writes down what the live regions say, in order. */
function listen(box: Node): string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[role="status"], [role="alert"]');
      const text = region?.textContent?.trim();
      if (text && heard.at(-1) !== text) heard.push(text);
    }
  });
  observer.observe(box, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return heard;
}

/** One thing that the browser hands to a screen reader. */
export interface SpokenNode {
  role: string;
  name: string;
  isFocusable: boolean;
}

interface AxValue {
  value?: unknown;
}
interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: AxValue;
  name?: AxValue;
  childIds?: string[];
  parentId?: string;
  properties?: { name: string; value: AxValue }[];
}

/** The browser's accessibility tree of this page, in reading order: what screen readers get. */
export async function readAloud(): Promise<SpokenNode[]> {
  const { frameTree } = await cdp().send('Page.getFrameTree');
  const frames = framesIn(frameTree);
  const own = frames.find(({ url }) => url === location.href);
  const { nodes }: { nodes: AxNode[] } = await cdp().send('Accessibility.getFullAXTree', {
    ...(own && { frameId: own.id }),
  });
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const walk = (node: AxNode): AxNode[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => walk(byId.get(id) ?? { nodeId: id, ignored: true })),
  ];
  const [first] = nodes;
  return (first ? walk(first) : [])
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      isFocusable: properties.some(({ name, value }) => name === 'focusable' && value.value === true),
    }));
}

interface FrameTree {
  frame: { id: string; url: string };
  childFrames?: FrameTree[];
}

const framesIn = ({ frame, childFrames = [] }: FrameTree): FrameTree['frame'][] => [
  frame,
  ...childFrames.flatMap(framesIn),
];

/** Makes the browser say that the person asked for something in their system. */
export async function prefer(name: string, value: string, usual: string): Promise<void> {
  const send = (wanted: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value: wanted }] });
  await send(value);
  onTestFinished(async () => {
    await send(usual);
  });
}
