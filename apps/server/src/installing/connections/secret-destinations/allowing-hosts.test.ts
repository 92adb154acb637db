import { describe, expect, it } from 'vitest';
import { authorizedFetch } from '../../../../test/authorized-fetch.ts';
import { HOST, OTHER_HOST, selfHosted, startSelfHosted } from './self-hosted.fixture.ts';

const SECRET = 'hush-hush';
const secretIn = (lines: string[]) =>
  lines.filter((line) => `${line} ${revealed(line)}`.includes(SECRET)).map((line) => line.split(' ')[0]);
const revealed = (line: string) => atob(/Basic ([\w+/=]+)/.exec(line)?.[1] ?? '');

describe('signing in to a product that customers host themselves', () => {
  // @holds U2
  it('is refused at a host that nobody has allowed, and says who can allow it', async () => {
    const { beginAt, takeSent } = await startSelfHosted();

    const answer = await beginAt(HOST);

    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'provider_host_not_allowed', context: { host: HOST } },
    });
    expect(answer.body.detail).toContain(`Spruce would be called at ${HOST}`);
    expect(answer.body.remedy).toContain('ask the people who run this product to allow it');
    expect(takeSent()).toEqual([]);
  });

  it.each([
    ['the provider app lists', { allowedHosts: [HOST] }],
    ['the provider app lists with others of its domain', { allowedHosts: ['*.acme.test'] }],
    ['the operator lists', { env: { DOWEL_PROVIDER_HOSTS: `other.test.example, ${HOST}` } }],
    [
      'the entry lists',
      { entries: { ...selfHosted, spruce: { ...selfHosted.spruce, allowedHosts: [HOST] } } },
    ],
  ])('works at a host that %s', async (_, options) => {
    const { beginAt, end, takeSent, list } = await startSelfHosted(options);

    await end(await beginAt(HOST));

    expect(secretIn(takeSent())).toEqual([HOST]);
    const connections = await list();
    expect(connections).toMatchObject([{ provider: 'spruce', providerWorkspaceRef: HOST }]);
    expect(JSON.stringify(connections)).not.toContain('allowedHosts');
  });

  it('is refused at a host that is only like one on the list', async () => {
    const { beginAt, allow, takeSent } = await startSelfHosted();

    for (const [allowed = '', typed = ''] of [
      [HOST, `${HOST}:8443`],
      [`*.${HOST}`, HOST],
      ['*.acme.test', 'evilacme.test'],
      [HOST, `${HOST}.evil.test`],
      [HOST, `${HOST}.`],
    ]) {
      await allow([allowed]);
      expect(await beginAt(typed), typed).toMatchObject({
        status: 422,
        body: { code: 'provider_host_not_allowed' },
      });
    }
    expect(takeSent()).toEqual([]);
  });

  it('never sends the secret without TLS', async () => {
    const { spruce } = selfHosted;
    const oauth2Opts = {
      ...spruce.oauth2Opts,
      tokenURL: '{{.workspace}}/token',
      authURL: 'https://spruce.test',
    };
    const { beginAt } = await startSelfHosted({
      entries: { spruce: { ...spruce, baseURL: '{{.workspace}}/api', oauth2Opts } },
      allowedHosts: [HOST],
    });

    expect(await beginAt(`http://${HOST}`)).toMatchObject({ body: { code: 'provider_host_not_allowed' } });
    expect((await beginAt(`https://${HOST}`)).status).toBe(200);
  });

  // @holds P5
  it('follows no redirect from there', async () => {
    let status = 301;
    const { beginAt, end, takeSent, list } = await startSelfHosted({
      allowedHosts: [HOST],
      answer: () => new Response(null, { status, headers: { location: 'https://evil.test/token' } }),
    });

    for (status of [301, 302, 303, 307, 308]) {
      await end(await beginAt(HOST));
      const hosts = new Set(takeSent().map((line) => line.split(' ')[0]));
      expect(hosts, String(status)).toEqual(new Set([HOST]));
    }
    expect(await list()).toEqual([]);
  });

  it('ends without a connection when the host is taken off the list meanwhile', async () => {
    const { beginAt, end, allow, takeSent, list } = await startSelfHosted({ allowedHosts: [HOST] });
    const begun = await beginAt(HOST);
    await allow([]);

    const page = await end(begun);

    expect(page).toMatchObject({ status: 422, result: { code: 'provider_host_not_allowed' } });
    expect(takeSent()).toEqual([]);
    expect(await list()).toEqual([]);
  });

  it('renews tokens only while the host is on the list', async () => {
    const server = await startSelfHosted({ allowedHosts: [HOST] });
    const { beginAt, end, allow, takeSent, list, request, connections } = server;
    await end(await beginAt(HOST));
    const [{ id }] = await list();
    takeSent();
    await allow([OTHER_HOST]);

    const refused = await request('GET', `${connections}/${id}?refresh=force`);
    const sentWhileRefused = takeSent();
    await allow([HOST]);
    // For ten seconds after a forced refresh, the server would return the stored token.
    server.advanceClock(11_000);
    const renewed = await request('GET', `${connections}/${id}?refresh=force`);

    expect(refused).toMatchObject({ status: 422, body: { code: 'provider_host_not_allowed' } });
    expect(sentWhileRefused).toEqual([]);
    expect(renewed.status).toBe(200);
    expect(secretIn(takeSent())).toEqual([HOST]);
  });
});

