import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProviderBody } from '../../provider-words/provider-body.ts';
import type { EachEntry } from '../engine/write-each.ts';
import { hubspotBatch } from './hubspot-batches.ts';

const entry = (trace: string, record: EachEntry['record'], recordId?: string): EachEntry => ({
  trace,
  record,
  recordId,
});

/** What the batch says of each entry: the id of the record, `no id`, the message of a refusal, or nothing. */
function said(type: 'create' | 'update' | 'upsert', body: unknown, entries: readonly EachEntry[]) {
  return hubspotBatch(type)
    .resultsOf(new ProviderBody(body), entries)
    .map((one) => {
      if (!one || one === 'unwritten') return one ?? 'nothing';
      if ('refused' in one) return one.refused.text('message')?.toSend();
      return one.written?.text('id')?.toSend() ?? 'no id';
    });
}

const result = (id: string, properties: object, trace?: string) => ({
  id,
  properties,
  ...(trace !== undefined && { objectWriteTraceId: trace }),
});
const refusal = (context: object) => ({ message: 'refused', context });

describe('the results of a batch of HubSpot', () => {
  it('are matched by their trace, and without it by what was sent, whatever their order', () => {
    const entries = [
      entry('t1', { email: 'A@x' }),
      entry('t2', { email: 'b@x' }),
      entry('t3', { email: 'c@x' }),
    ];
    const errors = [refusal({ objectWriteTraceId: ['t2'] })];
    const traced = [result('3', { email: 'zzz' }, 't3'), result('1', { email: 'zzz' }, 't1')];
    const plain = [result('3', { email: 'c@x' }), result('1', { email: 'a@x' })];

    expect(said('create', { results: traced, errors }, entries)).toEqual(['1', 'refused', '3']);
    expect(said('create', { results: plain, errors }, entries)).toEqual(['1', 'refused', '3']);
  });

  it('name no id where two records could be meant, and nothing where one is missing', () => {
    const entries = [entry('t1', { note: 'a' }), entry('t2', { note: 'b' })];
    const changed = [result('2', { note: 'changed' }), result('1', { note: 'changed' })];

    expect(said('create', { results: changed }, entries)).toEqual(['no id', 'no id']);
    expect(said('create', { results: changed.slice(1) }, entries)).toEqual(['nothing', 'nothing']);
    expect(said('create', {}, entries)).toEqual(['nothing', 'nothing']);

    const linked = ['7', '8'].map((id) => ({
      ...entry(`t${id}`, { note: 'a' }),
      associations: [{ to: { id } }],
    }));
    const alike = [result('2', { note: 'a' }), result('1', { note: 'a' })];
    expect(said('create', { results: alike }, linked)).toEqual(['no id', 'no id']);
  });

  it('of an update are matched by id, also in an error about several records', () => {
    const entries = ['7', '8', '9'].map((id) => entry(`t${id}`, { city: 'Oslo' }, id));
    const body = { results: [result('9', {})], errors: [refusal({ ids: ['8', '10'] })] };

    expect(said('update', body, entries)).toEqual(['nothing', 'refused', '9']);
  });

  it('of an upsert are matched by the value that says which record is meant', () => {
    const entries = ['A@x ', 'b@x', 'c@x'].map((email, index) => ({
      ...entry(`t${index}`, { email, city: 'Oslo' }),
      upsertBy: 'email',
    }));
    const results = [result('3', { email: 'c@x' }), result('1', { email: 'a@x' })];
    const errors = [refusal({ objectWriteTraceId: ['t1'] })];

    expect(said('upsert', { results, errors }, entries)).toEqual(['1', 'refused', '3']);
    expect(said('upsert', { results: [result('4', { email: 'd@x' })] }, entries.slice(0, 1))).toEqual([
      'nothing',
    ]);
  });

  it('never give a record the id of another', () => {
    const value = fc.constantFrom('a', 'B', '5', '');
    const sent = fc.array(fc.dictionary(fc.constantFrom('x', 'y'), value), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(sent, fc.infiniteStream(fc.nat()), (all, random) => {
        const entries = all.map((record, index) => entry(`t${index}`, record));
        const results = all
          .map((properties, index) => result(String(index), lower(properties)))
          .map((one) => ({ one, place: random.next().value ?? 0 }))
          .sort((a, b) => a.place - b.place)
          .map(({ one }) => one);
        const ids = said('create', { results }, entries);
        for (const [index, id] of ids.entries()) {
          if (id !== 'no id') expect(lower(all[Number(id)])).toEqual(lower(all[index]));
        }
        const known = ids.filter((id) => id !== 'no id');
        expect(new Set(known).size).toBe(known.length);
      }),
    );
  });
});

/** HubSpot has an email in small letters, and null for a property without a value. */
function lower(properties: Readonly<Record<string, string>> = {}) {
  const entries = Object.entries(properties).map(([name, text]) => [name, text.toLowerCase() || null]);
  return Object.fromEntries(entries);
}
