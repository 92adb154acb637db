import { describe, expect, it } from 'vitest';
import { ProviderText } from '../../provider-words/provider-text.ts';
import type { Paging } from '../format.ts';
import { answering, type PretendAnswer, serving } from './answering.fixture.ts';
import type { RestDefinition } from './definition.ts';
import { oak, paged } from './oak.fixture.ts';
import type { ProviderError } from './provider-error.ts';
import { readPage } from './read-page.ts';

const errors: RestDefinition['errors'] = {
  message: ['error.text', '0.message', 'error'],
  rules: [
    { status: 403, header: { name: 'X-Remaining', text: '0' }, means: 'rate_limited' },
    {
      status: 400,
      member: '0.code',
      text: 'NO_FIELD',
      means: 'missing_field',
      field: { member: '0.message', after: "No such column '", before: "' on {objectName}" },
    },
    { member: 'error.param', text: 'fields', means: 'missing_field', field: { member: 'error.names.0' } },
    { status: 410, means: 'missing_field' },
    { member: 'error.text', begins: 'cursor', means: 'cursor_gone' },
    { member: 'error', text: 'ratelimited', means: 'rate_limited' },
    { member: 'error', text: 'noendpoint', means: 'missing_object' },
    { member: 'error', text: 'noplan', means: 'forbidden' },
  ],
  wait: [{ header: 'X-Reset', format: 'epochSeconds' }],
};

