import { describe, expect, it } from 'vitest';
import { OAK_KEY, proxiedServerOfFile } from '../../../test/proxied-server.ts';

const server = proxiedServerOfFile({ env: { DOWEL_PROXY_HOST: 'calls.dowel.test' } });

describe('calling a provider through the proxy', () => {
  it('appends path and query to the base URL and sends the credentials of the connection', async () => {
    server.oak.answers((_, response) => response.end('{"id":7}'));

    const answer = await server.call('/contacts/a%2Fb?fields=name,email&q=a%20b+c');

    expect(answer).toMatchObject({ status: 200, body: Buffer.from('{"id":7}') });
    expect(server.oak.seen[0]).toMatchObject({
      method: 'GET',
      url: '/base/v1/contacts/a%2Fb?fields=name,email&q=a%20b+c',
      headers: { 'x-oak-key': OAK_KEY },
    });
  });

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY'])(
    'passes on %s with its body',
    async (method) => {
      server.oak.answers((request, response) => request.pipe(response));

      const { body } = await server.call('/x', {
        method,
        body: 'a body',
        headers: { 'content-type': 'text/x' },
      });

      expect(body.toString()).toBe('a body');
      expect(server.oak.seen[0]).toMatchObject({ method, headers: { 'content-type': 'text/x' } });
    },
  );

  it('takes the name of the integration and the group instead of an id, and the id when both are sent', async () => {
    server.oak.answers((_, response) => response.end());
    const names = { 'x-amp-integration-name': 'OAK-sync', 'x-amp-group-ref': 'acme' };

    const byNames = await server.call('/a', { headers: { ...names, 'x-amp-installation-id': null } });
    const byBoth = await server.call('/b', { headers: { ...names, 'x-amp-group-ref': 'nobody' } });

    expect([byNames.status, byBoth.status]).toEqual([200, 200]);
  });

  it("answers at a host of its own, where every path is the provider's", async () => {
    server.oak.answers((_, response) => response.end());

    const answer = await server.callAt('/v1/projects?x=1', { headers: { host: 'calls.dowel.test' } });

    expect(answer.status).toBe(200);
    expect(server.oak.seen[0]?.url).toBe('/base/v1/v1/projects?x=1');
  });

  it.each([
    ['the module', 'oak-crm', { module: 'crm' }],
    ["the provider's default module", 'oak-default', {}],
  ])('uses the base URL of %s when the manifest says so', async (_, name, module) => {
    const { given } = server;
    const integration = await given.integration({
      name,
      provider: 'oak',
      ...module,
      proxy: { enabled: true, useModule: true },
    });
    const content = { provider: 'oak', read: { objects: {} }, proxy: { enabled: true } };
    const { id } = await given.installation(integration, { content });
    server.oak.answers((__, response) => response.end());

    await server.call('/leads', { headers: { 'x-amp-installation-id': id } });

    expect(server.oak.seen[0]?.url).toBe('/crm/v2/leads');
  });
});

