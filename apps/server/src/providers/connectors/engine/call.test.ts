import { describe, expect, it } from 'vitest';
import { OutgoingError } from '../../../platform/outgoing/errors.ts';
import { SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import { isAltered } from '../../provider-words/storable.ts';
import { sandbox } from '../sandbox.ts';
import { ask, askForJson, type CredentialsJudge, type ProviderFetch } from './call.ts';
import type { RestDefinition } from './definition.ts';

const oak: RestDefinition = {
  ...sandbox,
  displayName: 'Oak',
  success: [{ mustBeTrue: 'ok' }],
  errors: {
    message: 'error',
    rules: [{ status: 200, member: 'error', text: 'expired', means: 'credentials' }],
  },
};

/** A provider that answers 200 with one body after the other, and what the judge was told. */
function answering(bodies: readonly object[], isRenewed = true) {
  const told: string[] = [];
  const judge: CredentialsJudge = {
    accepted: async () => void told.push('accepted'),
    refused: async () => void told.push('refused'),
    async renew() {
      told.push('renew');
      return isRenewed;
    },
  };
  const fetch: ProviderFetch = async () => {
    const response = new Response(JSON.stringify(bodies[told.length]));
    return Object.assign(response, { secrets: new SecretsInUse([]), judge });
  };
  const asked = ask(oak, { address: '/things', init: { method: 'GET', headers: {} } }, fetch);
  return { asked, told };
}

const expired = { ok: false, error: 'expired' };

describe('a provider that refuses credentials in the body of a success', () => {
  it('is called once more with renewed credentials', async () => {
    const { asked, told } = answering([expired, { ok: true }]);

    expect((await asked).status).toBe(200);
    expect(told).toEqual(['renew', 'accepted']);
  });

  it('is not called again when they cannot be renewed, or were refused twice', async () => {
    const fixed = answering([expired], false);
    const twice = answering([expired, expired]);

    await expect(fixed.asked).rejects.toMatchObject({ kind: 'credentials' });
    await expect(twice.asked).rejects.toMatchObject({ kind: 'credentials' });
    expect([fixed.told, twice.told]).toEqual([['renew'], ['renew', 'refused']]);
  });

  it('says nothing of the credentials when it refuses something else', async () => {
    const { asked, told } = answering([{ ok: false, error: 'odd_name' }]);

    await expect(asked).rejects.toMatchObject({ kind: 'rejected', message: 'Oak answered 200: odd_name' });
    expect(told).toEqual([]);
  });
});

/** What comes of a call that has this response. */
const KEY = 'oak-key-4711-secret';

function asking(response: Response) {
  const fetch: ProviderFetch = async () => Object.assign(response, { secrets: new SecretsInUse([KEY]) });
  return askForJson(sandbox, { address: '/things', init: { method: 'GET', headers: {} } }, fetch);
}

describe('an answer', () => {
  // @holds S273
  it.each([
    ['iso-8859-1', Buffer.from('{"name":"Jürgen"}', 'latin1')],
    ["'iso-8859-1'", Buffer.from('{"name":"Jürgen"}', 'latin1')],
    ['"UTF-16LE"', Buffer.from('{"name":"Jürgen"}', 'utf16le')],
    ['utf-16', Buffer.from('\ufeff{"name":"Jürgen"}', 'utf16le').swap16()],
    ['iso-8859-1', Buffer.from('\ufeff{"name":"Jürgen"}')],
    ['utf-8', Buffer.from('\ufeff{"name":"Jürgen"}')],
    ['nonsense', Buffer.from('{"name":"Jürgen"}')],
  ])('keeps its letters when it says that it is in %s', async (charset, bytes) => {
    const headers = { 'content-type': `application/json; charset=${charset}` };

    const { body } = await asking(new Response(bytes, { headers }));

    expect(body.text('name')?.toSend()).toBe('Jürgen');
  });

  it('counts records whose letters are no UTF-8 as altered, such as one that was cut within a letter', async () => {
    const bytes = Buffer.from('{"list":[{"name":"J\xfcrgen"},{"name":"Jo"}]}', 'latin1');

    const { body } = await asking(new Response(bytes));

    const records = body.records('list') ?? [];
    expect(records.map(({ name }) => name)).toEqual(['J\ufffdrgen', 'Jo']);
    expect(records.map(isAltered)).toEqual([true, false]);
  });

  it.each<[string, () => BodyInit | null, ResponseInit, string]>([
    [
      'a page for people',
      () => '<html>',
      { headers: { 'content-type': 'text/html;charset=x' } },
      'text/html, which',
    ],
    [
      'of a type that repeats the key',
      () => '<html>',
      { headers: { 'content-type': `text/${KEY}` } },
      'with text/•••,',
    ],
    ['nothing', () => null, { status: 204 }, 'answered 204 without the JSON'],
    ['an empty body', () => '', { headers: { 'content-type': 'application/json' } }, 'with nothing, or with'],
    ['half of a body', () => broken(new TypeError('terminated')), {}, 'the rest of its answer was lost'],
    ['a body that never ends', () => broken(late), {}, 'the rest of its answer did not come in time'],
  ])('that is %s says so', async (_, body, init, words) => {
    await expect(asking(new Response(body(), init))).rejects.toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining(words),
    });
  });
});

const late = new OutgoingError('timed_out', 'https://oak.example', 'It did not answer.');

function broken(error: Error): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.error(error) });
}
