import type { ConfigContent, IntegrationObject, ManifestFinding, ManifestInput } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../../test/connected-server.ts';
import { inFull } from '../../../../test/full-run.ts';

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
      async reads(): Promise<string[]> {
        const { body } = await server.request('GET', `${server.base}/installations/${installation.id}/reads`);
        return body.map(({ objectName }: { objectName: string }) => objectName);
      },
      /** Replaces what the config says of contacts. */
      change: (action: 'read' | 'write' | 'subscribe', entry: object) =>
        server.request('PATCH', `${server.base}/installations/${installation.id}`, {
          updateMask: [`config.content.${action}.objects.contacts`],
          installation: {
            config: {
              content: { [action]: { objects: { contacts: { objectName: 'contacts', ...entry } } } },
            },
          },
        }),
      async content(): Promise<ConfigContent> {
        const { body } = await server.request('GET', `${server.base}/installations/${installation.id}`);
        return body.config.content;
      },
    };
  }

  inFull('is announced by a dry run, also when it is always read or comes back in another case', async () => {
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

  it('ends an object without a schedule, which nothing reads on, and says so', async () => {
    const { deploy, given, without } = await startRemoving();
    const manifest = given.manifest();
    for (const object of manifest.integrations[0]?.read?.objects ?? []) object.schedule = '';
    await deploy('', { manifest });

    const { body } = await deploy('', { manifest: without, dryRun: true });

    expect(body.changes).toMatchObject([{ read: { removed: ['contacts'] }, affectedInstallations: 0 }]);
    expect(body.warnings).toContainEqual(
      expect.objectContaining({
        path: 'integrations[0].read',
        message:
          '"contacts" has no schedule, so it is not read on: your product can no longer ask for reads of it in 1 installation.',
      }),
    );
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

  it('tells of customers who no longer get what they have chosen', async () => {
    const { given, deploy } = await startRemoving();
    const [integration] = given.manifest().integrations;
    const without = (integration?.read?.objects ?? []).map((object) => ({ ...object, optionalFields: [] }));

    const { body } = await deploy('', {
      manifest: given.manifest({ read: { objects: without } }),
      dryRun: true,
    });

    expect(body.warnings).toContainEqual(
      expect.objectContaining({
        message: 'phone of "contacts" is not delivered any more, and was chosen in 1 installation.',
      }),
    );
  });

  it('tells of customers who had chosen the field of a name that the manifest gives another one', async () => {
    const { given, deploy, change, installation } = await startRemoving();
    const [integration] = given.manifest().integrations;
    const naming = (fieldName?: string) => {
      const stage = { ...(fieldName && { fieldName }), mapToName: 'stage' };
      const objects = (integration?.read?.objects ?? []).map((one) => ({ ...one, optionalFields: [stage] }));
      return { manifest: given.manifest({ read: { objects } }) };
    };
    await deploy('', naming());
    const { contacts } = installation.config.content.read?.objects ?? {};
    await change('read', { ...contacts, selectedFieldMappings: { stage: 'phone' } });

    const { body } = await deploy('', { ...naming('job_title'), dryRun: true });
    const same = await deploy('', { ...naming('Phone'), dryRun: true });

    const message =
      'stage of "contacts" has the values of another field from now on in 1 installation, whose customers had chosen theirs.';
    expect(body.warnings).toContainEqual(expect.objectContaining({ message }));
    expect(JSON.stringify(same.body.warnings)).not.toContain('another field');
  });

  it('tells of customers who have not chosen what was required and is only offered now', async () => {
    const { given, deploy } = await startRemoving();
    const [integration] = given.manifest().integrations;
    const reading = (fields: Partial<IntegrationObject>, more = {}) => {
      const objects = (integration?.read?.objects ?? []).map((object) => ({ ...object, ...fields }));
      return deploy('', { manifest: given.manifest({ read: { objects } }), ...more });
    };
    const all = [
      { fieldName: 'email' },
      { fieldName: 'phone' },
      { fieldName: 'job_title', mapToName: 'role' },
    ];
    const renamed = all.map(({ fieldName }) => ({ fieldName, mapToName: `my_${fieldName}` }));
    await reading({ requiredFields: all, optionalFields: [] });

    const answers = [
      await reading({ requiredFields: [], optionalFields: all }, { dryRun: true }),
      await reading({ requiredFields: [], optionalFields: [], optionalFieldsAuto: 'all' }, { dryRun: true }),
      await reading({ requiredFields: [], optionalFields: all.slice(1, 2) }, { dryRun: true }),
      await reading({ requiredFields: renamed, optionalFieldsAuto: 'all' }, { dryRun: true }),
    ];

    const told = answers.map(({ body }) =>
      (body.warnings as ManifestFinding[])
        .map(({ message }) => message)
        .filter((message) => message.includes('only offered')),
    );
    const message =
      'email, role of "contacts" is only offered now, and is not chosen in 1 installation, so messages come without it.';
    expect(told).toEqual([[message], [message], [], []]);
  });

  it('compares what comes back with what was read on meanwhile', async () => {
    const { given, deploy, without, change, installation } = await startRemoving();
    const { read } = given.manifest().integrations[0] ?? {};
    const always = (read?.objects ?? []).map((one) => ({ ...one, enabled: 'always' as const }));
    const own = { ...installation.config.content.read?.objects.contacts, schedule: '0 4 * * *' };
    await deploy('', { manifest: given.manifest({ read: { objects: always } }) });
    await change('read', own);
    const left = (without.integrations[0]?.read?.objects ?? []).filter(
      ({ objectName }) => objectName !== 'companies',
    );
    const back = (read?.objects ?? []).map((one) => ({ ...one, schedule: '15 * * * *', optionalFields: [] }));
    await deploy('', { manifest: given.manifest({ read: { objects: left } }) });

    const { body } = await deploy('', {
      manifest: given.manifest({ read: { objects: back } }),
      dryRun: true,
    });

    expect((body.warnings as ManifestFinding[]).map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'The schedule of "contacts" stays "0 4 * * *" for 1 installation, whose configs say so.',
        'phone of "contacts" is not delivered any more, and was chosen in 1 installation.',
        '"companies" is not read any more in 1 installation, whose configs do not name it.',
      ]),
    );
  });

  it('tells of customers whose configs have the destination and the events from before', async () => {
    const { deploy, given, change } = await startRemoving();
    const updateEvent = { enabled: 'always' as const, requiredWatchFields: ['email'] };
    const to = (destination: string, more = {}) =>
      given.manifest({
        subscribe: {
          objects: [
            {
              objectName: 'contacts',
              destination,
              inheritFieldsAndMapping: true,
              createEvent: { enabled: 'always' },
              deleteEvent: { enabled: 'always' },
              ...more,
            },
          ],
        },
      });
    await deploy('', { manifest: to('first', { updateEvent, otherEvents: ['merge'] }) });
    const deleteEvent = { enabled: 'never' };
    const subscribed = await change('subscribe', {
      destination: 'first',
      updateEvent,
      deleteEvent,
      otherEvents: ['merge'],
    });

    const next = to('second', { deleteEvent: undefined, otherEvents: ['split'] });
    const planned = await deploy('', { manifest: next, dryRun: true });
    const deployed = await deploy('', { manifest: next });

    expect(subscribed.status).toBe(200);
    const kept = (body: { warnings: ManifestFinding[] }) =>
      body.warnings.filter(({ message }) => message.includes(' stays '));
    expect(kept(planned.body).map(({ message }) => message)).toEqual([
      'The destination of "contacts" stays "first" for 1 installation, whose configs say so.',
      'The updateEvent.enabled of "contacts" stays "always" for 1 installation, whose configs say so.',
      'The updateEvent.requiredWatchFields of "contacts" stays "email" for 1 installation, whose configs say so.',
      'The otherEvents of "contacts" stays "merge" for 1 installation, whose configs say so.',
    ]);
    expect(kept(planned.body).map(({ fix }) => fix)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('subscribe.objects.contacts.destination to "second"'),
        expect.stringContaining('Remove config.content.subscribe.objects.contacts.updateEvent.enabled'),
      ]),
    );
    expect(deployed.headers.get('Dowel-Warning')).toContain('subscribe.objects[0].destination');
  });

  it('tells of customers whose settings have a mapped name that goes, or gets another field', async () => {
    const { deploy, given, change } = await startRemoving();
    const mapped = (mapToName?: string, inheritMapping = true, fieldName = 'email') => {
      const [integration] = given.manifest().integrations;
      const objects = (integration?.read?.objects ?? []).map((object) =>
        object.objectName === 'contacts' ? { ...object, requiredFields: [{ fieldName, mapToName }] } : object,
      );
      const events = { objectName: 'contacts', destination: 'first', inheritFieldsAndMapping: true };
      const updateEvent = { enabled: 'always' as const, watchFieldsAuto: 'all' as const };
      return given.manifest({
        read: { objects },
        write: { objects: [{ objectName: 'contacts', inheritMapping }] },
        subscribe: { objects: [{ ...events, updateEvent }] },
      });
    };
    await deploy('', { manifest: mapped('workEmail') });
    const saved = [
      await change('write', { selectedFieldSettings: { workEmail: { writeOnUpdate: 'never' } } }),
      await change('subscribe', { updateEvent: { enabled: 'always', requiredWatchFields: ['workEmail'] } }),
    ];
    const lost = async (manifest: ManifestInput, words = 'Nothing maps workEmail of "contacts" any more') => {
      const { body } = await deploy('', { manifest, dryRun: true });
      return (body.warnings as ManifestFinding[]).flatMap(({ path, message }) =>
        message.startsWith(`${words}, but the`) ? path : [],
      );
    };
    const moved = 'workEmail of "contacts" means another field from now on';

    expect(saved.map(({ status }) => status)).toEqual([200, 200]);
    const both = ['integrations[0].write.objects[0]', 'integrations[0].subscribe.objects[0]'];
    expect(await lost(mapped('businessEmail'))).toEqual(both);
    expect(await lost(mapped())).toEqual(both);
    expect(await lost(mapped('workEmail', false))).toEqual(both.slice(0, 1));
    expect(await lost(mapped('workEmail', true, 'phone'), moved)).toEqual(both);
    expect(await lost(mapped('workEmail', true, 'Email'), moved)).toEqual([]);
  });

  it('tells of customers whose configs have a schedule of their own', async () => {
    const { deploy, given, change, installation } = await startRemoving();
    const manifest = given.manifest();
    for (const object of manifest.integrations[0]?.read?.objects ?? []) object.schedule = '15 * * * *';
    const contacts = { ...installation.config.content.read?.objects.contacts, schedule: '0 4 * * *' };
    const saved = await change('read', contacts);

    const { body } = await deploy('', { manifest, dryRun: true });

    const kept = (body.warnings as ManifestFinding[]).filter(({ path }) => path.endsWith('.schedule'));
    expect(saved.status).toBe(200);
    expect(kept.map(({ message }) => message)).toEqual([
      'The schedule of "contacts" stays "0 4 * * *" for 1 installation, whose configs say so.',
    ]);
  });

  it('tells of customers whose configs go on with all fields that are offered no more', async () => {
    const { deploy, given, change, installation } = await startRemoving();
    const reading = (offered: object) => {
      const manifest = given.manifest();
      for (const object of manifest.integrations[0]?.read?.objects ?? []) Object.assign(object, offered);
      return manifest;
    };
    await deploy('', { manifest: reading({ optionalFieldsAuto: 'all' }) });
    const contacts = { ...installation.config.content.read?.objects.contacts, selectedFieldsAuto: 'all' };
    const saved = await change('read', contacts);

    const { body } = await deploy('', { manifest: reading({ optionalFieldsAuto: undefined }), dryRun: true });

    expect(saved.status).toBe(200);
    expect(body.warnings).toContainEqual(
      expect.objectContaining({
        message: 'The selectedFieldsAuto of "contacts" stays "all" for 1 installation, whose configs say so.',
        fix: 'Remove config.content.read.objects.contacts.selectedFieldsAuto where it is to change too.',
      }),
    );
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
