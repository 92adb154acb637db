import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalogue, createCatalogue, ownProviders } from '@dowel/catalogue';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Receiver, startReceiver } from '../../../test/receiver.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { readEnv } from '../../platform/env/env.ts';
import { createLog } from '../../platform/log.ts';
import { findConnector } from './find-connector.ts';
import { titleWithoutConnector } from './find-for-module.ts';
import { loadConnectors } from './load-connectors.ts';
import { withConnectors } from './support.ts';

const guide = readFileSync(
  fileURLToPath(new URL('../../../../../docs/guides/connectors.md', import.meta.url)),
  'utf8',
);
const [, example = ''] = /This is `[^`]+`:\n\n```yaml\n(.*?)```/s.exec(guide) ?? [];
const [, extension = ''] = /```yaml\n(connectorVersion: 1\nextends: .*?)```/s.exec(guide) ?? [];

let folder: string;
let receiver: Receiver;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dowel-connectors-'));
  receiver = await startReceiver();
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await receiver.stop();
});

const lineOf = (part: string) => example.split('\n').findIndex((line) => line.includes(part)) + 1;

/** Loads the files of the folder as a server does. */
async function load(files: Record<string, string>, now = new Date('2026-11-01T00:00:00Z')) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(line) });
  const connectors = await loadConnectors(readEnv({ DOWEL_CONNECTORS: folder }), log, now);
  return { connectors, logged: lines.map((line) => JSON.parse(line)) };
}

/** Without a word on records: the connector says what can be done. */
const larch: Catalogue = createCatalogue({
  larchDesk: {
    authType: 'apiKey',
    baseURL: 'https://larch.example/api',
    apiKeyOpts: { attachmentType: 'header', header: { name: 'Authorization', valuePrefix: 'Bearer ' } },
    support: { proxy: true },
  },
  oakDesk: { authType: 'none', baseURL: 'https://oak.example', support: { proxy: true, read: true } },
});

const ticket = (id: number, status: string) => ({
  id,
  changed: Date.UTC(2026, 0, 1) / 1000 + id,
  attributes: { status, title: `Ticket ${id}` },
});
const tickets = [ticket(1, 'open'), ticket(2, 'open'), ticket(3, 'closed')];

/** Larch Desk. Every other address is on this machine and is called. */
function pretendLarch() {
  const calls: { method: string; url: URL; headers: Headers; body: string }[] = [];
  const outgoing = async (address: string | URL, init: RequestInit = {}) => {
    const url = new URL(address);
    if (url.host !== 'larch.example') return fetch(address, init);
    const body = String(init.body ?? '');
    calls.push({ method: init.method ?? 'GET', url, headers: new Headers(init.headers), body });
    if (init.method === 'POST') return Response.json({ data: ticket(9, 'open') }, { status: 201 });
    const found = url.searchParams.get('status') === 'closed' ? tickets.slice(2) : tickets;
    const start = Number(url.searchParams.get('page') ?? 0);
    const next = start + 2 < found.length ? { page: { next: String(start + 2) } } : {};
    return Response.json({ data: found.slice(start, start + 2), ...next });
  };
  return { calls, outgoing };
}

async function startInstalled(text = example) {
  const { connectors } = await load({ 'larchDesk.yaml': text });
  const { calls, outgoing } = pretendLarch();
  const catalogue = withConnectors(larch, connectors);
  const server = await startTestServer({
    connectors,
    catalogue,
    outgoing,
    env: { NODE_ENV: 'development' },
  });
  const { request, project, given } = server;
  const path = `/v1/projects/${project.id}`;
  const hook = { name: 'hook', type: 'webhook', metadata: { url: receiver.url } };
  expect((await request('POST', `${path}/destinations`, hook)).status).toBe(201);
  const integration = await given.integration({
    name: 'desk',
    provider: 'larchDesk',
    read: {
      objects: [
        {
          objectName: 'tickets',
          destination: 'hook',
          schedule: '*/30 * * * *',
          requiredFields: [{ fieldName: 'title' }, { fieldName: 'status' }],
          backfill: { defaultPeriod: { fullHistory: true } },
        },
      ],
    },
    write: { objects: [{ objectName: 'tickets' }] },
  });
  const connected = await request('POST', `${path}/connections:generate`, {
    provider: 'larchDesk',
    groupRef: 'acme',
    consumerRef: 'ada',
    apiKey: 'key-1',
  });
  expect(connected.status).toBe(201);
  const base = `${path}/integrations/${integration.id}`;
  const installed = await request('POST', `${base}/installations?skipSampling=true`, {
    groupRef: 'acme',
    config: {
      content: {
        provider: 'larchDesk',
        read: { objects: { tickets: { objectName: 'tickets' } } },
        write: { objects: { tickets: { objectName: 'tickets' } } },
      },
    },
  });
  expect(installed.status).toBe(201);
  return { ...server, base, calls, installed: `${base}/installations/${installed.body.id}` };
}

describe('following the guide to a connector of your own', () => {
  it('reads, searches and writes the provider of the guide, and tells people how its objects are read', async () => {
    const { request, base, runJobs, calls, installed } = await startInstalled();

    await runJobs();
    const search = {
      objectName: 'tickets',
      fieldFilters: [{ fieldName: 'status', operator: 'eq', value: 'closed' }],
    };
    const found = await request('POST', `/search${base}?groupRef=acme`, search);
    const written = await request('POST', `/write${base}/objects/tickets`, {
      groupRef: 'acme',
      type: 'create',
      mode: 'synchronous',
      record: { title: 'New' },
    });

    const { body: reads } = await request('GET', `${installed}/reads`);
    expect(reads).toMatchObject([{ objectName: 'tickets', lastRun: { status: 'success', recordCount: 3 } }]);
    const results = receiver.received.flatMap(({ body }) => JSON.parse(body).result ?? []);
    expect(results.map(({ fields }) => fields)).toEqual(tickets.map(({ attributes }) => attributes));
    expect(results[0].raw).toEqual(tickets[0]);
    const [list] = calls.filter(({ url }) => url.pathname === '/api/tickets');
    expect(list?.url.search).toMatch(/^\?archived=true&size=100&columns=title%2Cstatus/);
    expect(list?.headers.get('larch-version')).toBe('2026-01');
    expect(found).toMatchObject({
      status: 200,
      body: { results: [{ id: '3', fields: { title: 'Ticket 3' } }] },
    });
    expect(written).toMatchObject({ status: 200, body: { result: { success: true, recordId: '9' } } });
    const post = calls.at(-1);
    expect(JSON.parse(post?.body ?? '')).toEqual({ data: { attributes: { title: 'New' } } });
    expect(post?.headers.get('larch-once')).toMatch(/^[\da-f-]{36}$/);
  });

  it('keeps to the limits that the file names', async () => {
    const budgets = 'budgets: [{ scope: connection, requests: 6, perMs: 86400000 }]';
    const { runJobs, calls, request, base } = await startInstalled(`${example}${budgets}\n`);
    await runJobs();
    const body = {
      objectName: 'tickets',
      fieldFilters: [{ fieldName: 'status', operator: 'eq', value: 'closed' }],
    };

    const statuses = new Set<number>();
    for (let count = 0; count < 8; count += 1)
      statuses.add((await request('POST', `/search${base}?groupRef=acme`, body)).status);

    expect([...statuses]).toEqual([200, 429]);
    expect(calls).toHaveLength(6);
  });

  it('lets the catalogue say what the connector can do, and nothing where there is none', async () => {
    const catalogue = withConnectors(larch, (await load({ 'larchDesk.yaml': example })).connectors);

    expect(catalogue.get('larchDesk').support).toMatchObject({
      proxy: true,
      read: true,
      write: true,
      delete: false,
      subscribe: false,
      search: { operators: { equals: true } },
    });
    expect(catalogue.get('oakDesk').support).toMatchObject({ proxy: true, read: false, write: false });
    expect(() => catalogue.get('larchdesk')).toThrow('"larchDesk"');
  });
});

describe('the files of connectors', () => {
  it('replace a connector that ships with Dowel, and one with errors is left out', async () => {
    const { connectors, logged } = await load({
      'a.yaml': example.replace('provider: larchDesk', 'provider: sandbox'),
      'b.yaml': example.replace('source: filter', 'source: filtre'),
      'c.yaml': example.replace('provider: larchDesk', 'provider: sandbox'),
      'notes.txt': 'no connector',
    });

    expect((await connectors.find('sandbox'))?.displayName).toBe('Larch Desk');
    expect((await connectors.find('sandboxApiKey'))?.displayName).toBe('Juniper CRM');
    expect(await connectors.find('larchDesk')).toBeUndefined();
    expect(logged).toMatchObject([
      { provider: 'sandbox', doesReplace: true, msg: 'connector replaced' },
      {
        file: join(folder, 'b.yaml'),
        path: 'object.changes.source',
        line: lineOf('source: filter'),
        fix: expect.stringContaining('filter'),
      },
      { file: join(folder, 'c.yaml'), msg: 'connector left out', fix: 'Remove one of the two.' },
    ]);
  });

  it('keep the shipped connector away when the file in its place has errors, and the entry says so', async () => {
    const broken = example.replace('provider: larchDesk', 'provider: stripe').replace('records: data', '');
    const { connectors } = await load({
      'mine.yaml': broken,
      'slack.yaml': 'provider: [',
      'hubspot.js': 'throw 1',
    });
    const catalogue = withConnectors(createCatalogue(ownProviders), connectors);
    const titleOf = (name: string) => titleWithoutConnector({ catalogue, connectors }, name, undefined);

    for (const name of ['stripe', 'slack', 'hubspot']) {
      expect(await connectors.find(name)).toBeUndefined();
      const { connectorProblem, support } = catalogue.get(name);
      expect(connectorProblem).toContain('left out');
      // It is answered to everybody, and a path of this machine is nobody's business.
      expect(connectorProblem).not.toContain(folder);
      expect([support.read, support.write]).toEqual([false, false]);
      expect(titleOf(name)).toContain('left out');
    }
    expect(await connectors.find('github')).toBeDefined();
    expect(catalogue.get('github')).not.toHaveProperty('connectorProblem');
    expect(titleOf('github')).toBe('GitHub');
  });

  it('has a version of an API that ends, of which the log tells 90 days before', async () => {
    const dated = `${example}apiVersion: { name: "2026-01", supportedUntil: "2027-03-01" }\n`;
    const toldOn = async (day: string) => {
      const { logged } = await load({ 'a.yaml': dated }, new Date(`${day}T00:00:00Z`));
      return logged.flatMap(({ msg, provider, message }) =>
        msg.includes('ends') ? [{ provider, message }] : [],
      );
    };

    expect(await toldOn('2026-11-30')).toEqual([]);
    expect(await toldOn('2026-12-01')).toEqual([
      { provider: 'larchDesk', message: expect.stringContaining('supports version 2026-01 of its API') },
    ]);
    // Later than any connector of this release is supported.
    expect((await toldOn('2029-01-01')).map(({ provider }) => provider)).toEqual([
      'deel',
      'github',
      'hubspot',
      'klaviyo',
      'monday',
      'salesforce',
      'shopify',
      'larchDesk',
    ]);
  });

  it('can change one that ships, in some parts', async () => {
    const { connectors, logged } = await load({ 'stripe-more.yaml': extension });
    const shipped = await findConnector('stripe');
    const extended = await connectors.find('stripe');

    expect(logged).toMatchObject([
      {
        msg: 'connector extended',
        changed: [
          'headers.stripe-version',
          'budgets',
          'objects.crypto/onramp_sessions.displayName',
          'objects.crypto/onramp_sessions.fields',
          'objects.crypto/onramp_sessions.write',
        ],
      },
    ]);
    expect(extended?.limits.budgets).toEqual([{ scope: 'account', requests: 10, perMs: 1000 }]);
    expect([
      shipped?.hasObject('crypto/onramp_sessions'),
      extended?.hasObject('crypto/onramp_sessions'),
    ]).toEqual([false, true]);
    expect(extended?.writing('crypto/onramp_sessions', 'create')).toBeUndefined();
    expect(extended?.object('customers')).toEqual(shipped?.object('customers'));
    // Where the changes of customers are is code.
    expect(extended?.object('customers').changes).toMatchObject({ source: 'feed' });
  });

  it.each([
    [
      'a provider without a connector',
      extension.replace('stripe\n', 'strype\n'),
      /No connector for "strype"/,
    ],
    [
      'a provider of its own as well',
      `${extension}provider: stripe\n`,
      /"provider" is not a key of a connector/,
    ],
    ['a part that does not fit', `${extension}    parents: { object: gone, values: { a: id } }\n`, /gone/],
  ])('cannot extend: %s', async (_, text, message) => {
    const { connectors, logged } = await load({ 'stripe.yaml': text });

    expect(logged).toContainEqual(
      expect.objectContaining({ msg: 'connector left out', message: expect.stringMatching(message) }),
    );
    const [, named = ''] = /^extends: (.*)$/m.exec(text) ?? [];
    expect(await connectors.find(named)).toBeUndefined();
  });

  it('is left out while it is only a draft, unless the server takes drafts', async () => {
    const draft = example.replace('verified: nothing', 'verified: generated').replace('larchDesk', 'stripe');
    const { connectors, logged } = await load({ 'mine.yaml': draft });
    const { connectorProblem } = withConnectors(createCatalogue(ownProviders), connectors).get('stripe');

    expect(await connectors.find('stripe')).toBeUndefined();
    expect(logged).toMatchObject([
      {
        msg: 'connector left out',
        path: 'verified',
        fix: expect.stringContaining('DOWEL_GENERATED_CONNECTORS=1'),
      },
    ]);
    expect(connectorProblem).toMatch(/drafted of a document.*DOWEL_GENERATED_CONNECTORS=1/);

    const env = readEnv({ DOWEL_CONNECTORS: folder, DOWEL_GENERATED_CONNECTORS: '1' });
    const taken = await loadConnectors(env, createLog('silent'));
    expect((await taken.find('stripe'))?.displayName).toBe('Larch Desk');
  });

  it('must be there', async () => {
    const env = readEnv({ DOWEL_CONNECTORS: join(folder, 'absent') });

    await expect(loadConnectors(env, createLog('silent'))).rejects.toThrow(
      /absent cannot be read \(ENOENT\)/,
    );
  });
});
