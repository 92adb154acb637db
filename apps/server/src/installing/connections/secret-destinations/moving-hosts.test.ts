import { createCatalogue } from '@dowel/catalogue';
import type { CatalogueEntry } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { authorizedFetch } from '../../../../test/authorized-fetch.ts';
import { changeConnection } from '../queries.ts';
import { HOST, OTHER_HOST, selfHosted, startSelfHosted, typed } from './self-hosted.fixture.ts';

const hostsOf = (lines: string[]) => lines.map((line) => line.split(' ')[0]);

describe("changing the address of a connection's provider", () => {
  it('needs new credentials, by metadata or the workspace reference, also from the backend', async () => {
    const { connectByKey, update, takeSent, context, apiKey } = await startSelfHosted();
    const { id } = await connectByKey();

    for (const change of [
      { providerMetadata: typed({ workspace: OTHER_HOST }) },
      { providerWorkspaceRef: OTHER_HOST },
    ]) {
      const answers = [await update(id, change), await update(id, change, { 'x-api-key': apiKey })];
      for (const answer of answers) {
        expect(answer).toMatchObject({
          status: 422,
          body: { code: 'provider_host_not_allowed', context: { host: OTHER_HOST } },
        });
      }
    }
    await authorizedFetch(context(), id)('x');
    expect(takeSent()).toEqual([expect.stringMatching(/^crm\.acme\.test .*adas-key/)]);
  });

  // @holds U3
  it('with new credentials takes these there, and the old ones nowhere; a value that leads to the same host is no change of it', async () => {
    const { connectByKey, update, takeSent, context } = await startSelfHosted();
    const { id } = await connectByKey();
    const providerMetadata = typed({ workspace: HOST, folder: 'sales' });
    expect(await update(id, { providerMetadata })).toMatchObject({ status: 200, body: { providerMetadata } });

    const answer = await update(id, {
      providerMetadata: typed({ workspace: OTHER_HOST }),
      apiKey: 'bobs-key',
    });
    await authorizedFetch(context(), id)('x');

    expect(answer).toMatchObject({ status: 200, body: { providerWorkspaceRef: OTHER_HOST } });
    const sent = takeSent();
    expect(hostsOf(sent)).toEqual([OTHER_HOST, OTHER_HOST]);
    expect(sent.join()).not.toContain('adas-key');
  });

  it('is no change when the whole map is sent back', async () => {
    const { beginAt, end, list, update, takeSent } = await startSelfHosted({
      allowedHosts: [HOST],
      answer: () => ({ access_token: 'access-1', team: 'red' }),
    });
    await end(await beginAt(HOST));
    const [{ id, providerMetadata }] = await list();
    takeSent();

    const answer = await update(id, { providerMetadata, providerWorkspaceRef: HOST });

    expect(providerMetadata.team).toMatchObject({ value: 'red', source: 'token' });
    expect(answer).toMatchObject({ status: 200, body: { providerMetadata } });
    expect(takeSent()).toEqual([]);
  });

  it('sends a key that is typed alone where the stored one may go', async () => {
    const { connectByKey, update, takeSent, context } = await startSelfHosted();
    const { id } = await connectByKey();
    await changeConnection(context(), id, { providerMetadata: typed({ workspace: OTHER_HOST }) });

    const answer = await update(id, { apiKey: 'bobs-key' });

    expect(answer).toMatchObject({ status: 422, body: { code: 'provider_host_not_allowed' } });
    expect(takeSent()).toEqual([]);
  });
});

describe('changing a connection that somebody else moves at the same moment', () => {
  it('keeps what was typed from a host that was not typed with it', async () => {
    let meanwhile = async () => {};
    const { connectByKey, update, takeSent, context, asAda } = await startSelfHosted({
      answer: async () => {
        const run = meanwhile;
        meanwhile = async () => {};
        await run();
        return {};
      },
    });
    const { id } = await connectByKey();
    meanwhile = async () => {
      await update(id, { providerMetadata: typed({ workspace: OTHER_HOST }), apiKey: 'bobs-key' });
    };

    await update(id, { apiKey: 'adas-new-key' }, asAda);
    await authorizedFetch(context(), id)('x').catch(() => undefined);

    const withAdas = takeSent().filter((line) => line.includes('adas-new-key'));
    expect(hostsOf(withAdas)).toEqual([HOST]);
  });
});

