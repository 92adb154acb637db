import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { storedRows } from '../../../test/stored-rows.ts';
import { watched } from '../../../test/watched-database.ts';
import { createContext, enterProject } from '../../context.ts';
import { deliveries } from '../../platform/db/tables.ts';
import { remove } from './removing.ts';
import { find, openMetadata } from './service.ts';

const webhook = {
  name: 'hooks',
  type: 'webhook',
  metadata: { url: 'https://hooks.acme.example', headers: { Authorization: 'Bearer of-the-receiver' } },
};

async function serverWithDestination() {
  const server = await startTestServer();
  const base = `/v1/projects/${server.project.id}/destinations`;
  const { body: destination } = await server.request('POST', base, webhook);
  const path = `${base}/${destination.id}`;
  const signingKey = async () => (await server.request('GET', `${path}?includeSecrets=true`)).body.secrets;
  return { ...server, base, path, destination, signingKey };
}

type Server = Awaited<ReturnType<typeof startTestServer>>;

/** The address that messages go to. */
async function openedUrl({ dependencies, project }: Server, id: string): Promise<string | undefined> {
  const context = enterProject(createContext(dependencies, 'test'), project, { kind: 'system', id: 'test' });
  return openMetadata(context, await find(context, id)).url;
}

describe('sending what has no effect', () => {
  it('is told, where a member belongs to another type and where no signing key can be replaced', async () => {
    const { request, base, path } = await serverWithDestination();
    const metadata = { url: 'https://hooks.acme.example', region: 'eu-west-1', headers: { 'X-A': '1' } };

    const created = await request('POST', base, { name: 'wide', type: 'webhook', metadata });
    const updated = await request('PATCH', path, { updateMask: ['metadata'], destination: { metadata } });
    const plain = await request('POST', base, { ...webhook, name: 'plain' });
    await request('POST', base, { name: 'kept', type: 'inbox', metadata: {} });
    const unsigned = await request('GET', `${base}/kept?rotate=true`);
    const signed = await request('GET', `${path}?rotate=true`);

    expect(created.headers.get('Dowel-Warning')).toBe('unknown_member;path="metadata.region"');
    expect(updated.headers.get('Dowel-Warning')).toBe('unknown_member;path="destination.metadata.region"');
    expect([plain.status, plain.headers.get('Dowel-Warning')]).toEqual([201, null]);
    expect(unsigned.headers.get('Dowel-Warning')).toBe('unknown_parameter;path="rotate"');
    expect(signed.headers.get('Dowel-Warning')).toBeNull();
  });

  it('does not store what would be another address, nor say that it lacks https', async () => {
    const { request, base } = await serverWithDestination();
    const secrets = { awsKeyId: 'a', awsSecretKey: 's' };
    const withUrl = (url: string) => [
      { name: 'other', type: 'webhook', metadata: { url } },
      {
        name: 'stream',
        type: 's3',
        metadata: { region: 'eu-west-1', bucket: 'acme', endpointUrl: url },
        secrets,
      },
    ];

    for (const url of [
      'https:example.com',
      'https:///example.com',
      'https://example.com\\x',
      ' https://example.com',
      'https://example.com/\tx',
      'https://example.com/#fragment',
    ]) {
      for (const body of withUrl(url)) expect((await request('POST', base, body)).status, url).toBe(400);
    }
    const far = { name: 'far', type: 'webhook', metadata: { url: 'https://hooks.acme.example:99999/' } };
    const { body } = await request('POST', base, far);
    expect(body.causes).toEqual([expect.stringContaining('is not a whole address')]);
  });

  it('does not keep the address when the type changes', async () => {
    const { request, path } = await serverWithDestination();
    const slack = { type: 'slack', metadata: { url: 'https://hooks.slack.com/services/T0/B0/abc' } };

    const kept = await request('PATCH', path, { updateMask: ['type'], destination: { type: 'slack' } });
    const sent = await request('PATCH', path, { updateMask: ['type', 'metadata.url'], destination: slack });

    expect(kept.body.causes).toEqual([expect.stringContaining('must be sent with another type')]);
    expect([kept.status, sent.status]).toEqual([400, 200]);
  });
});

