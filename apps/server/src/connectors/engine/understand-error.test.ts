import { describe, expect, it } from 'vitest';
import type { Connector } from '../connector.ts';
import { type PretendAnswer, serving } from './answering.fixture.ts';
import { oak } from './oak.fixture.ts';
import { readPage } from './read-page.ts';

const errors: Connector['errors'] = {
  message: ['error.text', '0.message', 'error'],
  rules: [
    { status: 403, header: { name: 'X-Remaining', text: '0' }, means: 'rate_limited' },
    { status: 400, member: '0.code', text: 'NO_FIELD', means: 'missing_field' },
    { status: 409, member: '0.message', contains: 'LOCKED', means: 'conflict' },
    { member: 'error', text: 'ratelimited', means: 'rate_limited' },
  ],
  wait: [{ header: 'X-Reset', format: 'epochSeconds' }],
};

/** How the engine understands an answer. */
async function understood(answer: PretendAnswer, success: Connector['success'] = []) {
  const { fetch } = serving(() => answer);
  const request = { objectName: 'leaves', fields: ['size', 'hue', 'name'], pageSize: 10 };
  const list = {
    ...oak().object.list,
    fieldsParameter: { into: { query: 'fields' }, as: 'commaList' as const },
  };
  return readPage(oak({ list }, { errors, success }), request, fetch).catch((error: unknown) => error);
}

describe('an error of a provider', () => {
  it('is a limit when a header says so, and the header says how long to wait', async () => {
    const headers = { 'x-remaining': '0', 'x-reset': '1777629600' };

    expect(await understood({ status: 403, headers })).toMatchObject({
      kind: 'rate_limited',
      retryAfter: 'Fri, 01 May 2026 10:00:00 GMT',
    });
    expect(await understood({ status: 403, headers: { ...headers, 'retry-after': '7' } })).toMatchObject({
      retryAfter: '7',
    });
    expect(await understood({ status: 403 })).toMatchObject({ kind: 'forbidden', retryAfter: undefined });
  });

  it('names the missing fields among those that were asked for', async () => {
    const body = [
      { code: 'NO_FIELD', message: "No such column 'Hue' on leaves; sizes and name_x are known" },
    ];

    expect(await understood({ status: 400, body })).toMatchObject({
      kind: 'missing_field',
      missingFields: ['hue'],
      message: expect.stringContaining('No such column'),
    });
  });

  it('says the first text of a map, such as one with a text for each field', async () => {
    const body = { error: { hue: '', size: 'Size must be a number.', name: 'Name is taken.' } };

    expect(await understood({ status: 400, body })).toMatchObject({
      message: 'Oak answered 400: Size must be a number.',
    });
    expect(await understood({ status: 400, body: { error: {} } })).toMatchObject({
      message: 'Oak answered 400 and gave no reason.',
    });
  });

  it('can be understood by a part of its text', async () => {
    expect(await understood({ status: 409, body: [{ message: 'row is locked now' }] })).toMatchObject({
      kind: 'conflict',
    });
  });

  it.each([
    [{ ok: false, error: 'ratelimited' }, 'rate_limited'],
    [{ ok: false, error: 'not_allowed' }, 'rejected'],
    [{ items: [] }, 'rejected'],
  ])('can have the status of a success: %j', async (body, kind) => {
    expect(await understood({ body }, [{ mustBeTrue: 'ok' }])).toMatchObject({ kind, status: 200 });
    expect(await understood({ body: { ok: true, items: [] } }, [{ mustBeTrue: 'ok' }])).toMatchObject({
      records: [],
    });
  });

  it('is no refusal when there is no body that could say so', async () => {
    expect(await understood({}, [{ mustBeTrue: 'ok' }])).toMatchObject({ kind: 'unreachable', status: 200 });
  });

  it('is seen by a member that should not be there', async () => {
    const rules = [{ mustBeAbsent: 'errors' }];

    expect(await understood({ body: { items: [], errors: [{ message: 'x' }] } }, rules)).toMatchObject({
      kind: 'rejected',
    });
    expect(await understood({ body: { items: [], errors: [] } }, rules)).toMatchObject({ records: [] });
  });
});