describe('refusing a call', () => {
  it.each([
    ['without a key', { 'x-api-key': null }, 401, 'credentials_missing'],
    [
      'with a session',
      { 'x-api-key': null, authorization: 'Bearer dowel_session_x' },
      401,
      'credentials_missing',
    ],
    [
      'with the token of an SDK',
      { 'x-api-key': null, authorization: 'Bearer x' },
      401,
      'credentials_missing',
    ],
    ['with a forged token', { 'x-api-key': null, authorization: 'Bearer a.b.c' }, 401, 'token_invalid'],
    ['with a wrong key', { 'x-api-key': 'wrong' }, 401, 'api_key_invalid'],
    ['without a version', { 'x-amp-proxy-version': null }, 400, 'invalid_request'],
    ['of another version', { 'x-amp-proxy-version': '2' }, 400, 'invalid_request'],
    [
      'with a way to wait that does not exist',
      { 'x-amp-rate-limiter-mode': 'trottle' },
      400,
      'invalid_request',
    ],
    ['with a misspelt way to wait', { 'x-amp-rate-limit-mode': 'throttle' }, 400, 'invalid_request'],
    ['with a misspelt installation', { 'x-dowel-instalation-ref': 'second' }, 400, 'invalid_request'],
    [
      'with an installation under the other prefix',
      { 'x-amp-installation-ref': 'second' },
      400,
      'invalid_request',
    ],
    ['without a project', { 'x-amp-project-id': null }, 400, 'invalid_request'],
    ['for another project', { 'x-amp-project-id': 'other' }, 404, 'project_not_found'],
    ['for no installation', { 'x-amp-installation-id': null }, 400, 'invalid_request'],
    ['for an installation without an id', { 'x-amp-installation-id': '' }, 400, 'invalid_request'],
    ['for an unknown installation', { 'x-amp-installation-id': 'no-uuid' }, 404, 'installation_not_found'],
    [
      'for an unknown integration',
      { 'x-amp-installation-id': null, 'x-amp-integration-name': 'x', 'x-amp-group-ref': 'acme' },
      404,
      'integration_not_found',
    ],
    [
      'for a group that has not installed it',
      { 'x-amp-installation-id': null, 'x-amp-integration-name': 'oak-sync', 'x-amp-group-ref': 'none' },
      404,
      'installation_not_found',
    ],
    ['to open a WebSocket', { upgrade: 'websocket', connection: 'upgrade' }, 501, 'upgrade_not_supported'],
  ])('%s', async (_, headers, status, code) => {
    server.oak.answers((_, response) => response.end());

    const answer = await server.call('/x', { headers });

    expect(answer).toMatchObject({ status, json: { code } });
    expect(answer.headers['x-dowel-answered-by']).toBe('dowel');
    expect(server.oak.seen).toHaveLength(0);
  });

  // @holds P10
  it('of another project, whatever installation it names', async () => {
    const other = await server.given.project();
    const key = await server.given.apiKey({ project: other });

    const answer = await server.call('/x', { headers: { 'x-api-key': key, 'x-amp-project-id': other.id } });

    expect(answer).toMatchObject({ status: 404, json: { code: 'installation_not_found' } });
  });

  it.each([
    ['manifest', { proxy: { enabled: false } }, { enabled: true }, 'in the manifest'],
    ['config', { proxy: { enabled: true } }, { enabled: false }, 'config.content.proxy.enabled'],
  ])('that the %s does not enable', async (by, manifest, proxy, remedy) => {
    const integration = await server.given.integration({ name: `off-${by}`, provider: 'oak', ...manifest });
    const content = { provider: 'oak', read: { objects: {} }, ...(by === 'config' && { proxy }) };
    const { id } = await server.given.installation(integration, { content });

    const answer = await server.call('/x', { headers: { 'x-amp-installation-id': id } });

    expect(answer).toMatchObject({ status: 403, json: { code: 'proxy_disabled' } });
    expect(answer.json.builderRemedy).toContain(remedy);
  });

  it('with TRACE that the platform cannot pass on', async () => {
    server.oak.answers((_, response) => response.end());

    const answer = await server.call('/x', { method: 'TRACE', body: 'with a body' });

    expect(answer).toMatchObject({ status: 405, json: { code: 'method_not_allowed' } });
    expect(server.oak.seen).toHaveLength(0);
  });
});

describe('a path that could lead away', () => {
  it.each([
    '/../../admin',
    '/%2e%2e/%2e%2e/admin',
    '/x/..%2f..%2fadmin',
    '//evil.test/x',
    '/a%0d%0aHost:%20evil',
    '/x/../y',
    '/x/%2e%2e/y',
    '/./x',
    '/x/.%2e/y',
  ])('is refused before anything is called: %s', async (path) => {
    server.oak.answers((_, response) => response.end());

    const { status } = await server.call(path);

    expect([400, 401, 404]).toContain(status);
    expect(server.oak.seen).toHaveLength(0);
  });
});
