import { describe, expect, inject, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { everyMember, everyMemberFile } from '../../../test/every-member.ts';
import type { TestServer } from '../../../test/start-test-server.ts';
import { storedRows } from '../../../test/stored-rows.ts';
import { diagnose } from '../../installing/connections/rules.ts';
import { save } from '../../installing/connections/save-connection.ts';
import { resolveProvider } from '../../installing/connections/stored-credentials.ts';
import { readEnv } from '../../platform/env/env.ts';
import { createLog } from '../../platform/log.ts';
import { loadCatalogue } from '../../providers/providers/load-catalogue.ts';

/** A provider that the server knows but cannot read. */
const [provider = ''] = Object.keys(everyMember);
const records = '/api/v1/objects/contacts/records';

async function startSamples() {
  const env = readEnv({ DOWEL_SANDBOX_URL: inject('sandboxUrl'), DOWEL_CATALOGUE_FILES: everyMemberFile });
  const server = await startConnectedServer({ catalogue: loadCatalogue(env, createLog('silent')) });
  const path = (fields = 'email', connectionId = server.connection.id) =>
    `${server.base}/objects/contacts/samples?connectionId=${connectionId}&fields=${fields}`;
  return { ...server, path };
}

/** A connection that nobody has checked: no test calls the real provider. */
function connectTo(server: TestServer, provider: string) {
  return save(server.context(), {
    groupRef: 'acme',
    consumerRef: 'ada',
    provider,
    authScheme: 'apiKey',
    checked: {
      credentials: {},
      resolved: resolveProvider(server.context(), { provider, providerMetadata: {} }),
      status: 'created',
      diagnosis: diagnose('ok', server.now()),
      failure: undefined,
    },
    providerAppId: undefined,
  });
}

describe('looking at values of an account', () => {
  // @holds U10
  it('is for the people of the group, before anything is installed, and neither stores nor logs any', async () => {
    const server = await startSamples();
    const { request, path, given, logged } = server;
    const asAda = given.asConsumer(await given.consumerToken());
    const before = await storedRows(server);

    const { status, body, headers } = await request('GET', path('email,city'), undefined, asAda);

    expect(status).toBe(200);
    expect(body.samples.email).toHaveLength(3);
    expect(body.samples.city.length).toBeGreaterThan(0);
    expect(headers.get('Cache-Control')).toBe('no-store');
    const [email = ''] = body.samples.email;
    expect(email).toContain('@');
    expect(await storedRows(server)).toEqual(before);
    expect(JSON.stringify(logged)).not.toContain(email);
  });

  it.each([
    ['is away', 503, 502, 'provider_unreachable', 'provider_unreachable'],
    ['allows no more calls', 429, 502, 'provider_unreachable', 'rate_limited'],
    ['refuses the fields', 400, 422, 'samples_unavailable', undefined],
    ['lacks a permission', 403, 422, 'samples_unavailable', 'insufficient_scope'],
  ])('asks anew each time, and says so when the provider %s', async (_, status, answered, code, reason) => {
    const { request, path, addFault } = await startSamples();
    expect((await request('GET', path())).status).toBe(200);
    await addFault({ path: records, status });

    const answer = await request('GET', path());

    expect(answer).toMatchObject({ status: answered, body: { code } });
    expect(answer.body.detail).toContain('Juniper CRM');
    expect(answer.body.context?.reason).toBe(reason);
  });

  it('is not there for a provider that this server cannot read, and refuses its connection for another one', async () => {
    const server = await startSamples();
    const connection = await connectTo(server, provider);
    const integration = await server.given.integration({ provider, name: 'planning' });

    const answer = await server.request(
      'GET',
      `${server.projectPath}/integrations/${integration.id}/objects/contacts/samples?connectionId=${connection.id}&fields=email`,
    );

    expect(answer).toMatchObject({ status: 422, body: { code: 'samples_unavailable' } });
    expect(await server.request('GET', server.path('email', connection.id))).toMatchObject({
      status: 404,
      body: { code: 'connection_not_found' },
    });
  });

  it('takes 20 calls a minute for one connection', async () => {
    const { request, path } = await startSamples();
    for (let call = 0; call < 20; call += 1) await request('GET', path());

    const answer = await request('GET', path());

    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