describe('keeping a destination', () => {
  it('says when it was changed, also by a new signing key', async () => {
    const { request, path, destination, advanceClock, now } = await serverWithDestination();
    const created = now().toISOString();
    advanceClock(1000);

    const { body } = await request('GET', `${path}?rotate=true`);

    expect(destination).toMatchObject({ createTime: created });
    expect(body).toMatchObject({ createTime: created, updateTime: now().toISOString() });
  });

  // @holds U5
  it('stores neither its address, its signing key nor its headers readable', async () => {
    const server = await serverWithDestination();
    const { webhookSigningKey } = await server.signingKey();

    const rows = JSON.stringify(await storedRows(server));

    expect(rows).not.toContain('https://hooks.acme.example');
    expect(rows).not.toContain(webhookSigningKey);
    expect(rows).not.toContain('of-the-receiver');
    expect(server.logged.join('')).not.toContain('whsec_');
  });

  it('leaves the signing key alone when something else changes, and keeps the last of many that are asked for at once', async () => {
    const { request, path, signingKey } = await serverWithDestination();
    const before = await signingKey();
    const rotate = () => request('GET', `${path}?rotate=true&includeSecrets=true`);

    await request('PATCH', path, {
      updateMask: ['name', 'metadata'],
      destination: { name: 'renamed', metadata: { url: 'https://other.acme.example' } },
    });
    const unchanged = await signingKey();
    const answers = await Promise.all([rotate(), rotate(), rotate()]);

    expect(unchanged).toEqual(before);
    const keys = answers.map(({ body }) => body.secrets.webhookSigningKey);
    expect(new Set(keys).size).toBe(3);
    expect(keys).toContain((await signingKey()).webhookSigningKey);
  });
});

describe('a destination that manifests name', () => {
  const object = (name: string) => ({ objectName: 'contacts', destination: name, schedule: '*/30 * * * *' });

  const fieldCreated = { enabled: 'always' as const };

  async function startNamed() {
    const server = await serverWithDestination();
    const { given, destination } = server;
    await given.integration({ name: 'reading', read: { objects: [object(destination.name)] } });
    const watchSchema = { destination: destination.name, allObjects: { fieldCreated } };
    await given.integration({ name: 'watching', watchSchema });
    await given.integration({ name: 'byId', read: { objects: [object(destination.id)] } });
    await given.integration({ name: 'other', read: { objects: [object('others')] } });
    return server;
  }

  it('is renamed or deleted, and the answer names those that nothing is delivered for any more', async () => {
    const { request, path, destination } = await startNamed();
    const rename = (name: string) => request('PATCH', path, { updateMask: ['name'], destination: { name } });

    const [same, renamed] = [await rename(destination.name), await rename('renamed')];
    await rename(destination.name);
    const deleted = await request('DELETE', path);

    expect(same.headers.get('Dowel-Warning')).toBeNull();
    expect(renamed.status).toBe(200);
    expect(renamed.headers.get('Dowel-Warning')).toBe(
      'still_named;path="reading", still_named;path="watching"',
    );
    expect(deleted.status).toBe(204);
    expect(deleted.headers.get('Dowel-Warning')).toBe(
      ['byId', 'reading', 'watching'].map((name) => `still_named;path="${name}"`).join(', '),
    );
  });
});

describe('a destination that the config of a customer names', () => {
  it('is deleted, and the answer names the integration', async () => {
    const { request, projectPath, install, integration } = await startConnectedServer();
    await request('POST', `${projectPath}/destinations`, webhook);
    const contacts = { objectName: 'contacts', destination: webhook.name };
    await install({ config: { content: { provider: 'sandboxApiKey', read: { objects: { contacts } } } } });

    const { headers } = await request('DELETE', `${projectPath}/destinations/${webhook.name}`);

    expect(headers.get('Dowel-Warning')).toBe(`still_named;path="${integration.name}"`);
  });
});

describe.each(['webhook', 'inbox'])('a destination of the type %s that was sent very much', (type) => {
  it('has lost what it has taken before a statement that may take too long, and what waits for it is counted', async () => {
    const { dependencies, context, request, base } = await serverWithDestination();
    const metadata = type === 'inbox' ? {} : webhook.metadata;
    const { body: destination } = await request('POST', base, { name: 'many', type, metadata });
    const path = `${base}/${destination.id}`;
    const sent = { destinationId: destination.id, topic: '', eventType: 'read' };
    const kept = async () => {
      const isTo = eq(deliveries.destinationId, destination.id);
      const rows = await dependencies.db.select().from(deliveries).where(isTo);
      return rows.map(({ status }) => status).toSorted();
    };
    const of = { ...sent, projectId: context().project.id, createTime: context().now() };
    for (const status of ['delivered', 'failed', 'pending'] as const)
      await dependencies.db.insert(deliveries).values({ ...of, status, id: v7(), eventId: v7() });
    const db = watched(dependencies.db, (statement) => {
      if (statement.sql.startsWith('delete from "destinations"')) throw new Error('It takes too long.');
    });
    const outside = createContext({ ...dependencies, db }, 'test');
    const slow = enterProject(outside, context().project, { kind: 'system', id: 'test' });

    await expect(remove(slow, destination.id)).rejects.toThrow('It takes too long.');

    expect(await kept()).toEqual(['failed', 'pending']);
    const { status, headers } = await request('DELETE', path);
    expect([status, headers.get('Dowel-Warning')]).toEqual([204, 'messages_dropped;count=2']);
    expect(await kept()).toEqual([]);
  });
});

