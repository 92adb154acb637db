import { describe, expect, it } from 'vitest';
import type { FilteredChanges } from '../../../providers/connectors/format.ts';
import type { FoundKind } from '../wanted.ts';
import { foundKindOf } from './found-kind.ts';
import { firstTime, nextTime, reconcilingWindow } from './reading-times.ts';

const at = (time: string) => new Date(`2026-03-02T${time}Z`);

describe('when an object is read for changes', () => {
  it('is first in the second half of an hour, for each object at its own time', () => {
    const times = Array.from({ length: 50 }, (_, n) => firstTime(`a/${n}`, 60, at('12:00:00')).getTime());

    expect(Math.min(...times)).toBeGreaterThanOrEqual(at('12:30:00').getTime());
    expect(Math.max(...times)).toBeLessThanOrEqual(at('13:00:00').getTime());
    expect(new Set(times).size).toBe(50);
  });

  it('is then every hour at the same minute, also after a long stop', () => {
    expect(nextTime(at('12:41:00'), 60, at('12:41:02'))).toEqual(at('13:41:00'));
    expect(nextTime(at('12:41:00'), 60, at('17:41:00'))).toEqual(at('18:41:00'));
  });
});

describe('the time in which changes are looked for', () => {
  const changes: FilteredChanges = {
    source: 'filter',
    format: 'rfc3339',
    isFromInclusive: true,
    settleMs: 60_000,
    overlapMs: 20 * 60_000,
    granularityMs: 60_000,
  };
  const beginTime = at('10:00:30');

  it('overlaps the one before, and ends when the provider lists every change', () => {
    const window = reconcilingWindow(changes, { beginTime, watermark: at('11:59:30') }, at('13:00:00'));

    expect(window).toEqual({ from: at('11:39:00'), until: at('12:59:00') });
  });

  it('does not go back before the subscription, nor begin in the future', () => {
    const first = reconcilingWindow(changes, { beginTime, watermark: beginTime }, at('11:00:00'));
    const wrong = reconcilingWindow(changes, { beginTime, watermark: at('23:00:00') }, at('13:00:00'));
    const ahead = { beginTime: at('23:00:00'), watermark: at('23:00:00') };
    const begun = reconcilingWindow(changes, ahead, at('13:00:00'));
    const next = reconcilingWindow(changes, { ...ahead, watermark: at('12:59:00') }, at('14:00:00'));

    expect([first.from, wrong.from]).toEqual([beginTime, beginTime]);
    expect([begun.from, next.from]).toEqual([at('12:40:00'), at('12:39:00')]);
  });
});

describe('what has happened to a record that is found', () => {
  const everything = new Set<FoundKind>(['create', 'update', 'delete']);
  const record = { isDeleted: false, createMs: at('12:00:00').getTime(), updateMs: at('12:20:00').getTime() };
  const circumstances = { isKnown: false, from: at('11:50:00'), findable: everything };

  it('is that it was created, unless something was delivered of it or it is older', () => {
    expect(foundKindOf(record, circumstances)).toBe('create');
    expect(foundKindOf(record, { ...circumstances, isKnown: true })).toBe('update');
    expect(foundKindOf(record, { ...circumstances, from: at('12:00:01') })).toBe('update');
    expect(foundKindOf({ ...record, createMs: undefined }, circumstances)).toBe('update');
    expect(foundKindOf({ ...record, isDeleted: true }, circumstances)).toBe('delete');
  });

  it('is for those who do not hear of new records that it has changed since, if it has', () => {
    const findable = new Set<FoundKind>(['update']);

    expect(foundKindOf(record, { ...circumstances, findable })).toBe('update');
    expect(foundKindOf({ ...record, updateMs: record.createMs }, { ...circumstances, findable })).toBe(
      'create',
    );
  });
});