async function understood(answer: PretendAnswer, success: RestDefinition['success'] = []) {
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
    // By the provider's clock, which is that of its times.
    const date = 'Fri, 01 May 2026 09:58:00 GMT';
    expect(await understood({ status: 403, headers: { ...headers, date } })).toMatchObject({
      retryAfter: '120',
    });
    const until = { 'retry-after': 'Fri, 01 May 2026 09:58:30 GMT', date };
    expect(await understood({ status: 403, headers: { ...headers, ...until } })).toMatchObject({
      retryAfter: '30',
    });
    expect(await understood({ status: 403 })).toMatchObject({ kind: 'forbidden', retryAfter: undefined });
  });

  it.each([
    ['what it names', "No such column 'hue' on leaves. Append __c after the field name", ['hue']],
    ['the case as the provider compares names', "No such column 'HUE' on Leaves. See size", ['hue']],
    [
      'what it says, not what it quotes',
      "size = 'No such column 'size' on leaves'\nNo such column 'hue' on leaves",
      ['hue'],
    ],
    ['the whole name', "No such column 'hue2' on leaves, but there are hue and size", []],
    ['none that was not asked for', "No such column 'Owner' on leaves. Is it a name?", []],
  ])('takes for a missing field %s', async (_, message, missingFields) => {
    expect(await understood({ status: 400, body: [{ code: 'NO_FIELD', message }] })).toMatchObject({
      kind: 'missing_field',
      missingFields,
      message: expect.stringContaining('No such column'),
    });
  });

  it('is not about a field when the place of its name says none, or that of another object', async () => {
    const about = (message: string) => understood({ status: 400, body: [{ code: 'NO_FIELD', message }] });

    expect(await about('The field hue cannot be filtered')).toMatchObject({ kind: 'rejected' });
    expect(await about("No such column 'name' on owner")).toMatchObject({ kind: 'rejected' });
  });

  it('names a missing field in a member of its own, whatever the case', async () => {
    const named = (name: string) =>
      understood({ status: 422, body: { error: { param: 'fields', names: [name], text: 'size hue name' } } });

    expect(await named('name')).toMatchObject({ kind: 'missing_field', missingFields: ['name'] });
    expect(await named('Name')).toMatchObject({ kind: 'missing_field', missingFields: ['name'] });
    expect(await named('names')).toMatchObject({ kind: 'missing_field', missingFields: [] });
  });

  it('leaves out no field when the rule does not say where its name stands', async () => {
    const body = { error: { text: 'There is no field hue.' } };

    expect(await understood({ status: 410, body })).toMatchObject({
      kind: 'missing_field',
      missingFields: [],
    });
  });

  it('says every text of a map, such as one with a text for each field, with the name of the field', async () => {
    const body = {
      error: { hue: '', size: 'Size must be a number.', name: ['is taken', 'is short'], base: 'Sorry.' },
    };

    expect(await understood({ status: 400, body })).toMatchObject({
      message: 'Oak answered 400: Size must be a number.; name: is taken; name: is short; Sorry.',
    });
    expect(await understood({ status: 400, body: { error: {} } })).toMatchObject({
      message: 'Oak answered 400 and gave no reason.',
    });
  });

  it.each([
    ['Cursor "x" is not known.', 'cursor_gone'],
    ['The field "cursor" is required.', 'rejected'],
  ])('can be understood by how its text begins: %s', async (text, kind) => {
    expect(await understood({ status: 400, body: { error: { text } } })).toMatchObject({ kind });
  });

  it('says its details after the message, each once, whether they are texts, entries of a list or of a map', async () => {
    const details = [{ at: 'details', text: 'description' }, { at: 'hints' }];
    const said = async (body: object) => {
      const { fetch } = serving(() => ({ status: 422, body }));
      const connector = oak({}, { errors: { message: ['description', 'details'], details } });
      const request = { objectName: 'leaves', fields: [], pageSize: 10 };
      return readPage(connector, request, fetch).catch(({ message }: Error) => message);
    };
    const description = 'Record validation errors';

    const map = { base: [{ description: 'Hue: is not valid', error: 'InvalidValue' }], size: ['is too big'] };
    expect(await said({ description, details: map, hints: ['Try green.', 'is too big'] })).toBe(
      'Oak answered 422: Record validation errors (Hue: is not valid; size: is too big; Try green.)',
    );
    expect(await said({ description, details: [{ description }, { description: 'Size is taken' }] })).toBe(
      'Oak answered 422: Record validation errors (Size is taken)',
    );
    expect(await said({ details: { size: 'Size is taken' } })).toBe('Oak answered 422: Size is taken');
    expect(await said({ details: map })).toBe('Oak answered 422: size: is too big (Hue: is not valid)');
    const listed = [
      { field: 'hue', description: 'is not valid' },
      { param: 'size', description: 'is too big' },
    ];
    expect(await said({ description, details: listed })).toBe(
      'Oak answered 422: Record validation errors (hue: is not valid; size: is too big)',
    );
    expect(await said({ description, details: null, hints: 7 })).toContain('errors (7)');
    const many = Array.from({ length: 900 }, (_, index) => `wrong ${index}`);
    expect(String(await said({ description, hints: many })).length).toBeLessThan(600);
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

  it.each([
    [403, 'forbidden', false],
    [404, 'rejected', true],
    [410, 'rejected', true],
  ])(
    'is no refusal when a firewall answers %i with a page, and nothing was done then',
    async (status, kind, isGone) => {
      const failed = (text: string) =>
        readPage(oak(), { objectName: 'leaves', fields: [], pageSize: 2 }, answering({ status, text }).fetch);

      const blocked = { kind: 'unreachable', status, isUndone: true, isGone: false };
      await expect(failed('<html>Blocked</html>')).rejects.toMatchObject(blocked);
      await expect(failed('')).rejects.toMatchObject({ kind, isGone });
    },
  );

  it.each([
    ['noendpoint', 'missing_object', false],
    ['noplan', 'forbidden', false],
    ['norecord', 'rejected', true],
  ])('with status 404 says of a record only what its words say: %s', async (error, kind, isGone) => {
    expect(await understood({ status: 404, body: { error } })).toMatchObject({ kind, isGone });
  });

  it('is no refusal when there is no body that could say so', async () => {
    expect(await understood({}, [{ mustBeTrue: 'ok' }])).toMatchObject({ kind: 'unreachable', status: 200 });
  });

  it('is about the cursor when the page before was answered, whatever the words of the provider are', async () => {
    const cursor = {
      style: 'cursor',
      next: 'next',
      into: { query: 'c' },
      end: { when: 'absent' },
      size: { max: 2 },
    };
    const connector = oak(paged(cursor as Paging), { errors, success: [{ mustBeAbsent: 'error' }] });
    const kindsOf = async (status: number, body: object = { error: 'Invalid page token value.' }) => {
      const { fetch } = serving(() => ({ status, body }));
      const kindWith = (more: object) =>
        readPage(connector, { objectName: 'leaves', fields: [], pageSize: 2, ...more }, fetch).catch(
          ({ kind }: ProviderError) => kind,
        );
      return [await kindWith({}), await kindWith({ cursor: new ProviderText('a') })];
    };

    expect(await kindsOf(400)).toEqual(['rejected', 'cursor_gone']);
    expect(await kindsOf(200, { ok: false, error: 'Invalid cursor' })).toEqual(['rejected', 'cursor_gone']);
    expect(await kindsOf(404)).toEqual(['rejected', 'cursor_gone']);
    expect(await kindsOf(422)).toEqual(['rejected', 'cursor_gone']);
    expect(await kindsOf(403)).toEqual(['forbidden', 'forbidden']);
    expect(await kindsOf(400, { error: 'ratelimited' })).toEqual(['rate_limited', 'rate_limited']);
  });

  it('is seen by a member that should not be there', async () => {
    const rules = [{ mustBeAbsent: 'errors' }];

    expect(await understood({ body: { items: [], errors: [{ message: 'x' }] } }, rules)).toMatchObject({
      kind: 'rejected',
    });
    expect(await understood({ body: { items: [], errors: [] } }, rules)).toMatchObject({ records: [] });
  });
});
