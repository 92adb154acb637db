import { describe, expect, it } from 'vitest';
import { parseExactly } from '../../../platform/exact-json.ts';
import { toldBy } from '../../../providers/connectors/engine/write-record.ts';
import { sandbox } from '../../../providers/connectors/sandbox.ts';
import { contentOf, type Selection } from './content.ts';
import type { DeliveredRecord } from './delivered-record.ts';
import { textOf } from './packed-json.ts';

const selection: Selection = {
  object: sandbox.object,
  mapping: { plain: ['email'], mapped: [['role', 'job_title']], values: new Map() },
  filters: [],
  from: new Date('2026-05-01T10:00:00Z'),
  until: new Date('2026-05-01T12:00:00Z'),
};
const record = (id: string, time: string, more: object = {}) => ({
  id,
  updated_at: `2026-05-01T${time}:00.000Z`,
  ...more,
});
const textsOf = (records: readonly DeliveredRecord[]) => records.map(({ json }) => textOf(json));
const idsOf = (records: readonly DeliveredRecord[]) =>
  textsOf(records).map((text) => JSON.parse(text).raw.id);

describe('the records of a page', () => {
  it('are those of the window, both ends included', () => {
    const page = [record('a', '09:59'), record('b', '10:00'), record('c', '12:00'), record('d', '12:01')];

    const content = contentOf(selection, page, undefined);

    expect(idsOf(content.records)).toEqual(['b', 'c']);
    expect(content).toMatchObject({ isPastEnd: true, isBackwards: false, unusable: [] });
  });

  it.each([
    ['rfc3339', '0001-01-01T00:00:00Z', -62_135_596_800_000],
    ['utc', '1899-12-30 00:00:00', -2_209_161_600_000],
    ['rfc3339', '1970-01-01T00:00:00-08:00', 28_800_000],
    ['epochSeconds', 0, 0],
    // These are seconds, of which the connector says that they are milliseconds.
    ['epochMs', 1_793_000_000, 1_793_000_000],
    ['utc', '0000-00-00 00:00:00', undefined],
    ['rfc3339', '', undefined],
  ] as const)('are also those that never changed, as a write says it: in %s %s', (format, at, ms) => {
    const updateTime = { member: 'at', format, granularityMs: 1000 };
    const object = { ...sandbox.object, record: { ...sandbox.object.record, updateTime } };
    const data = { id: '7', at };

    const [found] = contentOf({ ...selection, object }, [data], undefined).records;
    const created = { objectName: 'contacts', type: 'create', record: {} } as const;
    const written = toldBy({ ...sandbox, object }, created, data);

    expect(found).toMatchObject({ id: '7', updateMs: ms });
    expect(written.updateMs).toBe(ms);
  });

  it.each([
    ['that has changed', ['a', 'b', 'a']],
    ['of a connector that names no id', ['open', 'open', 'open']],
    ['whose id is a number or a text', [1, 'b', '1']],
  ])('are all delivered, in their order, also one %s, and once if nothing differs', (_, ids) => {
    const page = ids.map((id, index) => ({ ...record('', '10:00', { email: `${index}` }), id }));

    const { records } = contentOf(selection, [...page, ...page.slice(2)], undefined);

    expect(idsOf(records)).toEqual(ids);
    expect(textsOf(records).map((text) => JSON.parse(text).fields.email)).toEqual(['0', '1', '2']);
  });

  it('are those that fit a filter, also on a large number, and a filter on a map cannot be applied', () => {
    const page = parseExactly(
      '[{"id":"a","size":9007199254740993},{"id":"b","size":9007199254740992},{"id":"c","owner":{"id":7}}]',
    ) as { id: string }[];
    const withFilter = (fieldName: string, value: string) =>
      contentOf(
        { ...selection, from: undefined, filters: [{ fieldName, operator: 'eq', value }] },
        page,
        undefined,
      );

    expect(idsOf(withFilter('size', '9007199254740993').records)).toEqual(['a']);
    expect(idsOf(withFilter("$['owner']['id']", '7').records)).toEqual(['c']);
    expect(withFilter('owner', '7')).toMatchObject({
      records: [],
      undecided: expect.stringContaining(`"$['owner']['id']"`),
    });
  });

  it('are delivered as mapped, with the digits of large numbers', () => {
    const page = [
      { ...record('a', '10:00'), ...(parseExactly('{"email":9007199254740993,"job_title":"x"}') as object) },
    ];

    const [delivered] = textsOf(contentOf(selection, page, undefined).records);

    expect(delivered).toContain('"fields":{"email":9007199254740993},"mappedFields":{"role":"x"}');
  });

  it('fit the filters as far as a deleted one still has the fields', () => {
    const object = { ...sandbox.object, deletes: { source: 'flag' as const, member: 'gone' } };
    const filters = [{ fieldName: 'city', operator: 'eq' as const, value: 'Ghent' }];
    const page = [
      record('a', '10:00', { gone: true, city: 'Ghent' }),
      record('b', '10:00', { gone: true, city: 'Bruges' }),
      record('c', '10:00', { gone: true }),
      record('d', '10:00', { gone: true, city: null }),
    ];

    expect(idsOf(contentOf({ ...selection, object, filters }, page, undefined).records)).toEqual([
      'a',
      'c',
      'd',
    ]);
  });

  it.each([
    [undefined, 'true', true],
    [1, '1', true],
    [undefined, 1, true],
    [1, true, true],
    [false, '0', true],
    ['0', 0, true],
    ['gone', 'here', false],
    [undefined, null, false],
    [undefined, '2026-01-02 03:04:05+00', true],
    [undefined, 1_767_322_800, true],
    [undefined, '', false],
    [undefined, 'no', false],
    [undefined, '0000-00-00 00:00:00', false],
    [1, '2026-01-02', false],
  ])('are deleted ones if their mark should be %j and is %j: %j', (value, gone, isDeleted) => {
    const deletes = { source: 'flag' as const, member: 'gone', ...(value !== undefined && { value }) };
    const marked = { ...selection, object: { ...sandbox.object, deletes } };

    const { records } = contentOf(marked, [record('a', '10:00', { gone }), record('b', '10:00')], undefined);

    expect(records.map((one) => one.isDeleted)).toEqual([isDeleted, false]);
  });

  it('tell whether times run backwards, also from page to page', () => {
    const forwards = contentOf(
      selection,
      [record('a', '10:00'), record('b', '10:00'), record('c', '11:00')],
      undefined,
    );

    expect(forwards.isBackwards).toBe(false);
    expect(contentOf(selection, [record('d', '10:59')], forwards.lastTime).isBackwards).toBe(true);
  });

  it('count once each when they have no id, also beside an id that looks like a place', () => {
    const { id: _, ...without } = record('a', '10:00');
    const nan = { ...without, id: Number('no number') };
    const page = [record('1', '10:00'), record('#2', '10:00'), { ...without, email: 'x' }, without, nan, nan];

    expect(contentOf(selection, page, undefined).records).toHaveLength(6);
  });

  it('are named when they are no JSON, also without an id', () => {
    const page = [record('a', '10:00', { email: 5n }), { email: 5n }, record('b', '10:00')];

    const { records, unusable } = contentOf(selection, page, undefined);

    expect({ ids: idsOf(records), unusable }).toEqual({ ids: ['b'], unusable: ['a', 'entry 2 of its page'] });
  });

  it('without ids or times make another fingerprint when they differ, and only then', () => {
    const fingerprint = (...emails: string[]) =>
      contentOf(
        selection,
        emails.map((email) => ({ id: null, email })),
        undefined,
      ).fingerprint;

    expect(fingerprint('a', 'b')).toBe(fingerprint('a', 'b'));
    expect(fingerprint('a', 'b')).not.toBe(fingerprint('c', 'd'));
  });

  it('have their id whichever fields were chosen, below parents the one with both, and none when they have none', () => {
    const parents = { object: 'boards', values: { board: 'id' }, idField: 'cardId' };
    const below = { ...selection, object: { ...sandbox.object, parents } } as Selection;
    const numbered = parseExactly('[{"id":12345678901234567890}]') as { id: string }[];
    const ids = (of: Selection, page: readonly object[]) =>
      textsOf(contentOf(of, page as { id: string }[], undefined).records).map((text) => JSON.parse(text).id);

    expect(ids(selection, [{ id: 'a' }, { email: 'x' }])).toEqual(['a', undefined]);
    expect(ids(selection, numbered)).toEqual(['12345678901234567890']);
    expect(ids(below, [{ id: '7', cardId: 'b/7' }])).toEqual(['b/7']);
  });

  it('have another hash when anything that is delivered changes, and only then', () => {
    const hash = (more: object) =>
      contentOf(selection, [record('a', '10:00', more)], undefined).records[0]?.contentHash;

    expect(hash({ email: 'x' })).toBe(hash({ email: 'x' }));
    expect(hash({ email: 'x' })).not.toBe(hash({ email: 'y' }));
    expect(hash({ email: 'x' })).not.toBe(hash({ email: 'x', city: 'Ghent' }));
  });
});
