import { describe, expect, it } from 'vitest';
import { parseExactly } from '../../../platform/exact-json.ts';
import { SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import type { WriteRepeat } from '../format.ts';
import { sandbox } from '../sandbox.ts';
import { answering as answeringPage } from './answering.fixture.ts';
import type { ProviderFetch } from './call.ts';
import type { RestDefinition } from './definition.ts';
import { type RecordWrite, writeRecord } from './write-record.ts';

/** A provider that gives the same answer to every request, and remembers the requests. */
function answering(body: unknown, status: number, secrets: string[] = [], userNames: string[] = []) {
  const requests: Request[] = [];
  const fetch: ProviderFetch = async (path, init) => {
    requests.push(new Request(`https://oak.example${path}`, init));
    const text = body === undefined ? null : JSON.stringify(body);
    return Object.assign(new Response(text, { status }), {
      secrets: new SecretsInUse(secrets, () => userNames),
    });
  };
  return { fetch, requests };
}

const repeatKey = '0197aaaa-0000-7000-8000-00000000abcd';
const write: RecordWrite = {
  type: 'create',
  objectName: 'contacts',
  recordId: undefined,
  record: { last_name: 'Okafor' },
  repeatKey,
  wasSent: false,
};

function oak(
  repeat: WriteRepeat,
  rest: Partial<NonNullable<RestDefinition['object']['write']>> = {},
): RestDefinition {
  const create = { method: 'POST' as const, path: '/objects/{objectName}', repeat };
  const remove = { method: 'DELETE' as const, path: '/objects/{objectName}/{id}', repeat };
  const all = { create, delete: remove, answer: { record: 'data', id: 'key.id' }, ...rest };
  return { ...sandbox, displayName: 'Oak', object: { ...sandbox.object, write: all } };
}

describe('writing a record at a provider', () => {
  it.each(['create', 'delete'] as const)('takes no page for people for the answer to a %s', async (type) => {
    const { fetch } = answeringPage({ text: '\n<!doctype html><title>Sign in</title>' });
    const asked = { ...write, type, recordId: type === 'delete' ? '7' : undefined };

    await expect(writeRecord(oak({ by: 'none' }), asked, fetch)).rejects.toMatchObject({
      kind: 'unreachable',
      status: 200,
    });
  });

  it('sends the key in the header that the connector names, and finds id and record in the answer', async () => {
    const { fetch, requests } = answering({ data: { key: { id: 7 }, last_name: 'Okafor' } }, 201);

    const written = await writeRecord(oak({ by: 'key', header: 'x-once' }), write, fetch);

    expect(written).toEqual({ status: 201, recordId: '7', data: { key: { id: 7 }, last_name: 'Okafor' } });
    const [request] = requests;
    expect(request?.headers.get('x-once')).toBe(repeatKey);
    expect(await request?.json()).toEqual({ last_name: 'Okafor' });
  });

  it('leaves an id alone that the writer has chosen, and knows the record by it', async () => {
    const { fetch, requests } = answering(undefined, 204);
    const connector = oak({ by: 'clientId', member: 'last_name' });

    const written = await writeRecord(connector, write, fetch);
    const own = await writeRecord(connector, { ...write, record: { first_name: 'Ada' } }, fetch);

    expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
      { last_name: 'Okafor' },
      { first_name: 'Ada', last_name: repeatKey.replaceAll('-', '') },
    ]);
    expect([written.recordId, own.recordId]).toEqual(['Okafor', repeatKey.replaceAll('-', '')]);
  });

  it('leaves an id and a key alone that are numbers with many digits', async () => {
    const { fetch, requests } = answering(undefined, 204);
    const record = Object(parseExactly('{"ref":9007199254740993}'));

    const byId = await writeRecord(oak({ by: 'clientId', member: 'ref' }), { ...write, record }, fetch);
    await writeRecord(oak({ by: 'keyAt', into: { body: 'ref' } }), { ...write, record }, fetch);

    expect(byId.recordId).toBe('9007199254740993');
    expect(await Promise.all(requests.map((request) => request.text()))).toEqual([
      '{"ref":9007199254740993}',
      '{"ref":9007199254740993}',
    ]);
  });

  it('looks for a record by a number, too, with every digit', async () => {
    const { fetch, requests } = answering([{ key: { id: 7 } }], 200);
    const probed = oak({ by: 'probe', path: '/contacts?ref={value}', field: 'ref', records: '.' });
    const record = Object(parseExactly('{"ref":9007199254740993}'));

    const written = await writeRecord(probed, { ...write, record, wasSent: true }, fetch);

    expect(written).toMatchObject({ recordId: '7' });
    expect(requests.map(({ method, url }) => [method, new URL(url).search])).toEqual([
      ['GET', '?ref=9007199254740993'],
    ]);
  });

  it('believes no success without the body that could say an error, unless the status promises none', async () => {
    const strict: RestDefinition = { ...oak({ by: 'none' }), success: [{ mustBeAbsent: 'errors' }] };
    const attempt = (body: unknown, status: number) =>
      writeRecord(strict, write, answering(body, status).fetch).catch((error: unknown) => error);

    expect(await attempt(undefined, 200)).toMatchObject({ kind: 'unreachable', status: 200 });
    expect(await attempt({ errors: ['No.'] }, 200)).toMatchObject({ kind: 'rejected' });
    expect(await attempt(undefined, 204)).toEqual({ status: 204 });
    expect(await attempt({ errors: [], data: { key: { id: 7 } } }, 200)).toMatchObject({ recordId: '7' });
  });

  it('chooses the id of the record where the provider lets it, and takes "there is one" for an answer', async () => {
    const byId = oak({ by: 'clientId', member: 'ref' });
    const ownId = repeatKey.replaceAll('-', '');
    const first = answering({}, 201);
    const again = answering({ error: { message: 'It exists.' } }, 409);

    const written = await writeRecord(byId, write, first.fetch);
    const repeated = await writeRecord(byId, { ...write, wasSent: true }, again.fetch);

    expect(await first.requests[0]?.json()).toEqual({ last_name: 'Okafor', ref: ownId });
    expect([written.recordId, repeated.recordId]).toEqual([ownId, ownId]);
    await expect(writeRecord(byId, write, answering({}, 409).fetch)).rejects.toThrow('Oak answered 409');
    const chosen = { ...write, record: { ref: 'theirs' }, wasSent: true };
    await expect(writeRecord(byId, chosen, again.fetch)).rejects.toThrow('It exists.');
  });

  // @holds P17
  it('hides a secret that the provider repeats inside of a record, and no user name', async () => {
    const owner = 'integration@northwind-traders.com';
    const echo = { data: { key: { id: '7' }, owner, notes: ['sent with s3cr3t-t0ken-1234'] } };
    const { fetch } = answering(echo, 200, [owner, 's3cr3t-t0ken-1234'], [owner]);

    const { data } = await writeRecord(oak({ by: 'upsert' }), write, fetch);

    expect(JSON.stringify(data)).not.toContain('t0ken');
    expect(data).toMatchObject({ key: { id: '7' }, owner });
  });

  it('keeps every digit of a number that JavaScript cannot hold', async () => {
    const total = JSON.rawJSON('12345678901234567890');
    const { fetch } = answering({ data: { key: { id: '7' }, totals: [total] } }, 200);

    const { data } = await writeRecord(oak({ by: 'upsert' }), write, fetch);

    expect(JSON.stringify(data)).toBe('{"key":{"id":"7"},"totals":[12345678901234567890]}');
  });

  it('counts a success without a body as written', async () => {
    const remove = { ...write, type: 'delete' as const, recordId: 'a/b' };
    const { fetch, requests } = answering(undefined, 204);

    expect(await writeRecord(oak({ by: 'upsert' }), remove, fetch)).toEqual({ status: 204 });
    expect(new URL(requests[0]?.url ?? '').pathname).toContain('/objects/contacts/a%2Fb');
    expect(requests[0]?.headers.get('content-type')).toBeNull();
  });

  it.each([
    ['create', { ok: false, error: { message: 'It is locked.' } }],
    ['delete', { success: false, error: { message: 'It is locked.' } }],
  ] as const)(
    'does not take words of an error without a record for a success of a %s',
    async (type, body) => {
      const asked = { ...write, type, recordId: type === 'delete' ? '7' : undefined };
      const refused = writeRecord(oak({ by: 'none' }), asked, answering(body, 200).fetch);
      const data = { key: { id: '7' }, name: 'Okafor' };
      const written = writeRecord(oak({ by: 'none' }), asked, answering({ ...body, data }, 200).fetch);

      await expect(refused).rejects.toMatchObject({
        kind: 'rejected',
        message: 'Oak answered 200: It is locked.',
      });
      await expect(written).resolves.toMatchObject({ status: 200 });
    },
  );

  it.each([404, 410])('takes %i for a delete that was done when it was sent before', async (status) => {
    const remove = { ...write, type: 'delete' as const, recordId: '7' };
    const gone = () => answering({ error: { message: 'It is gone.' } }, status).fetch;

    expect(await writeRecord(oak({ by: 'upsert' }), { ...remove, wasSent: true }, gone())).toEqual({
      status,
    });
    await expect(writeRecord(oak({ by: 'upsert' }), remove, gone())).rejects.toThrow('It is gone.');
  });

  it('takes the words that the connector names for a record that is gone', async () => {
    const remove = { ...write, type: 'delete' as const, recordId: '7', wasSent: true };
    const rules = [{ status: 400, member: 'error.code', text: 'archived', means: 'record_gone' as const }];
    const archiving = { ...oak({ by: 'upsert' }), errors: { message: 'error.code', rules } };
    const answer = (code: string) => answering({ error: { code } }, 400).fetch;

    expect(await writeRecord(archiving, remove, answer('archived'))).toEqual({ status: 400 });
    await expect(writeRecord(archiving, remove, answer('locked'))).rejects.toThrow('locked');
  });

  it('says what the provider refuses, and what it cannot do at all', async () => {
    const refusing = answering({ error: { message: 'No field "x".' } }, 400);

    await expect(writeRecord(oak({ by: 'none' }), write, refusing.fetch)).rejects.toMatchObject({
      kind: 'rejected',
      message: 'Oak answered 400: No field "x".',
    });
    const update = { ...write, type: 'update' as const, recordId: '1' };
    await expect(writeRecord(oak({ by: 'none' }), update, refusing.fetch)).rejects.toThrow('takes no update');
    const away = { ...update, recordId: '..' };
    const changing = oak(
      { by: 'none' },
      { update: { method: 'PATCH', path: '/o/{id}', repeat: { by: 'none' } } },
    );
    await expect(writeRecord(changing, away, refusing.fetch)).rejects.toThrow('can have no record');
    expect(refusing.requests).toHaveLength(1);
  });
});
