import { createMockService } from '@dowel/mocks';
import { InstallIntegration, ServiceProvider } from '@dowel/react';
import '@dowel/react/styles.css';
import { getResponse } from 'msw';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type FormField, LoadedPlainForm } from './plain-form.tsx';

/** Milliseconds that one form took for each step. */
export interface FormTimes {
  usable: number;
  /** From the first row that is drawn to the moment when every control can be used. */
  usableAfterDrawn: number;
  toggle: number;
  keystroke: number;
  selectAll: number;
}

export type FormName = 'ours' | 'plain';

declare global {
  var measureForm: (name: FormName, fieldCount: number) => Promise<FormTimes>;
}

globalThis.measureForm = async (name, fieldCount) => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const content = name === 'ours' ? ourForm(fieldCount) : plainForm(fieldCount);
  let drawnAt = 0;
  const usable = await timed(
    () => root.render(content),
    () => {
      const isDrawn = box.querySelector('li') !== null;
      if (isDrawn) drawnAt ||= performance.now();
      return isDrawn && !box.querySelector('input:disabled, [aria-busy="true"]');
    },
  );
  const usableAfterDrawn = performance.now() - drawnAt;
  // Matches the count of selected fields. The count of objects does not match: it has only one digit.
  const counted = () => /\d[\d,]* of [\d,]{2,}/.exec(box.textContent ?? '')?.[0];
  const changes = (act: () => void) => {
    const before = counted();
    return timed(act, () => counted() !== before);
  };
  const toggle = await changes(() => boxesOf(box, 'list')[3]?.click());
  const selectAll = await changes(() => boxesOf(box, 'above').at(-1)?.click());
  const search = box.querySelector<HTMLInputElement>('input[type="search"]');
  const before = box.querySelectorAll('li').length;
  const keystroke = await timed(
    () => search && type(search, 'zebra'),
    () => box.querySelectorAll('li').length !== before,
  );
  root.unmount();
  box.remove();
  return { usable, usableAfterDrawn, toggle, keystroke, selectAll };
};

/** The boxes of fields are in a list. The last of the others selects all fields. */
const boxesOf = (box: Element, where: 'list' | 'above') =>
  [...box.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].filter(
    (input) => (input.closest('li') !== null) === (where === 'list'),
  );

/** A form that takes longer is broken. */
const waitMs = 60_000;

/**
 * Measures until the page has laid out the result. It does not wait for a frame, so that short times stay different.
 */
async function timed(act: () => void, isDone: () => boolean): Promise<number> {
  // A person acts on what they see, so what was drawn before has been painted.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const start = performance.now();
  act();
  while (!isDone()) {
    if (performance.now() - start > waitMs) throw new Error('The form did not do what it was asked to.');
    await turn();
  }
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

/** One turn of the event loop. A timer would wait for four milliseconds. */
function turn(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  });
}

/** React notices only values that are set with the browser's own setter. */
function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const companies = {
  objectName: 'companies',
  destination: '',
  schedule: '',
  requiredFields: [{ mapToName: 'owner', mapToDisplayName: 'Owner' }],
  optionalFieldsAuto: 'all' as const,
};

/** The same service answers both forms, in the page. */
function serviceOf(fieldCount: number) {
  const service = createMockService({
    seed: {
      extraFields: fieldCount,
      integrations: [{ name: 'crm-sync', provider: 'sandbox', read: { objects: [companies] } }],
    },
  });
  service.given.connection();
  return async (request: Request) => (await getResponse(service.handlers, request)) ?? Response.error();
}

function ourForm(fieldCount: number): ReactNode {
  return (
    <ServiceProvider options={{ project: 'demo', apiKey: 'mock_frontend', fetch: serviceOf(fieldCount) }}>
      <InstallIntegration integration="crm-sync" groupRef="acme" consumerRef="ada" />
    </ServiceProvider>
  );
}

function plainForm(fieldCount: number): ReactNode {
  const ask = serviceOf(fieldCount);
  const load = async (): Promise<FormField[]> => {
    const headers = { 'x-api-key': 'mock_frontend' };
    const url = new URL(
      '/v1/projects/demo/integrations/crm-sync:setup?groupRef=acme&consumerRef=ada',
      location.href,
    );
    const { revision } = await (await ask(new Request(url, { headers }))).json();
    return revision.content.read.objects[0].optionalFields;
  };
  return <LoadedPlainForm load={load} />;
}
