import { exampleMessages, SchemaWatchMessage } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { everyKind, startWatching } from './watching.fixture.ts';

const always = { enabled: 'always' } as const;
const tier = { fieldName: 'tier', displayName: 'Tier', valueType: 'string', isCustom: true };

describe('watching the fields of a customer', () => {
  // @holds S268
  it('only remembers them at the first look, and tells of a created field then, in the envelope of all messages', async () => {
    const world = await startWatching();
    const [first] = await world.looks();

    await world.nextLook();

    expect(world.receiver.received).toEqual([]);
    const [second, ...others] = await world.looks();
    expect(others.map(({ id }) => id)).toEqual([first?.id]);
    for (const look of [first, second]) {
      expect(look).toMatchObject({
        status: 'success',
        result: 'No field has changed',
        metadata: { objects: ['contacts'] },
      });
    }
    const [began, seen, ended] = await world.logsOf(first);
    expect(began?.details).toMatchObject({
      objects: 'contacts',
      told: 'fieldCreated, fieldDeleted, fieldChanged',
      destination: 'receiver',
    });
    expect(seen?.msg).toBe('[contacts] Its fields are remembered. This is the first look at the object.');
    expect(Number(seen?.details?.fields)).toBeGreaterThan(10);
    expect(ended?.details).toMatchObject({ objects: '1', messages: '0' });
    expect(ended?.details?.next).toContain('The next look is planned for 2027-03-06T00:0');

    await world.defineField('tier', { description: 'How good they are' });
    await world.nextLook();

    const messages = world.messages();
    expect(messages).toEqual([
      {
        action: 'schema.watch',
        projectId: world.project.id,
        provider: 'sandboxApiKey',
        groupRef: 'acme',
        groupName: expect.any(String),
        consumerRef: 'ada',
        consumerName: expect.any(String),
        installationId: world.installation.id,
        installationUpdateTime: expect.any(String),
        objectName: 'person',
        rawObjectName: 'contacts',
        operationTime: expect.stringMatching(/^2027-03-07T/),
        result: {
          createdFields: [expect.objectContaining({ ...tier, description: 'How good they are' })],
          deletedFields: [],
          changedFields: [],
        },
      },
    ]);
    expect(SchemaWatchMessage.safeParse(messages[0]).error).toBeUndefined();
    expect(Object.keys(messages[0] ?? {}).sort()).toEqual(
      Object.keys(exampleMessages['schema.watch']).sort(),
    );
    const [look] = await world.looks();
    expect(look).toMatchObject({ status: 'success', result: '1 field created, 0 deleted, 0 changed' });
    expect((await world.logsOf(look))[1]).toMatchObject({
      msg: '[contacts] 1 field differed, and the destination is told.',
      details: { created: 'tier' },
    });
  });

  it('tells of a deleted field as it was, and of a changed label, description or type before and after', async () => {
    const world = await startWatching();
    const changes = {
      label: [{ label: 'Level' }, { displayName: 'Level' }],
      description: [{ description: 'How good they are' }, { description: 'How good they are' }],
      type: [{ type: 'integer' }, { valueType: 'int', providerType: 'integer' }],
    } as const;
    for (const name of Object.keys(changes)) await world.defineField(name);
    await world.nextLook();
    // The sandbox never changes the type of a field that is there.
    await world.deleteField('type');
    for (const [name, [change]] of Object.entries(changes)) await world.defineField(name, change);
    await world.deleteField('referred_by_c');

    await world.nextLook();
    await world.nextLook();

    const [, ...changed] = world.messages();
    const one = (name: string, after: object = {}) =>
      expect.objectContaining({ ...tier, fieldName: name, ...after });
    expect(changed.map(({ result }) => result)).toEqual([
      {
        createdFields: [],
        deletedFields: [
          expect.objectContaining({
            fieldName: 'referred_by_c',
            displayName: 'Referred by',
            valueType: 'string',
          }),
        ],
        changedFields: expect.arrayContaining(
          Object.entries(changes).map(([name, [, after]]) => ({
            oldSchema: one(name),
            newSchema: one(name, after),
          })),
        ),
      },
    ]);
    expect(changed[0]?.result.changedFields).toHaveLength(3);
  });

  it('leaves out the kinds of changes that nobody asked for, also later', async () => {
    const world = await startWatching({ kinds: { fieldDeleted: always } });
    await world.defineField('tier');
    await world.nextLook();
    await world.defineField('tier', { label: 'Level' });
    await world.nextLook();
    const before = world.messages();
    await world.deploy({ destination: 'receiver', allObjects: everyKind });
    await world.deleteField('tier');
    await world.nextLook();

    expect(before).toEqual([]);
    expect(world.messages().map(({ result }) => result)).toMatchObject([
      { createdFields: [], deletedFields: [{ displayName: 'Level' }], changedFields: [] },
    ]);
    const [, second] = await world.looks();
    expect(second?.status).toBe('success');
  });

  it('sends one message for each object that differs', async () => {
    const world = await startWatching({ objects: ['contacts', 'companies', 'deals'] });
    await world.defineField('tier');
    await world.defineField('level', {}, 'deals');
    await world.deleteField('contract_number_c', 'deals');

    await world.nextLook();

    const told = world
      .messages()
      .map(({ objectName, result }) => [
        objectName,
        result.createdFields?.map(({ fieldName }) => fieldName),
        result.deletedFields?.map(({ fieldName }) => fieldName),
      ]);
    expect(told.toSorted()).toEqual([
      ['deals', ['level'], ['contract_number_c']],
      ['person', ['tier'], []],
    ]);
    expect((await world.looks())[0]?.metadata).toEqual({ objects: ['companies', 'contacts', 'deals'] });
  });

  it('splits what is too large for one message', async () => {
    const world = await startWatching();
    await world.addFields('contacts', 3000);

    await world.nextLook();

    const messages = world.messages();
    expect(messages.length).toBeGreaterThan(1);
    expect(Math.max(...world.receiver.received.map(({ body }) => body.length))).toBeLessThan(300_000);
    const names = messages.flatMap(({ result }) => result.createdFields?.map(({ fieldName }) => fieldName));
    expect(new Set(names).size).toBe(3000);
    expect(names).toHaveLength(3000);
  });

  it('says which field has so many choices that a message has no room for them', async () => {
    const options = Array.from({ length: 20_000 }, (_, number) => ({
      value: `${number}`,
      label: `Town ${number}`,
    }));
    const outgoing: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (!`${input}`.endsWith('/contacts/fields')) return answer;
      const { fields } = await answer.json();
      const all = fields.map((field: { name: string }) =>
        field.name === 'town' ? { ...field, options } : field,
      );
      return Response.json({ fields: all });
    };
    const world = await startWatching({ outgoing });
    await world.defineField('town', { type: 'picklist', options: options.slice(0, 1) });

    await world.nextLook();

    const [look] = await world.looks();
    expect(world.messages().flatMap(({ result }) => result.createdFields ?? [])).toEqual([
      expect.objectContaining({ fieldName: 'town', valueType: 'singleSelect' }),
    ]);
    const said = (await world.logsOf(look)).map(({ msg }) => msg).join('\n');
    expect(said).toContain('no room for all choices of town, so it has none of them');
  });
});
