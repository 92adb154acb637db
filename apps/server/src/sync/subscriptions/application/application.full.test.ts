import { describe, expect, it } from 'vitest';
import { hubspotEvent, openHubSpotAccount, startApplication } from './application.fixture.ts';

const HOUR_MS = 60 * 60_000;

describe('the address of an application', () => {
  it('is shown to builders beside the application, with what to do at the provider', async () => {
    const { app, project, request, makeFrontendKey, given } = await startApplication();
    const path = `/v1/projects/${project.id}/provider-apps`;

    const list = async (headers?: Record<string, string | null>) =>
      (await request('GET', path, undefined, headers)).body;

    expect(app.webhook).toEqual({
      url: `http://dowel.test/hooks/v1/projects/${project.id}/provider-apps/${app.id}`,
      instructions: expect.stringContaining('target URL'),
    });
    expect(await list()).toMatchObject([{ webhook: app.webhook }]);
    expect((await list({ 'x-api-key': await makeFrontendKey() }))[0]).not.toHaveProperty('webhook');
    const token = given.asConsumer(await given.consumerToken());
    expect((await list(token))[0]).not.toHaveProperty('webhook');
  });

  // @holds P22
  it('can be looked at, and takes nothing that was not signed for it just now with the newest secret', async () => {
    const world = await startApplication();
    const [account, other] = [await openHubSpotAccount(), await startApplication({ clientSecret: 'other' })];
    const installed = await world.install('acme', account);
    const events = [hubspotEvent(installed.portalId, await account.create('contacts', { lastname: 'A' }))];
    const look = async (address: string) => {
      const answers = [await world.fetch(address), await world.fetch(address, { method: 'HEAD' })];
      return [...answers.map(({ status }) => status), await answers[0]?.text()];
    };
    const strange = world.address.replace(world.app.id, other.app.id);

    expect(await look(world.address)).toEqual([200, 200, '']);
    expect(await look(strange)).toEqual([404, 404, '']);
    expect(await world.post(events, { to: strange })).toBe(404);
    expect(await world.post(events, { to: other.address })).toBe(401);
    expect(await world.post(events, { to: `${world.address}?more=1` })).toBe(401);
    expect(await world.post(events, { secret: 'another' })).toBe(401);
    expect(await world.post(events, { headers: { 'x-hubspot-signature-v3': '' } })).toBe(401);
    const old = new Date(world.now().getTime() - 6 * 60_000);
    expect(await world.post(events, { time: old })).toBe(401);
    expect(await world.post('x'.repeat(1024 * 1024 + 1))).toBe(413);
    expect(await world.post('no list')).toBe(400);
    expect(await world.stored(installed)).toBe(0);

    const change = { updateMask: ['clientSecret'], providerApp: { clientSecret: 'second-secret' } };
    await world.ask('PATCH', `/provider-apps/${world.app.id}`, change);
    expect(await world.post(events, { secret: 'first-secret' })).toBe(401);
    expect(await world.stored(installed)).toBe(0);
    expect(await world.post(events, { secret: 'second-secret' })).toBe(200);
    expect(await world.stored(installed)).toBe(1);
  });
});