describe('setting metadata as an end user', () => {
  it('refuses a name that the provider does not ask for, and a value said to be from a token or the provider', async () => {
    const { connectByKey, update, request, connections, asAda, makeFrontendKey } = await startSelfHosted();
    const { id, providerMetadata } = await connectByKey();
    const frontend = { 'x-api-key': await makeFrontendKey() };

    for (const [name, source] of [
      ['cloud', 'input'],
      ['folder', 'token'],
      ['folder', 'provider'],
    ] as const) {
      const change = { providerMetadata: { ...providerMetadata, [name]: { value: 'x', source } } };
      const connecting = { provider: 'willow', groupRef: 'acme', consumerRef: 'ada', apiKey: 'k', ...change };
      const answers = [
        await update(id, change),
        await update(id, change, frontend),
        await request('POST', `${connections}:generate`, connecting, asAda),
      ];
      for (const answer of answers) {
        expect(answer, source).toMatchObject({
          status: 400,
          body: { code: 'invalid_request', issues: [{ name: `providerMetadata.${name}` }] },
        });
      }
    }
  });

  it('refuses the same when a sign-in begins', async () => {
    const { begin, asAda } = await startSelfHosted({ allowedHosts: [HOST] });
    const providerMetadata = typed({ workspace: HOST, cloud: 'x' });

    expect(await begin({ provider: 'spruce', providerMetadata }, asAda)).toMatchObject({
      status: 400,
      body: { issues: [{ name: 'providerMetadata.cloud' }] },
    });
  });

  it('takes what one of the group has already, as that is stored, and keeps what the service has set when it is left out', async () => {
    const { beginAt, end, list, begin, update, asAda } = await startSelfHosted({
      allowedHosts: [HOST],
      answer: () => ({ access_token: 'access-1', team: 'red' }),
    });
    await end(await beginAt(HOST));
    const [{ id, providerMetadata }] = await list();

    const again = await begin({ provider: 'spruce', providerMetadata }, asAda);
    const { body } = await update(id, { providerMetadata: typed({ workspace: HOST }) });

    expect(again.status).toBe(200);
    expect(body.providerMetadata).toMatchObject({ team: { value: 'red', source: 'token' } });
  });

  it('lets the backend set any of it', async () => {
    const { connectByKey, update, apiKey } = await startSelfHosted();
    const { id, providerMetadata } = await connectByKey();
    const change = { ...providerMetadata, cloud: { value: 'x', source: 'token' } };

    const answer = await update(id, { providerMetadata: change }, { 'x-api-key': apiKey });

    expect(answer).toMatchObject({ status: 200, body: { providerMetadata: change } });
  });
});

describe('sending stored credentials', () => {
  it('refuses a host that came into the metadata past every check', async () => {
    const { connectByKey, takeSent, context } = await startSelfHosted();
    const { id } = await connectByKey();
    await changeConnection(context(), id, { providerMetadata: typed({ workspace: OTHER_HOST }) });

    await expect(authorizedFetch(context(), id)('x')).rejects.toMatchObject({
      code: 'provider_host_not_allowed',
    });
    expect(takeSent()).toEqual([]);
  });

  // @holds P5
  it('leaves them behind when an answer leads to another host', async () => {
    let status = 200;
    const { connectByKey, takeSent, context } = await startSelfHosted({
      answer: () => {
        const headers = { location: 'https://evil.test/stolen' };
        const answered = new Response(null, { status, ...(status !== 200 && { headers }) });
        status = 200;
        return answered;
      },
    });
    const { id } = await connectByKey();
    status = 302;

    await authorizedFetch(context(), id)('x');

    expect(takeSent()).toEqual([
      expect.stringMatching(/^crm\.acme\.test .*adas-key/),
      expect.not.stringContaining('adas-key'),
    ]);
  });

  it('goes by the stored metadata for connections older than the record of their hosts', async () => {
    const { connectByKey, update, takeSent, context } = await startSelfHosted();
    const { id } = await connectByKey();
    await changeConnection(context(), id, { acceptedOrigins: null });

    await authorizedFetch(context(), id)('x');
    const moved = await update(id, { providerMetadata: typed({ workspace: OTHER_HOST }) });

    expect(hostsOf(takeSent())).toEqual([HOST]);
    expect(moved).toMatchObject({ status: 422, body: { code: 'provider_host_not_allowed' } });
  });

  it.each([
    ['goes on when the catalogue spells out another host', 'https://api.willow.test', ['api.willow.test']],
    [
      'stops when the catalogue moves a host that values are part of',
      'https://{{.workspace}}.willow.test',
      [],
    ],
  ])('%s', async (_, baseURL, expected) => {
    const { connectByKey, takeSent, context } = await startSelfHosted();
    const { id } = await connectByKey({ workspace: 'acme.test' });
    const willow: CatalogueEntry = { ...selfHosted.willow, baseURL };
    const updated = { ...context(), catalogue: createCatalogue({ willow }) };

    await authorizedFetch(updated, id)('x').catch(() => undefined);

    expect(hostsOf(takeSent())).toEqual(expected);
  });
});
