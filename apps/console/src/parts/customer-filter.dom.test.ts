import { act, createElement, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CustomerFilter } from './CustomerFilter.tsx';
import { draw } from './draw.fixture.ts';
import { inProject } from './in-project.fixture.ts';

const onChange = vi.fn();
beforeEach(() => void onChange.mockReset());

function Page() {
  const [value, setValue] = useState<string>();
  onChange.mockImplementation(setValue);
  return createElement(CustomerFilter, { value, onChange });
}

async function openPage() {
  await draw(inProject(Page));
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

const said = () => document.querySelector('[role=status]')?.textContent;

/** Waits while React draws by itself. */
async function eventually(check: () => void) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(check);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
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

it('does not take a name for a reference when it could not be searched, and says so', async () => {
  const refusal = { status: 403, code: 'role_not_allowed', detail: 'Your role may not search.' };
  const headers = { 'content-type': 'application/problem+json' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 403, headers }));
  const box = await openPage();

  await type(box, 'Acme');

  await eventually(() => expect(said()).toBe('The search failed. Your role may not search.'));
  expect(onChange).not.toHaveBeenCalled();
});

it('looks on behind a page that is empty although another follows', async () => {
  const headers = { Link: '<https://dowel.test/v1/projects/demo/search?q=Acme&pageToken=t>; rel="next"' };
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.includes('pageToken') ? search('acme') : Response.json([], { headers }),
  );
  const box = await openPage();

  await type(box, 'Acme');

  await eventually(() => expect(onChange).toHaveBeenCalledWith('acme'));
});

it('takes a reference that ends with a blank when it is picked', async () => {
  const all = ['acme', 'acme '].map((id) => ({ kind: 'group', id, name: 'Acme' }));
  vi.stubGlobal('fetch', async () => Response.json(all));
  const box = await openPage();
  await type(box, 'ac');
  await eventually(() => expect(document.querySelectorAll('option')).toHaveLength(2));

  await type(box, 'acme ');

  await eventually(() => expect(onChange).toHaveBeenCalledWith('acme '));
});

it('does not choose among more customers than it offers', async () => {
  const all = Array.from({ length: 30 }, (_, n) => ({ kind: 'group', id: `c${n}`, name: `Acme ${n}` }));
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(all.slice(0, Number(new URL(url).searchParams.get('pageSize')))),
  );
  const box = await openPage();

  await type(box, 'Acme');
  await act(async () => box.form?.requestSubmit());

  await eventually(() => expect(said()).toMatch(/^There is more/));
  expect(onChange).not.toHaveBeenCalled();
  expect(document.querySelectorAll('option')).toHaveLength(20);
});
