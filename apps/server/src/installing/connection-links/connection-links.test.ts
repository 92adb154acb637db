import { describe, expect, it } from 'vitest';
import { controlSandbox, openSandboxAccount } from '../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../test/signing-in.ts';
import { inProject } from '../../platform/db/scope.ts';
import { connectionLinks } from '../../platform/db/tables.ts';
import { messagesOf } from '../../sync/events/stored-events.fixture.ts';

/** A project whose integration is connected on the provider's own page, and links to it. */
async function startLinks() {
  const server = await startSignInServer();
  const integration = await server.given.integration({ provider: 'sandbox' });
  const path = `/v1/projects/${server.project.id}/connection-links`;
  const create = (body: object = {}) =>
    server.request('POST', path, {
      integrationId: integration.id,
      groupRef: 'acme',
      consumerRef: 'ada',
      ...body,
    });
  return {
    ...server,
    integration,
    path,
    create,
    link: async (body: object = {}) => {
      const created = await create(body);
      expect(created.status).toBe(201);
      return created.body;
    },
    links: async () => (await server.request('GET', path)).body,
    remove: (id: string) => server.request('DELETE', `${path}/${id}`),
    told: async (type: string) =>
      (await messagesOf(server)).filter(({ notificationType }) => notificationType === type),
  };
}

const over = { code: 'state_invalid' };

describe('connecting with a link', () => {
  it('shows who asks and for whom, looks like the product, and makes the connection after a click', async () => {
    const { link, browser, list, links, told, remove, request, project } = await startLinks();
    const logo = 'data:image/png;base64,iVBORw0KGgo=';
    const looks = { logo, primaryColor: '#123456', language: 'de' };
    const people = { groupName: 'Acme Inc', consumerName: 'Ada Okafor' };
    const { id, url, ...shown } = await link({ ...people, ...looks });

    const page = await browser.open(url);
    const ended = await browser.open(await browser.consent(url));

    expect(shown).toMatchObject({ purpose: 'connect', status: 'pending', provider: 'sandbox' });
    expect(page.status).toBe(200);
    for (const text of ['Acme Inc', 'Ada Okafor', logo, 'bittet Sie']) expect(page.text).toContain(text);
    expect(page.text).toContain('--dowel-colors-primary:#123456');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(ended.result.message.eventType).toBe('AUTHORIZATION_SUCCEEDED');
    const [connection] = await list();
    expect(connection).toMatchObject({
      group: { groupRef: 'acme', groupName: 'Acme Inc' },
      consumer: { consumerRef: 'ada', consumerName: 'Ada Okafor' },
    });
    expect(await links()).toMatchObject([{ id, status: 'completed', connectionId: connection.id }]);
    expect(await told('connection.created')).toMatchObject([{ data: { connectionLinkId: id } }]);
    await remove(id);
    const { body } = await request('GET', `/v1/projects/${project.id}/audit-log`);
    const entries = body.filter(({ targetId }: { targetId: string }) => targetId === id);
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'connection_link.revoked',
      'connection_link.completed',
      'connection_link.created',
    ]);
    expect(JSON.stringify(body)).not.toContain(url.split('/').at(-1));
  });

  it("makes the person's own connection, if the link is for that", async () => {
    const { link, browser, list, request, connections, told } = await startLinks();
    const { url } = await link({ personal: true });

    await browser.open(await browser.consent(url));

    const own = await request('GET', `${connections}?owner=person`);
    expect(own.body).toMatchObject([{ isPersonal: true, consumer: { consumerRef: 'ada' } }]);
    expect(await list()).toEqual([]);
    expect(await told('connection.created')).toMatchObject([{ data: { isPersonal: true } }]);
  });

  it('stays open when the provider refuses the sign-in', async () => {
    const { link, links, browser, sandboxUrl, clientId } = await startLinks();
    const { url } = await link();
    await controlSandbox(sandboxUrl, '/faults', { path: '/api', clientId, status: 401, times: 1 });

    const refused = await browser.open(await browser.consent(url));
    const [open] = await links();
    await browser.open(await browser.consent(url));

    expect(refused.result.code).toBe('credentials_rejected');
    expect(open.status).toBe('pending');
    expect(await links()).toMatchObject([{ status: 'completed' }]);
  });

  it('keeps what was changed about the connection since it was made', async () => {
    const { link, signIn, browser, list, request, connections } = await startLinks();
    await signIn();
    const [{ id: connectionId }] = await list();
    const { url } = await link({ connectionId });
    const providerMetadata = { note: { value: 'changed', source: 'input' } };
    const changed = await request('PATCH', `${connections}/${connectionId}`, {
      updateMask: ['providerMetadata'],
      connection: { providerMetadata },
    });

    await browser.open(await browser.consent(url));

    expect(changed.status).toBe(200);
    expect(await list()).toMatchObject([{ providerMetadata }]);
  });

  it('signs in to a connection again, and to no other account', async () => {
    const server = await startLinks();
    const { link, signIn, browser, list, links, sandboxUrl } = server;
    const other = await openSandboxAccount(sandboxUrl);
    await signIn();
    const [{ id: connectionId }] = await list();
    const { url } = await link({ connectionId });

    const differing = await browser.open(await browser.consent(url, { account: other.accountId }));
    const [kept] = await links();
    const ended = await browser.open(await browser.consent(url));

    expect(differing.result).toMatchObject({ code: 'account_differs' });
    expect(kept).toMatchObject({ purpose: 'reconnect', status: 'pending' });
    expect(ended.result.message.data).toEqual({ connection: connectionId });
    expect(await list()).toHaveLength(1);
    expect(await links()).toMatchObject([{ status: 'completed', connectionId }]);
  });
});