describe('keeping the address of a destination', () => {
  const token = 'a1B2c3D4e5F6g7H8';
  const slack = {
    name: 'team',
    type: 'slack',
    metadata: { url: `https://hooks.slack.com/services/T1/B1/${token}` },
  };
  const hook = { name: 'hook', type: 'webhook', metadata: { url: `https://in.acme.example/x?key=${token}` } };

  // @holds T7
  it('stores and logs it only encrypted, and shows it whole only for a webhook that is asked for', async () => {
    const server = await startTestServer();
    const base = `/v1/projects/${server.project.id}/destinations`;
    const made = await Promise.all([slack, hook].map((body) => server.request('POST', base, body)));
    const shown = await Promise.all(
      [slack, hook].map(({ name }) => server.request('GET', `${base}/${name}`)),
    );
    const { body: listed } = await server.request('GET', base);
    const { body: entries } = await server.request('GET', `/v1/projects/${server.project.id}/audit-log`);

    const rows = JSON.stringify(await storedRows(server));

    expect(shown.map(({ body }) => body.metadata.url)).toEqual([
      'https://hooks.slack.com/***g7H8',
      hook.metadata.url,
    ]);
    expect(JSON.stringify(listed)).toContain('https://in.acme.example/x?key=***g7H8');
    expect(JSON.stringify(entries)).toContain('https://in.acme.example/x?key=***g7H8');
    const others = JSON.stringify([made.map(({ body }) => body), listed, entries]);
    expect(rows + others + server.logged.join('')).not.toContain(token);
  });

  it('takes a shown address for the stored one, and refuses it for another destination', async () => {
    const server = await startTestServer();
    const base = `/v1/projects/${server.project.id}/destinations`;
    const { body } = await server.request('POST', base, slack);
    const send = (metadata: object) =>
      server.request('PATCH', `${base}/${body.id}`, { updateMask: ['metadata'], destination: { metadata } });

    const kept = await send(body.metadata);
    const other = await send({ url: 'https://hooks.slack.com/***abcd' });

    expect(kept).toMatchObject({ status: 200, body: { metadata: body.metadata } });
    expect(await openedUrl(server, body.id)).toBe(slack.metadata.url);
    expect(other).toMatchObject({ status: 400, body: { issues: [{ name: 'destination.metadata.url' }] } });
  });
});