describe('an event of an account', () => {
  // @holds S267, P22
  it('reaches every installation of the account, once each, and nobody else', async () => {
    const world = await startApplication();
    const [shared, own] = [await openHubSpotAccount(), await openHubSpotAccount()];
    const [first, second] = [await world.install('acme', shared), await world.install('globex', shared)];
    const third = await world.install('initech', own);
    // Another builder's project, over the same account at the same provider.
    const other = await startApplication({ clientSecret: 'other' });
    const foreign = await other.install('acme', shared);
    const ids = [
      await shared.create('contacts', { lastname: 'Lovelace', email: 'ada@x.example' }),
      await own.create('contacts', { lastname: 'Hopper', email: 'grace@x.example' }),
    ];
    const [a, b] = [hubspotEvent(first.portalId, ids[0] ?? ''), hubspotEvent(third.portalId, ids[1] ?? '')];

    const strange = [hubspotEvent(1, '7'), { portalId: first.portalId }, null];
    expect(await world.post([a, b, a, ...strange])).toBe(200);
    expect(await world.post(`\ufeff${JSON.stringify([{ ...a, attemptNumber: 1 }])}`)).toBe(200);
    for (const one of [world, other]) await one.runJobs();

    expect(first.portalId).toBe(second.portalId);
    expect(foreign.portalId).toBe(first.portalId);
    const emails = (groupRef: string) => world.changes(groupRef).map(({ fields }) => fields?.email);
    expect([emails('acme'), emails('globex'), emails('initech')]).toEqual([
      ['ada@x.example'],
      ['ada@x.example'],
      ['grace@x.example'],
    ]);
    expect([await other.stored(foreign), other.changes('acme')]).toEqual([0, []]);
  });

  // @holds P22
  it('reaches only connections of the application that has signed it, so a customer signs nothing for another', async () => {
    const world = await startApplication();
    const account = await openHubSpotAccount();
    const secret = 'secret-of-acme';
    const groupApp = { provider: 'hubspot', clientId: 'acme', clientSecret: secret, groupRef: 'acme' };
    const own = await world.ask('POST', '/provider-apps', groupApp);
    const [acme, globex] = [await world.install('acme', account), await world.install('globex', account)];
    const event = () => [hubspotEvent(acme.portalId, '7')];
    const stored = async () => [await world.stored(acme), await world.stored(globex)];

    expect(await world.post(event(), { at: own.webhook.url })).toBe(401);
    expect(await world.post(event(), { at: own.webhook.url, secret })).toBe(200);
    const byAcme = await stored();
    expect(await world.post(event())).toBe(200);

    expect([byAcme, await stored()]).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  it('says what has happened under the older and the newer names of the provider, and that nothing was set up in the account', async () => {
    const world = await startApplication();
    const account = await openHubSpotAccount();
    const installed = await world.install('acme', account);
    const { portalId } = installed;
    const [operation, ...others] = await world.operations(installed);
    const id = await account.create('contacts', { lastname: 'Lovelace', email: 'ada@x.example' });
    const change = { subscriptionType: 'object.propertyChange', propertyName: 'email', propertyValue: 'x' };

    await world.post([
      hubspotEvent(portalId, id, { ...change, objectTypeId: '0-1' }),
      hubspotEvent(portalId, id, { ...change, objectTypeId: '0-2' }),
      hubspotEvent(portalId, id, { ...change, subscriptionType: 'contact.propertyChange' }),
      hubspotEvent(portalId, '404', { subscriptionType: 'contact.deletion' }),
      hubspotEvent(portalId, id, { subscriptionType: 'contact.restore' }),
      hubspotEvent(portalId, id, { subscriptionType: 'object.restore', objectTypeId: '0-1' }),
    ]);
    await world.runJobs();

    expect(others).toEqual([]);
    expect(operation).toMatchObject({ actionType: 'subscribe', status: 'success' });
    expect(operation?.result).toContain(`Events of the account ${portalId} are delivered.`);
    expect(operation?.result).toContain('Nothing was set up there');
    const updated = {
      subscribeEventType: 'update',
      fieldsUpdated: ['email'],
      raw: { id, properties: { email: 'ada@x.example' } },
    };
    expect(world.changes('acme')).toMatchObject([
      { ...updated, providerEventType: 'object.propertyChange', rawEvent: { objectTypeId: '0-1' } },
      { ...updated, providerEventType: 'contact.propertyChange' },
      { subscribeEventType: 'delete', id: '404' },
      { subscribeEventType: 'create', id, providerEventType: 'contact.restore' },
      { subscribeEventType: 'create', id, providerEventType: 'object.restore' },
    ]);
  });
});

describe('a link between two records', () => {
  const startLinking = async (includeFullRecords?: boolean) => {
    const event = { enabled: 'always' as const, ...(includeFullRecords && { includeFullRecords }) };
    const world = await startApplication({ more: { associationChangeEvent: event } });
    const account = await openHubSpotAccount();
    const { portalId } = await world.install('acme', account);
    const contactId = await account.create('contacts', { lastname: 'Lovelace', email: 'ada@x.example' });
    const companyId = await account.create('companies', { name: 'Engines' });
    const linked = (more: object) =>
      hubspotEvent(portalId, '', {
        objectId: undefined,
        fromObjectId: Number(contactId),
        toObjectId: Number(companyId),
        associationRemoved: false,
        ...more,
      });
    const older = { subscriptionType: 'contact.associationChange', associationType: 'CONTACT_TO_COMPANY' };
    return { ...world, contactId, companyId, linked, older };
  };

  it('is told with the names of both records, unless they are wanted in full', async () => {
    const { contactId, companyId, linked, older, ...world } = await startLinking();

    await world.post([
      linked(older),
      linked({ ...older, associationType: 'CONTACT_TO_UNKNOWN', toObjectId: 7 }),
    ]);
    await world.runJobs();

    const told = { subscribeEventType: 'associationUpdate', providerEventType: 'contact.associationChange' };
    const changes = world.changes('acme');
    expect(changes).toMatchObject([
      {
        ...told,
        rawEvent: { associationRemoved: false },
        fromRecord: { id: contactId, objectName: 'contacts', rawObjectName: 'contacts' },
        toRecord: { id: companyId, objectName: 'account', rawObjectName: 'companies' },
      },
      { ...told, fromRecord: { id: contactId }, toRecord: { id: '7' } },
    ]);
    expect(changes[0]?.toRecord).not.toHaveProperty('raw');
  });

  it('is told with both records in full, also by the newer event, which names the types of both', async () => {
    const { contactId, companyId, linked, older, ...world } = await startLinking(true);
    const newer = {
      eventId: 7,
      occurredAt: 1,
      subscriptionType: 'object.associationChange',
      fromObjectTypeId: '0-1',
      associationCategory: 'USER_DEFINED',
      associationType: 'CONTACT_TO_COMPANY_42',
    };

    const toCompany = linked({ ...newer, toObjectTypeId: '0-2' });
    const toOther = linked({ ...newer, toObjectTypeId: '2-77', toObjectId: 9 });
    const ofCompany = linked({ ...newer, fromObjectTypeId: '0-2', toObjectTypeId: '0-1', toObjectId: 8 });
    await world.post([linked(older), toCompany, toOther, toCompany, ofCompany]);
    await world.runJobs();

    const ofAda = { id: contactId, rawObjectName: 'contacts', fields: { email: 'ada@x.example' } };
    const ofEngines = { id: companyId, rawObjectName: 'companies', mappedFields: { title: 'Engines' } };
    const full = {
      fromRecord: { ...ofAda, raw: { id: contactId, properties: ofAda.fields } },
      toRecord: { ...ofEngines, raw: { id: companyId, properties: { name: 'Engines' } } },
    };
    expect(world.changes('acme')).toMatchObject([
      { ...full, providerEventType: 'contact.associationChange' },
      {
        ...full,
        subscribeEventType: 'associationUpdate',
        providerEventType: 'object.associationChange',
      },
      { fromRecord: { rawObjectName: 'contacts' }, toRecord: { id: '9' } },
    ]);
  });
});

describe('an installation without a subscription of its own', () => {
  // @holds S267
  it('takes no events when it is uninstalled, or has moved to another account', async () => {
    const world = await startApplication();
    const [account, next] = [await openHubSpotAccount(), await openHubSpotAccount()];
    const gone = await world.install('acme', account);
    const others = [await world.install('globex', account), await world.install('initech', account)] as const;
    const [moved, signedInElsewhere] = others;
    const { portalId } = gone;

    await world.ask('DELETE', world.path(gone));
    const graces = await world.connect('globex', next, 'grace');
    const change = {
      updateMask: ['connectionId', 'account'],
      installation: { connectionId: graces.id, account: { id: graces.account?.id } },
    };
    await world.ask('PATCH', `${world.path(moved)}?skipSampling=true`, change);
    expect(await world.post([hubspotEvent(portalId, '7')])).toBe(200);
    expect([await world.stored(gone), await world.stored(moved)]).toEqual([0, 0]);

    const before = await world.stored(signedInElsewhere);
    const connection = await world.connect('initech', next, 'ada', graces.account);
    await world.runJobs();
    expect(connection.id).toBe(signedInElsewhere.connection?.id);
    expect(await world.post([hubspotEvent(portalId, '8')])).toBe(200);
    expect([before, await world.stored(signedInElsewhere), await world.stored(moved)]).toEqual([1, 0, 0]);
  });

  it('says that the application is missing when it is deleted', async () => {
    const world = await startApplication();
    const installed = await world.install('acme', await openHubSpotAccount());
    const before = (await world.get(installed)).healthStatus;

    await world.ask('DELETE', `/provider-apps/${world.app.id}`);
    await world.runJobs();

    const [operation] = await world.operations(installed);
    expect([before, (await world.get(installed)).healthStatus]).toEqual(['healthy', 'unhealthy']);
    expect(operation).toMatchObject({ actionType: 'subscribe', status: 'failure' });
  });

  it('says that the application is missing, until it is there', async () => {
    const world = await startApplication({ hasApp: false });
    const installed = await world.install('acme', await openHubSpotAccount());

    const [operation] = await world.operations(installed);
    expect((await world.get(installed)).healthStatus).toBe('unhealthy');
    expect(operation?.status).toBe('failure');

    await world.createApp();
    world.advanceClock(6 * HOUR_MS);
    await world.runJobs();
    expect((await world.get(installed)).healthStatus).toBe('healthy');
  });
});
