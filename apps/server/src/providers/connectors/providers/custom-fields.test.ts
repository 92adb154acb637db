import { objectOf } from '@dowel/schema/connector';
import { describe, expect, it } from 'vitest';
import { shippedDefinitions } from '../../../../test/shipped-connectors.ts';
import { writing } from '../engine/answering.fixture.ts';
import { asana } from './asana.ts';

it('writes custom fields of Asana as they are read, and a map of them as it is', async () => {
  const { write: send, requests } = writing(asana, () => ({ body: { data: { gid: '1' } } }));
  const option = (gid: string) => ({ gid, name: `Option ${gid}`, enabled: true });
  const read = [
    { gid: '10', resource_subtype: 'text', text_value: 'a', display_value: 'a' },
    { gid: '11', resource_subtype: 'enum', enum_value: option('7'), enum_options: [option('7')] },
    { gid: '12', resource_subtype: 'multi_enum', multi_enum_values: [option('7'), option('8')] },
    { gid: '13', resource_subtype: 'number', number_value: null },
    { gid: '14', resource_subtype: 'date', date_value: { date: '2026-03-01', date_time: null } },
    { gid: '15', resource_subtype: 'people', people_value: [{ gid: '90', resource_type: 'user' }] },
    { gid: '16', resource_subtype: 'formula', number_value: 4 },
    { gid: '17', resource_subtype: 'reference', reference_value: [{ gid: '5', name: 'Roof' }] },
    { gid: '18', resource_subtype: 'custom_id', id_prefix: 'OAK' },
  ];
  const write = (custom_fields: unknown) =>
    send({ type: 'update', objectName: 'tasks', recordId: '1', record: { custom_fields } });

  await write(read);
  await write({ 10: 'b' });
  await write([{ gid: '10', text_value: 'c' }]);

  const bodies = await Promise.all(requests.map((request) => request.json()));
  expect(bodies.map(({ data }) => data.custom_fields)).toEqual([
    {
      10: 'a',
      11: '7',
      12: ['7', '8'],
      13: null,
      14: { date: '2026-03-01' },
      15: ['90'],
      17: ['5'],
    },
    { 10: 'b' },
    { 10: 'c' },
  ]);
  for (const lost of [{ gid: '10', value: 'd' }, { text_value: 'd' }, 'd', { gid: '10', type: 'emoji' }]) {
    await expect(write([lost])).rejects.toThrow('needs its "gid" and its value');
  }
});

describe('a field that is moved up when it is read', () => {
  const moved = shippedDefinitions.flatMap((definition) => {
    const names = [...Object.keys(definition.objects ?? {}), 'any object'];
    return names.flatMap((name) => {
      const { record, write } = objectOf(definition, name);
      const endpoints = [write?.create, write?.update].filter((one) => one !== undefined);
      return endpoints.flatMap((endpoint) =>
        (record.unwrap ?? []).map((member) => ({
          definition,
          name: `${definition.provider} ${name}`,
          endpoint,
          member,
        })),
      );
    });
  });
  // A record of Chargebee stands in a member that says what it is. It is written without it.
  const left = moved.filter(({ definition }) => definition.provider !== 'chargebee');

  it.each(left)('is moved back when it is written, at $name', ({ definition, endpoint, member }) => {
    const isMoved =
      endpoint.wrap?.split('.').at(-1) === member ||
      endpoint.custom?.into === member ||
      definition.functions?.toRecord !== undefined;

    expect(isMoved).toBe(true);
  });
});
