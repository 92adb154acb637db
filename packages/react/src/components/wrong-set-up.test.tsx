import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openConnect, openInstall } from '../../test/mock-flow.tsx';
import { startMockService, withKey } from '../../test/mock-page.tsx';

const service = startMockService();
const html = () =>
  new Response('<!doctype html><title>Acme</title>', { headers: { 'Content-Type': 'text/html' } });
const nothing = () => new Response('<h1>Not found</h1>', { status: 404 });
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const forPeople = /^(Reload the page|Check your internet connection|Sign in again in another tab)/;

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** The lines on the console after the page shows that something is wrong. */
async function told(): Promise<string> {
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(log).toHaveBeenCalledOnce();
  return String(log.mock.calls[0]?.[0]);
}

describe('explaining a wrong set-up', () => {
  it.each([
    ['a page', html],
    ['a 404 without a problem', nothing],
  ])('says that baseUrl is missing when %s answers', async (_what, fetch) => {
    openInstall(service, {}, { options: { ...withKey, fetch } });

    const text = await told();
    expect(text).toMatch(/is not the service.*\n.*Pass the address of the service as options\.baseUrl/);
    expect(text).toContain('docs/guides/react.md#');
    expect(screen.getByText(forPeople)).toBeVisible();
    expect(screen.queryByText(/no reason|baseUrl|Dowel/i)).toBeNull();
  });

  it('names a baseUrl that is wrong', async () => {
    const baseUrl = 'https://acme.example/app';
    openInstall(service, {}, { options: { ...withKey, baseUrl, fetch: html } });

    expect(await told()).toContain(`Correct options.baseUrl, which is ${baseUrl}.`);
  });

  it('passes on what the service says to builders', async () => {
    const problem = { status: 404, code: 'project_not_found', builderRemedy: 'Check the project.' };
    const fetch = () => Response.json(problem, { status: 404 });
    openInstall(service, {}, { options: { ...withKey, fetch } });

    expect(await told()).toMatch(/404 project_not_found.*\n.*\nWhat to do: Check the project\./);
    expect(screen.queryByText(/Check the project/)).toBeNull();
  });

  it('names a project that is wrong, if the service tells builders nothing', async () => {
    const problem = { status: 404, code: 'project_not_found', detail: 'There is no such project.' };
    const fetch = () => Response.json(problem, { status: 404 });
    openInstall(service, {}, { options: { ...withKey, project: 'typo', fetch } });

    expect(await told()).toContain('Correct options.project, which is "typo".');
  });

  it('names a provider that is wrong', async () => {
    openConnect(service, { provider: 'sandbx' });

    expect(await told()).toContain('Correct the prop provider: ');
  });

  it('says why getToken gave no token', async () => {
    const getToken = () => Promise.reject(new Error('Nobody is signed in.'));
    openInstall(service, {}, { options: { project: 'demo', getToken } });

    expect(await told()).toMatch(
      /token_unavailable.*\n.*Nobody is signed in\.\nWhat to do: Make getToken return/,
    );
    expect(screen.queryByText(/Nobody is signed in/)).toBeNull();
  });

  it('says which key is needed, and shows the person no key', async () => {
    const fetch = () =>
      Response.json({ status: 401, code: 'api_key_invalid', detail: 'No key.' }, { status: 401 });
    openInstall(service, {}, { options: { ...withKey, fetch } });

    expect(await told()).toMatch(/401 api_key_invalid.*\n.*No key.*\n.*options\.apiKey.*scope frontend/);
    expect(screen.queryByText(/key/i)).toBeNull();
  });

  it('speaks of CORS when another origin does not answer', async () => {
    const baseUrl = 'http://localhost:1/v1';
    openInstall(service, {}, { options: { ...withKey, baseUrl, fetch: noNetwork } });

    expect(await told()).toMatch(/runs at http:\/\/localhost:1\..*also http:\/\/localhost:\d+\..*\(CORS\)/);
    expect(screen.getByText(forPeople)).toBeVisible();
  });

  it('says when a page over https asks over http', async () => {
    vi.stubGlobal('location', new URL('https://acme.example/settings'));
    const baseUrl = 'http://api.acme.example/v1';
    openInstall(service, {}, { options: { ...withKey, baseUrl, fetch: noNetwork } });

    expect(await told()).toContain('Give the service an https address.');
    vi.unstubAllGlobals();
  });

  it('is silent about what only the person can change', async () => {
    service.given.connection({ status: 'bad_credentials' });
    openInstall(service);
    await screen.findByRole('heading', { name: 'CRM sync' });

    expect(log).not.toHaveBeenCalled();
  });

  it('shows the person nothing of a bug but what to do', async () => {
    vi.spyOn(Intl, 'PluralRules').mockImplementation(() => {
      throw new TypeError('secret internals');
    });
    service.given.connection();
    openInstall(service);

    expect(await screen.findByText(forPeople)).toBeVisible();
    expect(screen.queryByText(/secret internals/)).toBeNull();
  });
});

describe('a problem inside a good answer', () => {
  it('is explained with what the service says to builders', async () => {
    service.given.connection();
    const revisionProblem = {
      status: 502,
      code: 'provider_unreachable',
      detail: 'Juniper cannot be read.',
      builderRemedy: 'Look at the provider app.',
    };
    const fetch = async (request: Request) => {
      const response = await globalThis.fetch(request);
      const { revision: _left, ...setup } = await response.json();
      return Response.json({ ...setup, revisionProblem });
    };
    openInstall(service, {}, { options: { ...withKey, fetch } });

    expect(await told()).toContain('What to do: Look at the provider app.');
    expect(screen.queryByText(/provider app/)).toBeNull();
  });
});
