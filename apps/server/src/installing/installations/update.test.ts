import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';

async function startInstalled() {
  const server = await startConnectedServer();
  const installation = await server.install();
  const path = `${server.base}/installations/${installation.id}`;
  server.advanceClock(60_000);
  return {
    ...server,
    installation,
    path,
    update: (updateMask: string[], values: unknown, headers = {}) =>
      server.request('PATCH', path, { updateMask, installation: values }, headers),
    stored: async () => (await server.request('GET', path)).body,
  };
}

const read = (objects: Record<string, unknown>) => ({ config: { content: { read: { objects } } } });
const contacts = {
  objectName: 'contacts',
  selectedFields: { city: true },
  selectedFieldMappings: { stage: 'city' },
};

describe('updating an installation', () => {
  // @holds S51
  it('replaces the named object, leaves the others and writes a new config', async () => {
    const { update, installation, now } = await startInstalled();
    await update(['config.content.read.objects.companies'], read({ companies: { objectName: 'companies' } }));

    const { status, body } = await update(
      ['config.content.read.objects.contacts'],
      read({ contacts, deals: {} }),
    );

    expect(status).toBe(200);
    expect(body.config.content.read.objects).toEqual({
      contacts,
      companies: { objectName: 'companies', selectedFields: {}, selectedFieldMappings: {} },
    });
    expect(body.config.id).not.toBe(installation.config.id);
    expect(body).toMatchObject({
      updateTime: now().toISOString(),
      createdBy: 'api:create-installation',
      config: { createdBy: 'api:update-installation', createTime: now().toISOString() },
    });
  });

  it('keeps what a page does not send', async () => {
    const { update, stored } = await startInstalled();
    await update(
      ['config.content.read.objects.contacts'],
      read({ contacts: { ...contacts, schedule: '0 3 * * *' } }),
    );

    await update(['config.content.read.objects.contacts'], read({ contacts }));

    expect((await stored()).config.content.read.objects.contacts).toMatchObject({ schedule: '0 3 * * *' });
  });

  it('turns one object off and on by its leaf', async () => {
    const { update, installation } = await startInstalled();

    const { body } = await update(
      ['config.content.read.objects.contacts.disabled'],
      read({ contacts: { disabled: true } }),
    );

    expect(body.config.content.read.objects.contacts).toEqual({
      ...installation.config.content.read?.objects.contacts,
      disabled: true,
    });
  });

  it('makes the write part when there was none', async () => {
    const { update } = await startInstalled();

    const { body } = await update(['config.content.write.objects'], {
      config: { content: { write: { objects: { deals: { objectName: 'deals' } } } } },
    });

    expect(body.config.content.write).toEqual({ objects: { deals: { objectName: 'deals' } } });
  });

  // @holds S51
  it('binds the newest revision', async () => {
    const { update, given } = await startInstalled();
    const { latestRevision } = await given.integration({ displayName: 'Renamed' });

    const { body } = await update(['config.content.read.objects.contacts'], read({ contacts }));

    expect(body.config.revisionId).toBe(latestRevision.id);
  });

  it('moves to another connection of the group', async () => {
    const { update, connect, installation } = await startInstalled();
    const other = await connect({ consumerRef: 'grace' });

    const { body } = await update(['connectionId'], { connectionId: other.id });

    expect(other.id).not.toBe(installation.connection.id);
    expect(body.connection.id).toBe(other.id);
  });

  it('looks for the fields anew when it moves to another account', async () => {
    const { update, connect, openAccount, addFields, stored, advanceClock } = await startInstalled();
    await addFields('companies', 1);
    const fieldName = 'generated_00001_c';
    const companies = { objectName: 'companies', selectedFields: { [fieldName]: true } };
    advanceClock(60_000);
    expect(await update(['config.content.read.objects.companies'], read({ companies }))).toMatchObject({
      status: 200,
    });
    const { apiKey } = await openAccount();
    const other = await connect({ consumerRef: 'grace', apiKey });
    const before = await stored();

    const answer = await update(['connectionId', 'account'], {
      connectionId: other.id,
      account: { id: other.account?.id },
    });

    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'config_invalid', issues: [{ context: { reason: 'field_unknown' } }] },
    });
    expect(await stored()).toEqual(before);
  });

  it("does not move to another group's connection", async () => {
    const { update, connect, stored, installation } = await startInstalled();
    const other = await connect({ groupRef: 'globex' });

    expect(await update(['connectionId'], { connectionId: other.id })).toMatchObject({
      status: 404,
      body: { code: 'connection_not_found' },
    });
    expect((await stored()).connection.id).toBe(installation.connection.id);
  });

  it.each([
    ['a path that cannot be set', ['config.content.read.objects'], read({ contacts })],
    ['a path without a value', ['config.content.read.objects.contacts'], {}],
    ['a connection without a value', ['connectionId'], {}],
    [
      'one good and one bad path',
      ['config.content.read.objects.contacts', 'healthStatus'],
      read({ contacts }),
    ],
  ])('refuses %s and lists what is allowed', async (_case, mask, values) => {
    const { update, stored, installation } = await startInstalled();

    const answer = await update(mask, values);

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_update_mask' } });
    expect(answer.body.context.allowed).toContain('connectionId');
    expect(answer.body.detail).toMatch(
      /^"[\w.]+" (cannot be set|is in the mask but has no value), so nothing was changed\.$/,
    );
    expect((await stored()).config.id).toBe(installation.config.id);
  });

  it('refuses what does not fit, and saves nothing', async () => {
    const { update, stored, installation } = await startInstalled();

    const answer = await update(
      ['config.content.read.objects.contacts'],
      read({ contacts: { ...contacts, selectedFieldMappings: { stage: 'mood' } } }),
    );

    expect(answer).toMatchObject({ status: 422, body: { code: 'config_invalid' } });
    expect(answer.body.detail).toContain('nothing was saved');
    expect((await stored()).config.id).toBe(installation.config.id);
  });

  it('writes down the end user who changes it', async () => {
    const { update, given } = await startInstalled();
    const asAda = given.asConsumer(await given.consumerToken());

    const { body } = await update(['config.content.read.objects.contacts'], read({ contacts }), asAda);

    expect(body.config.createdBy).toBe('consumer:ada');
  });

  // @holds S52
  it('takes the author a builder names', async () => {
    const { update } = await startInstalled();

    const { body } = await update(['config.createdBy'], { config: { createdBy: 'builder:7' } });

    expect(body.config.createdBy).toBe('builder:7');
  });

  it('is 404 for an end user of another group', async () => {
    const { update, given, stored, installation } = await startInstalled();
    const asGlobex = given.asConsumer(await given.consumerToken({ groupRef: 'globex' }));

    const answer = await update(['config.content.read.objects.contacts'], read({ contacts }), asGlobex);

    expect(answer).toMatchObject({ status: 404, body: { code: 'installation_not_found' } });
    expect((await stored()).config.id).toBe(installation.config.id);
  });
});