describe('being told an address by a token answer', () => {
  const { spruce } = selfHosted;
  const entry = {
    ...spruce,
    baseURL: '{{.home}}',
    oauth2Opts: {
      ...spruce.oauth2Opts,
      authURL: 'https://spruce.test/authorize',
      tokenURL: 'https://spruce.test/token',
      explicitWorkspaceRequired: false,
      tokenMetadataFields: { workspaceRefField: 'home' },
    },
    metadata: { input: [] },
    allowedHosts: ['*.api.spruce.test'],
  };
  const begin = async (home: string) => {
    const server = await startSelfHosted({
      entries: { spruce: entry },
      answer: () => ({ access_token: 'access-1', home }),
    });
    const begun = await server.begin({ provider: 'spruce' }, server.asAda);
    const page = await server.end({ body: String(await server.toProvider(begun.body)) });
    return { ...server, page };
  };

  it('takes the token there when the entry lists it', async () => {
    const { list, context, takeSent } = await begin('https://eu-1.api.spruce.test/v2');
    const [{ id }] = await list();
    takeSent();

    await authorizedFetch(context(), id)('calls');

    expect(takeSent()).toEqual([expect.stringMatching(/^eu-1\.api\.spruce\.test .*Bearer access-1/)]);
  });

  it.each(['https://evil.test', 'https://evil.test/.api.spruce.test', 'http://eu-1.api.spruce.test'])(
    'connects nothing at %s, which it does not list',
    async (home) => {
      const { page, list, takeSent } = await begin(home);

      expect(page).toMatchObject({ status: 422, result: { code: 'provider_host_not_allowed' } });
      expect(await list()).toEqual([]);
      expect(takeSent().filter((line) => !line.startsWith('spruce.test '))).toEqual([]);
    },
  );
});

describe('listing hosts on a provider app', () => {
  it('answers what was listed, and refuses what is no host or more than one owner', async () => {
    const { allow, request, project } = await startSelfHosted();

    for (const host of [
      '*.com',
      '*.co.uk',
      '*.herokuapp.com',
      'crm',
      'https://crm.acme.test',
      'crm.acme.test/x',
    ]) {
      const created = await request('POST', `/v1/projects/${project.id}/provider-apps`, {
        provider: 'sandboxApiKey',
        clientId: 'a',
        clientSecret: 'b',
        metadata: { allowedHosts: [host] },
      });
      for (const refused of [await allow([host]), created]) {
        expect(refused, host).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
      }
    }
    expect((await allow([HOST, '*.acme.test:8443'])).body.metadata).toEqual({
      allowedHosts: [HOST, '*.acme.test:8443'],
    });
  });
});
