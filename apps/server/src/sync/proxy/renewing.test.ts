import { beforeEach, describe, expect, it } from 'vitest';
import { controlSandbox } from '../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../test/signing-in.ts';

/** A server with an installation over an OAuth connection to the sandbox. */
async function startProxiedSandbox() {
  const server = await startSignInServer();
  const { id } = await server.given.oauthConnection();
  const integration = await server.given.integration({ oauth: true, proxy: { enabled: true } });
  const content = { provider: 'sandbox', proxy: { enabled: true } };
  const installation = await server.given.installation(integration, { content });
  const headers = {
    'x-amp-proxy-version': '1',
    'x-amp-project-id': server.project.id,
    'x-amp-installation-id': installation.id,
    'x-api-key': server.apiKey,
    'content-type': 'application/json',
  };
  const common = { clientId: server.clientId };
  const operations = `/v1/projects/${server.project.id}/integrations/${integration.id}/installations/${installation.id}/operations`;
  return {
    ...server,
    /** What is said of the newest call. */
    async result(): Promise<string> {
      await server.runJobs();
      return (await server.request('GET', operations)).body.results[0].result;
    },
    call: (path: string, init: RequestInit & { duplex?: 'half' } = {}) =>
      server.fetch(`http://dowel.test/proxy${path}`, { ...init, headers: { ...headers, ...init.headers } }),
    connection: async () => (await server.request('GET', `${server.connections}/${id}`)).body,
    addFault: (fault: object) => controlSandbox(server.sandboxUrl, '/faults', { ...common, ...fault }),
    revoke: () => controlSandbox(server.sandboxUrl, '/revocations', { ...common, account: 'acme' }),
  };
}

let server: Awaited<ReturnType<typeof startProxiedSandbox>>;
beforeEach(async () => {
  server = await startProxiedSandbox();
});

const contact = JSON.stringify({ first_name: 'Ada', last_name: 'Lovelace' });

describe('credentials that are over', () => {
  it('are renewed before the call when their time has come', async () => {
    server.advanceClock(2 * 60 * 60 * 1000);

    const answer = await server.call('/me');

    expect(answer.status).toBe(200);
  });

  it('are renewed after a 401, and a body that was kept is sent again', async () => {
    await server.addFault({ path: '/api', status: 401, times: 1 });

    const answer = await server.call('/objects/contacts/records', {
      method: 'POST',
      body: contact,
      headers: { 'content-length': String(contact.length) },
    });

    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ last_name: 'Lovelace' });
  });

  it('are renewed after a 401, and a call without a body is made again', async () => {
    await server.addFault({ path: '/api', status: 401, times: 1 });

    // The server shows such a request with an empty stream.
    const body = new Blob([]).stream();
    const answer = await server.call('/objects/contacts/records/none', {
      method: 'DELETE',
      body,
      duplex: 'half',
    });

    expect(answer.status).toBe(404);
  });

  it('are renewed after a 401 for the next call, when the body was not kept', async () => {
    await server.addFault({ path: '/api', status: 401, times: 1 });
    const create = () =>
      server.call('/objects/contacts/records', {
        method: 'POST',
        body: new Blob([contact]).stream(),
        duplex: 'half',
        headers: { 'transfer-encoding': 'chunked' },
      });

    const first = await create();
    const state = await server.connection();
    const second = await create();

    expect(first.status).toBe(401);
    expect(first.headers.get('x-dowel-answered-by')).toBe('provider');
    expect(state).toMatchObject({ status: 'created' });
    expect(second.status).toBe(201);
  });

  it('are kept if the provider gives no new ones, and the record says that the call was answered', async () => {
    await server.addFault({ path: '/api', status: 401, times: 1 });
    await server.addFault({ path: '/oauth/token', status: 503, times: 10 });

    const answer = await server.call('/me');

    expect(answer.status).toBe(502);
    expect(await server.result()).toBe('GET /me answered 401, and was not sent again');
  });

  it("are the provider's 401 when access was taken back, and the connection says so", async () => {
    await server.revoke();

    const answer = await server.call('/me');

    expect(answer.status).toBe(401);
    expect(await server.connection()).toMatchObject({
      status: 'bad_credentials',
      diagnosis: { reason: 'revoked', actor: 'consumer' },
    });
  });
});