describe('a link in the wrong hands', () => {
  it('stays unused when a program opens it, fetches it ahead or sends its form. A sign-in does not end in another browser', async () => {
    const { link, list, links, otherBrowser, browser } = await startLinks();
    const { url } = await link();
    const scanner = otherBrowser();

    await scanner.open(url);
    await scanner.open(url, {}, 'HEAD');
    await scanner.open(url, { 'sec-purpose': 'prefetch' });
    const sent = await scanner.click(
      url,
      {},
      { origin: 'https://scanner.example', 'sec-fetch-site': 'cross-site' },
    );

    expect(sent).toMatchObject({ status: 403, result: null });
    expect(scanner.cookies.size).toBe(0);
    expect(await links()).toMatchObject([{ status: 'pending' }]);
    // Such as that of an app.
    const elsewhere = await browser.open(await otherBrowser().consent(url));
    expect(elsewhere.result.code).toBe('sign_in_elsewhere');
    expect((await browser.open(await browser.consent(url))).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it('connects for the first of two people who use it at once, and for nobody after that', async () => {
    const { link, list, browser, otherBrowser } = await startLinks();
    const { url } = await link();
    const second = otherBrowser();
    const [one, two] = [await browser.consent(url), await second.consent(url)];

    const ended = await Promise.all([browser.open(one), second.open(two)]);
    const late = await otherBrowser().open(url);

    expect(ended.map(({ result }) => result.code).sort()).toEqual(['state_invalid', undefined]);
    expect(late.status).toBe(400);
    expect(late.text).toContain('used already');
    expect(late.text).not.toContain('start again there');
    expect(await list()).toHaveLength(1);
  });

  it('no longer works when its time is over, or after it was revoked, also where the sign-in had begun', async () => {
    const { link, list, links, remove, browser, advanceClock } = await startLinks();
    const { id, url } = await link();
    const callback = await browser.consent(url);

    expect((await remove(id)).status).toBe(204);

    expect((await browser.open(callback)).result).toMatchObject(over);
    expect((await browser.open(url)).text).toContain('was revoked');
    expect((await browser.click(url)).status).toBe(400);
    expect([await list(), await links()]).toEqual([[], []]);
    const { url: short } = await link({ expiresInSeconds: 60 });
    advanceClock(60_000);
    expect((await browser.open(short)).text).toContain('too old');
    expect((await browser.click(short)).status).toBe(400);
    expect(await links()).toMatchObject([{ status: 'expired' }]);
    expect(await list()).toEqual([]);
  });
});

describe('making a link', () => {
  it('lasts a day unless the request says otherwise, at most a week, and is stored without its secret', async () => {
    const { create, link, links, now, context } = await startLinks();
    const { expireTime, url } = await link();

    expect(Date.parse(expireTime) - now().getTime()).toBe(24 * 60 * 60 * 1000);
    for (const expiresInSeconds of [59, 604_801, null, '60', 60.5]) {
      expect(await create({ expiresInSeconds })).toMatchObject({
        status: 400,
        body: { code: 'invalid_request' },
      });
    }
    const ours = inProject(context(), connectionLinks);
    const rows = await context().db.select().from(connectionLinks).where(ours);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, await links()])).not.toContain(url.split('/').at(-1));
  });

  it('is refused for what the project does not have', async () => {
    const { create, signIn, list, given, remove, request, link } = await startLinks();
    const { id } = await link();
    await signIn();
    const [{ id: connectionId }] = await list();
    const elsewhere = await given.project();
    const otherKey = { 'x-api-key': await given.apiKey({ project: elsewhere }) };

    const answers = await Promise.all([
      create({ integrationId: 'nothing' }),
      create({ connectionId: crypto.randomUUID() }),
      create({ connectionId, groupRef: 'globex' }),
      create({ connectionId, consumerRef: 'grace' }),
      create({ connectionId, personal: true }),
      remove(crypto.randomUUID()),
      request('DELETE', `/v1/projects/${elsewhere.id}/connection-links/${id}`, undefined, otherKey),
    ]);

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'integration_not_found'],
      [404, 'connection_not_found'],
      [404, 'connection_not_found'],
      [404, 'connection_not_found'],
      [404, 'connection_not_found'],
      [404, 'connection_link_not_found'],
      [404, 'connection_link_not_found'],
    ]);
  });

  it('is forgotten with its group and with its person', async () => {
    const { link, links, request, project } = await startLinks();
    await link();
    await link({ consumerRef: 'grace' });

    await request('DELETE', `/v1/projects/${project.id}/groups/acme/consumers/ada`);
    const rest = await links();
    await request('DELETE', `/v1/projects/${project.id}/groups/acme`);

    expect(rest).toMatchObject([{ consumerRef: 'grace' }]);
    expect(await links()).toEqual([]);
  });
});
