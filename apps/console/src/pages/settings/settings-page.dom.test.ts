import type { Project } from '@dowel/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { inProject } from '../../parts/in-project.fixture.ts';
import { SettingsPage } from './SettingsPage.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const time = '2026-11-24T02:14:02.000Z';

/** The settings of a project that a colleague changes too. */
async function openSettings() {
  let stored: Project = { id: 'p', name: 'demo', appName: 'Acme', orgId: 'org', createTime: time };
  const projectRoles = { p: { role: 'owner', project: stored } };
  const sent: unknown[] = [];
  const change = (to: Partial<Project>) => {
    stored = { ...stored, ...to, updateTime: new Date().toISOString() };
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PATCH') {
      const { updateMask, project } = await request.json();
      sent.push(updateMask);
      change(Object.fromEntries(updateMask.map((name: string) => [name, project[name]])));
    }
    return Response.json(request.url.endsWith('/my-info') ? { projectRoles } : stored);
  });
  const client = new QueryClient();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const page = inProject(SettingsPage, '/settings');
  await act(async () => root.render(createElement(QueryClientProvider, { client }, page)));
  onTestFinished(() => act(async () => root.unmount()));
  await act(() => vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull()));
  const textIn = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;
  return {
    sent,
    values: () => [textIn('form input'), textIn('form textarea')],
    async type(text: string) {
      const box = document.querySelector('form input');
      await act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
        box?.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    save: () => act(async () => document.querySelector('form')?.requestSubmit()),
    async changeElsewhere(to: Partial<Project>) {
      change(to);
      await act(() => client.invalidateQueries());
    },
  };
}

it('keeps what is typed while a colleague changes something else, and saves nothing but that', async () => {
  const { sent, values, type, save, changeElsewhere } = await openSettings();
  await type('Acme CRM');

  await changeElsewhere({ embeddingOrigins: ['https://app.acme.example'] });

  expect(values()).toEqual(['Acme CRM', 'https://app.acme.example']);
  await save();
  await vi.waitFor(() => expect(sent).toEqual([['appName']]));
  await changeElsewhere({ appName: 'Acme Sales' });
  await act(() => vi.waitFor(() => expect(values()).toEqual(['Acme Sales', 'https://app.acme.example'])));
});