describe('keeping the secrets of a destination', () => {
  const queue = {
    name: 'queue',
    type: 'sqs',
    metadata: { queueUrl: 'https://sqs.eu-central-1.amazonaws.com/1/q' },
    secrets: { awsKeyId: 'AKIAHUNTER2', awsSecretKey: 'hunter2-of-the-builder' },
  };

  // @holds T7
  it('stores them only encrypted, and logs none of them', async () => {
    const server = await startTestServer();
    const base = `/v1/projects/${server.project.id}/destinations`;
    const { body } = await server.request('POST', base, queue);
    await server.request('PATCH', `${base}/${body.id}`, {
      updateMask: ['secrets.awsSecretKey', 'metadata.region'],
      destination: { secrets: { awsSecretKey: 'hunter2-the-second' }, metadata: { region: 'eu-central-1' } },
    });
    await server.request('POST', base, { ...queue, name: 'refused', metadata: {} });

    const rows = JSON.stringify(await storedRows(server));

    expect(rows).toContain(queue.metadata.queueUrl);
    expect(rows + server.logged.join('')).not.toMatch(/hunter2/i);
  });

  it('keeps both of two changes that are made at once', async () => {
    const server = await startTestServer();
    const base = `/v1/projects/${server.project.id}/destinations`;
    const { body } = await server.request('POST', base, {
      ...queue,
      type: 's3',
      metadata: { bucket: 'events', region: 'eu-1' },
    });
    const change = (member: string, value: string) =>
      server.request('PATCH', `${base}/${body.id}`, {
        updateMask: [`metadata.${member}`],
        destination: { metadata: { [member]: value } },
      });

    await Promise.all([change('storageClass', 'GLACIER'), change('keyTemplate', 'data.groupRef')]);

    const { body: after } = await server.request('GET', `${base}/${body.id}`);
    expect(after.metadata).toMatchObject({ storageClass: 'GLACIER', keyTemplate: 'data.groupRef' });
  });

  it('marks a destination whose secrets cannot be opened, and takes new ones', async () => {
    const { request, project, dependencies } = await startTestServer();
    const base = `/v1/projects/${project.id}/destinations`;
    const { body } = await request('POST', base, queue);
    await dependencies.db.execute(
      sql`update destinations set secrets_sealed = ${'v1.gone.AAAA.AAAA'} where id = ${body.id}`,
    );
    const change = (updateMask: string[]) =>
      request('PATCH', `${base}/${body.id}`, { updateMask, destination: { ...queue, name: 'renamed' } });

    const shown = await request('GET', `${base}/${body.id}`);
    const renamed = await change(['name']);
    const refused = await change(['metadata.queueUrl', 'secrets.awsKeyId']);
    const healed = await change(['secrets.awsKeyId', 'secrets.awsSecretKey']);

    expect(shown).toMatchObject({ status: 200, body: { isUnreadable: true } });
    expect(renamed).toMatchObject({ status: 200, body: { name: 'renamed', isUnreadable: true } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(healed.status).toBe(200);
    expect(healed.body).not.toHaveProperty('isUnreadable');
  });
});

describe('a destination without TLS', () => {
  it.each([
    ['an address of a listed network', 'http://10.1.2.3/in', 'test', ['10.0.0.0/8'], 201],
    ['an address of another network', 'http://192.168.1.2/in', 'test', ['10.0.0.0/8'], 400],
    ['an address that is public', 'http://93.184.216.34/in', 'test', ['10.0.0.0/8'], 400],
    ['an IPv6 address of a listed network', 'http://[fd00::5]/in', 'test', ['fd00::/8'], 201],
    ['a name, which each delivery looks up', 'http://receiver.lan/in', 'test', ['10.0.0.0/8'], 201],
    ['a name without a listed network', 'http://receiver.lan/in', 'test', [], 400],
    ['this machine in development', 'http://localhost:3000/in', 'development', [], 201],
    ['this machine outside of development', 'http://127.0.0.1:3000/in', 'test', [], 400],
  ])('is taken only in a network that the operator lists: %s', async (_, url, mode, networks, status) => {
    const server = await startTestServer({
      env: { NODE_ENV: mode, DOWEL_ALLOW_PRIVATE_NETWORK: networks.join(',') },
    });

    const made = await server.request('POST', `/v1/projects/${server.project.id}/destinations`, {
      name: 'plain',
      type: 'webhook',
      metadata: { url },
    });

    expect(made.status).toBe(status);
  });
});

describe('a destination of somebody else', () => {
  it('is not there for another project, by its id or its name', async () => {
    const { destination, signingKey } = await serverWithDestination();
    const before = await signingKey();
    const other = await startTestServer();
    const change = {
      updateMask: ['metadata.url'],
      destination: { metadata: { url: 'https://evil.example' } },
    };

    for (const known of [destination.id, destination.name]) {
      const elsewhere = `/v1/projects/${other.project.id}/destinations/${known}`;
      const answers = [
        await other.request('GET', `${elsewhere}?includeSecrets=true&rotate=true`),
        await other.request('PATCH', elsewhere, change),
        await other.request('DELETE', elsewhere),
      ];
      const notFound = { status: 404, body: { code: 'destination_not_found' } };
      for (const answer of answers) expect(answer, known).toMatchObject(notFound);
    }
    expect(await signingKey()).toEqual(before);
  });
});

describe('a destination whose encryption key is lost', () => {
  // @holds M4
  it('is one row marked so, can still be renamed, and takes new headers and a new signing key', async () => {
    const { request, base, path, destination, dependencies } = await serverWithDestination();
    await request('POST', base, { ...webhook, name: 'other' });
    const lost = 'v1.gone.AAAA.AAAA';
    await dependencies.db.execute(
      sql`update destinations set headers_sealed = ${lost}, signing_key_sealed = ${lost} where id = ${destination.id}`,
    );

    const { body: listed } = await request('GET', base);
    const secret = await request('GET', `${path}?includeSecrets=true`);
    const renamed = await request('PATCH', path, { updateMask: ['name'], destination: { name: 'renamed' } });
    const healed = await request('PATCH', path, {
      updateMask: ['metadata.headers'],
      destination: { metadata: { headers: { 'X-Team': 'sales' } } },
    });
    const rotated = await request('GET', `${path}?includeSecrets=true&rotate=true`);

    const { headers: _, ...metadata } = webhook.metadata;
    expect(listed).toMatchObject([{ metadata, isUnreadable: true }, { metadata }]);
    expect(listed[0].metadata).not.toHaveProperty('headers');
    expect(secret).toMatchObject({ status: 503, body: { code: 'secret_unreadable' } });
    expect(renamed).toMatchObject({ status: 200, body: { name: 'renamed', isUnreadable: true } });
    expect(healed.body.metadata.headers).toEqual({ 'X-Team': '***' });
    expect(healed.body).not.toHaveProperty('isUnreadable');
    expect(rotated).toMatchObject({
      status: 200,
      body: { secrets: { webhookSigningKey: expect.any(String) } },
    });
  });
});
