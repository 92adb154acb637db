import { describe, expect, it } from 'vitest';
import type { WriteEndpoint, WriteEndpoints } from '../format.ts';
import { type PretendAnswer, serving } from './answering.fixture.ts';
import { oak } from './oak.fixture.ts';
import { type RecordWrite, writeRecord } from './write-record.ts';

const record = { name: 'Okafor', tags: ['a', 'b'], address: { city: 'Oslo', zip: null } };
const write: RecordWrite = {
  type: 'update',
  objectName: 'leaves',
  recordId: '7',
  record,
  repeatKey: '0197aaaa-0000-7000-8000-00000000abcd',
  wasSent: false,
};

async function sent(
  endpoint: Partial<WriteEndpoint>,
  answer: PretendAnswer = { status: 204 },
  all: Partial<WriteEndpoints> = {},
  more: object = {},
) {
  const { fetch, requests } = serving(() => answer);
  const update = {
    method: 'PATCH' as const,
    path: '/leaves/{id}',
    repeat: { by: 'upsert' as const },
    ...endpoint,
  };
  const connector = oak({ write: { answer: { record: '.', id: 'id' }, update, ...all } });
  const wanted = { ...write, record: { ...record, ...more } };
  const written = await writeRecord(connector, wanted, fetch);
  const [request] = requests;
  return { written, request, text: (await request?.text()) ?? '' };
}

describe('the body of a write', () => {
  it('can be wrapped, beside what is always sent', async () => {
    const { text, request } = await sent({
      wrap: 'data.values',
      body: { data: { kind: '{objectName}' }, v: 1 },
    });

    expect(JSON.parse(text)).toEqual({ data: { kind: 'leaves', values: record }, v: 1 });
    expect(request?.headers.get('content-type')).toBe('application/json');
  });

  it('can be a form with brackets', async () => {
    const { text, request } = await sent({ encoding: 'form', method: 'POST' });

    expect([...new URLSearchParams(text)]).toEqual([
      ['name', 'Okafor'],
      ['tags[0]', 'a'],
      ['tags[1]', 'b'],
      ['address[city]', 'Oslo'],
      ['address[zip]', ''],
    ]);
    expect(request?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  });

  it('says in a form that a list or a map is empty, and keeps every digit of a number', async () => {
    const amount = JSON.rawJSON('12345678901234567890');
    const more = { tags: [], address: {}, amount };
    const { text } = await sent({ encoding: 'form', method: 'POST' }, undefined, {}, more);

    expect([...new URLSearchParams(text)]).toEqual([
      ['name', 'Okafor'],
      ['tags', ''],
      ['address', ''],
      ['amount', '12345678901234567890'],
    ]);
  });

  it('can hold the id of the record', async () => {
    const { text } = await sent({ path: '/update', method: 'POST', body: { leaf: '{id}' } });

    expect(JSON.parse(text)).toEqual({ ...record, leaf: '7' });
  });

  it('is without the fields that stand in the path', async () => {
    const path = '/trees/{name}/{zone}/leaves';
    const { text, request } = await sent({ path }, undefined, {}, { zone: 7 });

    expect(new URL(request?.url ?? '').pathname).toMatch(/\/trees\/Okafor\/7\/leaves$/);
    expect(JSON.parse(text)).toEqual({ tags: record.tags, address: record.address });
    const missing = sent({ path });
    await expect(missing).rejects.toMatchObject({
      kind: 'rejected',
      message: expect.stringContaining('needs the field "zone"'),
    });
  });
});

describe('the answer to a write', () => {
  it('may be nothing: the record has the id that was sent', async () => {
    expect((await sent({})).written).toEqual({ status: 204, recordId: '7' });
  });

  it('may have an id and no record', async () => {
    const { written } = await sent(
      { answer: { id: 'result.id' } },
      { status: 201, body: { result: { id: 9 } } },
    );

    expect(written).toEqual({ status: 201, recordId: '9' });
  });
});
