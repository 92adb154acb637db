import type { ConfigContent, IntegrationObject, ManifestFinding, ManifestInput } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../../test/connected-server.ts';

describe('removing an object that installations read', () => {
  async function startRemoving() {
    const server = await startConnectedServer();
    const installation = await server.install();
    const [integration] = server.given.manifest().integrations;
    const objects = (integration?.read?.objects ?? []).filter(({ objectName }) => objectName !== 'contacts');
    const without: ManifestInput = server.given.manifest({ read: { objects } });
    return {
      ...server,
      installation,
      without,
      deploy: (query = '', more = {}) =>
        server.request('PUT', `${server.projectPath}/integrations:batch${query}`, {
          manifest: without,
          ...more,
        }),
      /** The objects that are read. */
      async reads(): Promise<string[]> {
        const { body } = await server.request('GET', `${server.base}/installations/${installation.id}/reads`);
        return body.map(({ objectName }: { objectName: string }) => objectName);
      },
      async content(): Promise<ConfigContent> {
        const { body } = await server.request('GET', `${server.base}/installations/${installation.id}`);
        return body.config.content;
      },
    };
  }

  it('is announced by a dry run, also when it is always read or comes back in another case', async () => {
    const { deploy, without, given } = await startRemoving();
    const manifest = given.manifest();
    for (const object of manifest.integrations[0]?.read?.objects ?? [])
      if (object.objectName === 'contacts') object.objectName = 'Contacts';
    const planned = async (manifestOrNot: object = {}) =>
      (await deploy('', { ...manifestOrNot, dryRun: true })).body.changes;

    expect(await planned()).toMatchObject([{ read: { removed: ['contacts'] }, affectedInstallations: 1 }]);
    expect(await planned({ manifest })).toMatchObject([
      { read: { added: ['Contacts'], removed: ['contacts'] }, affectedInstallations: 1 },
    ]);
    const [integration] = without.integrations;
    const [companies, ...others] = integration?.read?.objects ?? [];
    const reading = (objects: unknown[]) => ({
      manifest: { ...without, integrations: [{ ...integration, read: { objects } }] },
    });
    await deploy('', reading([{ ...companies, enabled: 'always' }, ...others]));
    expect(await planned(reading(others))).toMatchObject([
      { read: { removed: ['companies'] }, affectedInstallations: 1 },
    ]);
  });

  it('leaves them reading, which a dry run announces, until destructive is given afterwards', async () => {
    const { deploy, content, installation } = await startRemoving();
    await deploy();
    const left = await content();

    const dryRuns = [await deploy('?destructive=true', { dryRun: true }), await deploy('', { dryRun: true })];
    await deploy('?destructive=true');

    expect(left).toEqual(installation.config.content);
    expect(dryRuns.map(({ body }) => body.changes)).toMatchObject([
      [{ action: 'unchanged', read: { removed: ['contacts'] }, affectedInstallations: 1 }],
      [{ action: 'unchanged', read: { removed: [] }, affectedInstallations: 0 }],
    ]);
    expect((await content()).read?.objects.contacts?.disabled).toBe(true);
  });

  it('is announced by a dry run when it is always read, no config names it, and an earlier deploy has left it', async () => {
    const { deploy, without, content, reads } = await startRemoving();
    const [integration] = without.integrations;
    const [companies, ...others] = integration?.read?.objects ?? [];
    const reading = (objects: unknown[]) => ({
      manifest: { ...without, integrations: [{ ...integration, read: { objects } }] },
    });
    await deploy('', reading([{ ...companies, enabled: 'always', schedule: '0 * * * *' }, ...others]));
    await deploy('', reading(others));
    const before = await reads();

    const { body } = await deploy('?destructive=true', { ...reading(others), dryRun: true });
    await deploy('?destructive=true', reading(others));
    const again = await deploy('?destructive=true', { ...reading(others), dryRun: true });

    expect((await content()).read?.objects).not.toHaveProperty('companies');
    expect(before).toContain('companies');
    expect(body.changes).toMatchObject([
      { read: { removed: expect.arrayContaining(['companies']) }, affectedInstallations: 1 },
    ]);
    expect(await reads()).not.toContain('companies');
    expect(again.body.changes).toMatchObject([{ read: { removed: [] }, affectedInstallations: 0 }]);
  });

  it('stops them with destructive, by a config of its own, which is told when it is deployed again', async () => {
    const { deploy, request, base, installation, advanceClock, now, content, given } = await startRemoving();
    advanceClock(60_000);

    const { body: deployed } = await deploy('?destructive=true');

    const { body } = await request('GET', `${base}/installations/${installation.id}`);
    expect(body).toMatchObject({
      updateTime: now().toISOString(),
      config: {
        createdBy: 'api:deploy',
        revisionId: deployed[0].latestRevision.id,
        content: { read: { objects: { contacts: { disabled: true, selectedFields: { phone: true } } } } },
      },
    });
    expect(body.config.id).not.toBe(installation.config.id);
    const back = { manifest: given.manifest() };
    const planned = await deploy('', { ...back, dryRun: true });
    const again = await deploy('', back);
    expect(planned.body.warnings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          severity: 'warning',
          message: expect.stringContaining('"contacts" stays off for 1 installation,'),
          fix: expect.stringContaining('config.content.read.objects.contacts.disabled'),
        }),
      ]),
    );
    expect(again.headers.get('Dowel-Warning')).toMatch(/path="integrations\[0\]\.read\.objects\[\d\]"/);
    expect((await content()).read?.objects.contacts?.disabled).toBe(true);
  });

  it('tells of customers who have not chosen a field for what an object requires now', async () => {
    const { deploy, given } = await startRemoving();
    const manifest = given.manifest();
    const contacts = manifest.integrations[0]?.read?.objects?.find(
      ({ objectName }) => objectName === 'contacts',
    );
    contacts?.requiredFields?.push({ mapToName: 'tier' });

    const planned = await deploy('', { manifest, dryRun: true });
    const deployed = await deploy('', { manifest });

    const message =
      'No field was chosen for tier of "contacts" in 1 installation, so messages come without it.';
    expect(planned.body.warnings).toContainEqual(expect.objectContaining({ severity: 'warning', message }));
    expect(deployed.headers.get('Dowel-Warning')).toMatch(/path="integrations\[0\]\.read\.objects\[\d\]"/);
  });

  it('tells of customers whose earlier records lack what an object reads now', async () => {
    const { deploy, given } = await startRemoving();
    const changed = (change: Partial<IntegrationObject>) => {
      const manifest = given.manifest();
      for (const object of manifest.integrations[0]?.read?.objects ?? [])
        if (object.objectName === 'contacts') Object.assign(object, change);
      return deploy('', { manifest, dryRun: true });
    };

    const grown = [
      await changed({ backfill: { defaultPeriod: { fullHistory: true } } }),
      await changed({ requiredFields: [{ fieldName: 'email', mapToName: 'mail' }] }),
      await changed({ associations: ['companies'] }),
    ];
    const same = await changed({ schedule: '30 5 * * *', optionalFields: [] });

    const message =
      'Records of "contacts" that were read before do not come again with what changes here, in 1 installation.';
    for (const { body } of grown)
      expect(body.warnings).toContainEqual(expect.objectContaining({ severity: 'warning', message }));
    expect(JSON.stringify(same.body.warnings)).not.toContain('do not come again');
  });

  it('tells of customers who no longer get what was read without their configs', async () => {
    const { given, deploy } = await startRemoving();
    const reading = (enabled?: 'always') => {
      const manifest = given.manifest();
      for (const object of manifest.integrations[0]?.read?.objects ?? [])
        if (object.objectName === 'companies') Object.assign(object, { enabled });
      return { manifest };
    };
    await deploy('', reading('always'));

    const { body } = await deploy('', { ...reading(), dryRun: true });

    expect(body.warnings).toContainEqual(
      expect.objectContaining({
        message: '"companies" is not read any more in 1 installation, whose configs do not name it.',
        fix: expect.stringContaining('enabled: always'),
      }),
    );
  });

  it('tells of customers whose configs name the destination from before', async () => {
    const { deploy, given, request, base, installation } = await startRemoving();
    const events = (destination: string) => ({
      objectName: 'contacts',
      destination,
      inheritFieldsAndMapping: true,
      createEvent: { enabled: 'always' as const },
    });
    const to = (destination: string) => given.manifest({ subscribe: { objects: [events(destination)] } });
    await deploy('', { manifest: to('first') });
    const subscribed = await request('PATCH', `${base}/installations/${installation.id}`, {
      updateMask: ['config.content.subscribe.objects.contacts'],
      installation: {
        config: {
          content: { subscribe: { objects: { contacts: { objectName: 'contacts', destination: 'first' } } } },
        },
      },
    });

    const planned = await deploy('', { manifest: to('second'), dryRun: true });
    const deployed = await deploy('', { manifest: to('second') });

    expect(subscribed.status).toBe(200);
    expect(planned.body.warnings).toContainEqual(
      expect.objectContaining({
        message: 'The destination of "contacts" stays "first" for 1 installation, whose configs say so.',
        fix: expect.stringContaining('subscribe.objects.contacts.destination to "second"'),
      }),
    );
    expect(deployed.headers.get('Dowel-Warning')).toContain('subscribe.objects[0].destination');
  });

  it('tells of customers whose configs have a schedule of their own', async () => {
    const { deploy, given, request, base, installation } = await startRemoving();
    const manifest = given.manifest();
    for (const object of manifest.integrations[0]?.read?.objects ?? []) object.schedule = '15 * * * *';
    const contacts = { ...installation.config.content.read?.objects.contacts, schedule: '0 4 * * *' };
    const saved = await request('PATCH', `${base}/installations/${installation.id}`, {
      updateMask: ['config.content.read.objects.contacts'],
      installation: { config: { content: { read: { objects: { contacts } } } } },
    });

    const { body } = await deploy('', { manifest, dryRun: true });

    const kept = (body.warnings as ManifestFinding[]).filter(({ path }) => path.endsWith('.schedule'));
    expect(saved.status).toBe(200);
    expect(kept.map(({ message }) => message)).toEqual([
      'The schedule of "contacts" stays "0 4 * * *" for 1 installation, whose configs say so.',
    ]);
  });

  it('stops nobody when the deploy fails', async () => {
    const { request, projectPath, given, content, installation, without } = await startRemoving();
    const bad = given.manifest({ name: 'bad', provider: 'nowhere' });

    const answer = await request('PUT', `${projectPath}/integrations:batch?destructive=true`, {
      manifest: { ...without, integrations: [...without.integrations, ...bad.integrations] },
    });

    expect(answer.status).toBe(422);
    expect(await content()).toEqual(installation.config.content);
  });
});
