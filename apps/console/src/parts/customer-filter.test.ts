// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CustomerFilter } from './CustomerFilter.tsx';
import { inProject } from './in-project.fixture.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const onChange = vi.fn();

function Page() {
  const [value, setValue] = useState<string>();
  onChange.mockImplementation(setValue);
  return createElement(CustomerFilter, { value, onChange });
}

async function openPage() {
  const drawn = createRoot(document.body.appendChild(document.createElement('div')));
  const page = inProject(Page);
  await act(async () =>
    drawn.render(createElement(QueryClientProvider, { client: new QueryClient() }, page)),
  );
  onTestFinished(() => act(async () => drawn.unmount()));
  const box = document.querySelector('input');
  if (!box) throw new Error('There is no box.');
  return box;
}

async function type(box: HTMLInputElement, text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const search = (id: string) => Response.json([{ kind: 'group', id, name: id }]);

it('does not go back to what was typed before, when that is found late', async () => {
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  const box = await openPage();
  await type(box, 'acme');
  await vi.waitFor(() => expect(answers).toHaveLength(1));

  await type(box, 'acme e');
  await act(async () => answers[0]?.(search('acme')));
  await new Promise((resolve) => setTimeout(resolve, 100));

  expect(onChange).not.toHaveBeenCalled();
  expect(box.value).toBe('acme e');
});
