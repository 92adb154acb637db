import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSignInServer } from '../../../test/signing-in.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { readEnv } from '../../platform/env/env.ts';
import { createLog } from '../../platform/log.ts';
import { loadConnectors } from '../connectors/load-connectors.ts';
import { openCatalogue } from './live-catalogue.ts';

const guide = readFileSync(
  fileURLToPath(new URL('../../../../../docs/guides/providers.md', import.meta.url)),
  'utf8',
);
/** The files that the guide shows: ``This is `name`:`` and the block after it. */
const files = [...guide.matchAll(/This is `([^`]+)`:\n\n```\w+\n(.*?)```/gs)];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dowel-guide-'));
  for (const [, name = '', text = ''] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function openGuideCatalogue() {
  const logged: string[] = [];
  const log = createLog('warn', { write: (line: string) => logged.push(line) });
  const env = readEnv({ DOWEL_CATALOGUE_FILES: join(folder, 'providers') });
  // On this day, the log warns of no version of an API.
  const connectors = await loadConnectors(env, log, new Date('2026-11-01T00:00:00Z'));
  const catalogue = openCatalogue(env, log, connectors);
  return { catalogue, logged };
}

describe('following the guide to a provider of your own', () => {
  it('connects with the key and the subdomain that the first file asks for', async () => {
    const { catalogue, logged } = await openGuideCatalogue();
    const calls: string[] = [];
    const outgoing = async (address: string | URL, init: RequestInit = {}) => {
      calls.push(`${new URL(address).href} ${new Headers(init.headers).get('authorization')}`);
      return Response.json({});
    };
    const { request, project } = await startTestServer({ catalogue, outgoing });

    const { status, body } = await request('POST', `/v1/projects/${project.id}/connections:generate`, {
      provider: 'larchDesk',
      groupRef: 'acme',
      consumerRef: 'ada',
      apiKey: 'key-1',
      providerMetadata: { workspace: { value: 'acme', source: 'input' } },
    });

    expect(logged).toEqual([]);
    expect({ status, body }).toMatchObject({ status: 201, body: { status: 'working' } });
    expect(calls).toEqual(['https://acme.larch.example/api/me Bearer key-1']);
  });

  it('starts the sign-in that the second file describes', async () => {
    const { catalogue } = await openGuideCatalogue();
    const server = await startSignInServer({ catalogue });
    const app = { provider: 'oakMail', clientId: 'an-app', clientSecret: 'hush', scopes: ['mail.read'] };
    await server.request('POST', `/v1/projects/${server.project.id}/provider-apps`, app);

    const { status, body } = await server.begin({ provider: 'oakMail' });

    expect({ status, body }).toMatchObject({ status: 200 });
    const url = await server.toProvider(body);
    expect(url.origin + url.pathname).toBe('https://oakmail.example/oauth/authorize');
    expect(url.searchParams.get('scope')).toBe('mail.read');
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  });
});
