import type { Project } from '@dowel/schema';
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../parts/draw.fixture.ts';
import { inProject } from '../../parts/in-project.fixture.ts';
import { SettingsPage } from './SettingsPage.tsx';

const time = '2026-11-24T02:14:02.000Z';

/** The settings of a project that a colleague changes too. */
async function openSettings() {
  let stored: Project = { id: 'p', name: 'demo', appName: 'Acme', orgId: 'org', createTime: time };
  const here = { role: 'owner', project: stored };
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
    return Response.json(request.url.endsWith('/my-info') ? { projectRoles: { p: here } } : stored);
  });
  const client = new QueryClient();
  await draw(inProject(SettingsPage, '/settings'), client);
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
    async changeElsewhere(to: Partial<Project>, role = 'owner') {
      here.role = role;
      change(to);
      await act(() => client.invalidateQueries());
    },
  };
}

it('keeps what is typed while a colleague changes something else, and saves nothing but that', async () => {
  const { sent, values, type, save, changeElsewhere } = await openSettings();
  await type('Acme CRM');

  await changeElsewhere({ embeddingOrigins: ['https://app.acme.example'] });

  await act(() => vi.waitFor(() => expect(values()).toEqual(['Acme CRM', 'https://app.acme.example'])));
  await save();
  await vi.waitFor(() => expect(sent).toEqual([['appName']]));
  await changeElsewhere({ appName: 'Acme Sales' });
  await act(() => vi.waitFor(() => expect(values()).toEqual(['Acme Sales', 'https://app.acme.example'])));
});

it('keeps what is typed when the role is taken away meanwhile', async () => {
  const { values, type, changeElsewhere } = await openSettings();
  await type('Acme CRM');

  await changeElsewhere({}, 'viewer');

  await act(() =>
    vi.waitFor(() => expect(document.body.textContent).toContain('Your role shows the settings')),
  );
  expect(values()[0]).toBe('Acme CRM');
});

it('says nothing of the role, and shows no settings, before it knows the role', async () => {
  const { promise: later, resolve: know } = Promise.withResolvers<void>();
  const stored = { id: 'p', name: 'demo', appName: 'Acme', orgId: 'org', createTime: time };
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (!url.endsWith('/my-info')) return Response.json(stored);
    await later;
    return Response.json({ projectRoles: { p: { role: 'viewer', project: stored } } });
  });
  const client = new QueryClient();
  const place = await draw(inProject(SettingsPage, '/settings'), client);
  await act(() => vi.waitFor(() => expect(client.getQueryData(['demo', 'project'])).toBeDefined()));
  expect(place.textContent).not.toMatch(/Your role|Acme/);

  know();
  await act(() => vi.waitFor(() => expect(place.textContent).toMatch(/Your role shows.*Acme/)));
});
