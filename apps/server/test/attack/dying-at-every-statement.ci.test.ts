import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/api/app.ts';
import { startConnectedServer } from '../connected-server.ts';
import { isFull } from '../full-run.ts';
import { startTestServer } from '../start-test-server.ts';
import { rowsOf } from '../stored-rows.ts';
import { dyingAfter } from './dying-database.ts';

type Server = Awaited<ReturnType<typeof startConnectedServer>>;

/** A request that changes something, and a way to count how often it did. */
interface Deed {
  method: string;
  path: string;
  body?: unknown;
  /** The status of the answer when all goes well. */
  status: number;
  /** How often the change was made, according to the database. */
  timesDone(): Promise<number>;
}

const deeds: Record<string, (server: Server) => Promise<Deed>> = {
  createApiKey: async (server) => {
    const label = v7();
    return {
      method: 'POST',
      path: `${server.projectPath}/api-keys`,
      body: { label },
      status: 201,
      timesDone: () => count(server, sql`select count(*) from api_keys where label = ${label}`),
    };
  },
  createTopic: async (server) => {
    const name = v7();
    return {
      method: 'POST',
      path: `${server.projectPath}/topics`,
      body: { name },
      status: 201,
      timesDone: () => count(server, sql`select count(*) from topics where name = ${name}`),
    };
  },
  deleteTopic: async (server) => {
    const { body: topic } = await server.request('POST', `${server.projectPath}/topics`, { name: v7() });
    return {
      method: 'DELETE',
      path: `${server.projectPath}/topics/${topic.id}`,
      status: 204,
      timesDone: () => count(server, sql`select 1 - count(*) from topics where id = ${topic.id}`),
    };
  },
  generateConnection: async (server) => {
    const owner = { groupRef: v7(), consumerRef: 'ada' };
    return {
      method: 'POST',
      path: `${server.projectPath}/connections:generate`,
      body: { ...owner, provider: 'sandboxApiKey', apiKey: server.sandboxAccount.apiKey },
      status: 201,
      // Each time credentials are saved, the version goes up by 1. A new row starts with version 1.
      timesDone: () =>
        count(
          server,
          sql`select coalesce(sum(credentials_version - 1), 0) from connections where group_ref = ${owner.groupRef}`,
        ),
    };
  },
  updateConnection: async (server) => {
    const connection = await server.connect({ groupRef: v7() });
    const { apiKey } = server.sandboxAccount;
    return {
      method: 'PATCH',
      path: `${server.projectPath}/connections/${connection.id}`,
      body: { updateMask: ['apiKey'], connection: { apiKey } },
      status: 200,
      timesDone: () =>
        count(server, sql`select credentials_version - 2 from connections where id = ${connection.id}`),
    };
  },
  createInstallation: async (server) => {
    const groupRef = v7();
    await server.connect({ groupRef });
    return {
      method: 'POST',
      path: `${server.base}/installations`,
      body: { ...server.given.installationBody(), groupRef },
      status: 201,
      timesDone: () =>
        count(
          server,
          sql`select count(*) from configs c join installations i on (i.project_id, i.id) = (c.project_id, c.installation_id) where i.group_ref = ${groupRef}`,
        ),
    };
  },
  patchObjectConfig: async (server) => {
    const groupRef = v7();
    await server.connect({ groupRef });
    const { id } = await server.install({ groupRef });
    const changes = [{ op: 'add', path: '/selectedFields/email', value: true }];
    return {
      method: 'PATCH',
      path: `${server.base}/objects/contacts/config-content`,
      body: { groupRef, action: 'read', changes },
      status: 200,
      timesDone: () => count(server, sql`select count(*) - 1 from configs where installation_id = ${id}`),
    };
  },
  updateInstallation: async (server) => {
    const groupRef = v7();
    await server.connect({ groupRef });
    const { id } = await server.install({ groupRef });
    return {
      method: 'PATCH',
      path: `${server.base}/installations/${id}`,
      body: {
        updateMask: ['config.createdBy'],
        installation: { config: { createdBy: 'api:somebody', content: {} } },
      },
      status: 200,
      timesDone: () => count(server, sql`select count(*) - 1 from configs where installation_id = ${id}`),
    };
  },
  deleteInstallation: async (server) => {
    const groupRef = v7();
    await server.connect({ groupRef });
    const { id } = await server.install({ groupRef });
    return {
      method: 'DELETE',
      path: `${server.base}/installations/${id}`,
      status: 204,
      timesDone: () => count(server, sql`select 1 - count(*) from installations where id = ${id}`),
    };
  },
  createIntegration: async (server) => {
    const [content] = server.given.manifest({ name: `made-${v7()}` }).integrations;
    const name = content?.name ?? '';
    return {
      method: 'POST',
      path: `${server.projectPath}/integrations`,
      body: { name, provider: 'sandboxApiKey', latestRevision: { specVersion: '1.0.0', content } },
      status: 201,
      timesDone: () => count(server, sql`select count(*) from integrations where name = ${name}`),
    };
  },
  batchUpsertIntegrations: async (server) => {
    const manifest = server.given.manifest({ name: `made-${v7()}` });
    const name = manifest.integrations[0]?.name ?? '';
    return {
      method: 'PUT',
      path: `${server.projectPath}/integrations:batch`,
      body: { manifest },
      status: 200,
      timesDone: () =>
        count(
          server,
          sql`select count(*) from revisions r join integrations i on (i.project_id, i.id) = (r.project_id, r.integration_id) where i.name = ${name}`,
        ),
    };
  },
  oauthConnect: async (server) => {
    const groupRef = v7();
    return {
      method: 'POST',
      path: '/v1/oauth-connect',
      body: { projectIdOrName: server.project.name, provider: 'sandbox', groupRef, consumerRef: 'ada' },
      status: 200,
      timesDone: () =>
        count(server, sql`select count(*) from oauth_states where bindings ->> 'groupRef' = ${groupRef}`),
    };
  },
};

/** The full run tries all. CI tries one that adds, one that changes, one that deletes, and one that writes several things. */
const tried = isFull
  ? Object.keys(deeds)
  : ['generateConnection', 'patchObjectConfig', 'deleteInstallation', 'batchUpsertIntegrations'];

/** The full run lets the process die before each statement, CI before every third one. */
const step = isFull ? 1 : 3;

/** After this time, the idempotency key that a dead process held is free again. */
const GONE_MS = 15_000;

describe('sending a request again, with its key, after the process died before any of its statements', () => {
  // @holds M1
  it.each(tried)(
    'does %s once, and answers what was done',
    async (operation) => {
      const server = await startConnectedServer();
      await server.given.providerApp();
      const newDeed = deeds[operation];

      const outcomes: unknown[] = [];
      const expected: unknown[] = [];
      for (let survived = 0, isDead = true; isDead; survived += step) {
        const deed = await newDeed?.(server);
        if (!deed) throw new Error(`There is no deed "${operation}".`);
        const dying = dyingAfter(server.dependencies.db, survived);
        const key = v7();
        const first = await send(
          createApp({ ...server.dependencies, db: dying.db }),
          server.apiKey,
          deed,
          key,
        );
        isDead = dying.isDead();
        server.advanceClock(GONE_MS);
        const second = await send(server.app, server.apiKey, deed, key);
        outcomes.push({
          survived,
          timesDone: await deed.timesDone(),
          status: second.status,
          // A caller that already had an answer gets the same answer again.
          isSame: first.status >= 500 || first.text === second.text,
        });
        expected.push({ survived, timesDone: 1, status: deed.status, isSame: true });
      }

      expect(outcomes).toEqual(expected);
      expect(outcomes.length).toBeGreaterThan(3);
    },
    120_000,
  );
});

describe('importing a refresh token again, with its key, after the process died before any of its statements', () => {
  // @holds M2
  it('spends the token once, and says so where nobody knows how that ended', async () => {
    const spent: string[] = [];
    const server = await startTestServer({
      outgoing: async (_, init) => {
        const token = new URLSearchParams(String(init?.body ?? '')).get('refresh_token');
        if (token) spent.push(token);
        return Response.json({
          access_token: v7(),
          refresh_token: v7(),
          token_type: 'bearer',
          expires_in: 3600,
        });
      },
    });
    await server.given.providerApp();

    const outcomes: { survived: number; status: number; code: unknown; spent: number; stored: number }[] = [];
    for (let survived = 0, isDead = true; isDead; survived += 1) {
      const [groupRef, token] = [v7(), v7()];
      const deed = {
        method: 'POST',
        path: `/v1/projects/${server.project.id}/connections:generate`,
        body: {
          groupRef,
          consumerRef: 'ada',
          provider: 'sandbox',
          oauth2AuthorizationCode: { refreshToken: { token } },
        },
      };
      const dying = dyingAfter(server.dependencies.db, survived);
      const key = v7();
      await send(createApp({ ...server.dependencies, db: dying.db }), server.apiKey, deed, key);
      isDead = dying.isDead();
      server.advanceClock(GONE_MS);
      const { status, text } = await send(server.app, server.apiKey, deed, key);
      outcomes.push({
        survived,
        status,
        code: JSON.parse(text).code,
        spent: spent.filter((one) => one === token).length,
        stored: await count(server, sql`select count(*) from connections where group_ref = ${groupRef}`),
      });
    }

    const known = outcomes.filter(({ status }) => status === 201);
    const unknown = outcomes.filter(({ status }) => status !== 201);
    expect(known.map(({ spent, stored }) => [spent, stored])).toEqual(known.map(() => [1, 1]));
    expect(unknown).toEqual(
      unknown.map(({ survived }) => ({
        survived,
        status: 409,
        code: 'outcome_unknown',
        spent: 1,
        stored: 0,
      })),
    );
    expect(known.length).toBeGreaterThan(3);
    expect(unknown.length).toBeGreaterThan(3);
  }, 120_000);
});

type Sent = Pick<Deed, 'method' | 'path' | 'body'>;

async function send(app: ReturnType<typeof createApp>, apiKey: string, deed: Sent, key: string) {
  const response = await app.request(deed.path, {
    method: deed.method,
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json', 'idempotency-key': key },
    ...(deed.body !== undefined && { body: JSON.stringify(deed.body) }),
  });
  return { status: response.status, text: await response.text() };
}

async function count(
  server: Pick<Server, 'dependencies'>,
  statement: ReturnType<typeof sql>,
): Promise<number> {
  const [row = {}] = await rowsOf(server.dependencies.db, statement);
  return Number(Object.values(row)[0] ?? 0);
}
