import { describe, expect, it } from 'vitest';
import { toWire } from './to-wire.ts';

describe('showing a row', () => {
  const row = {
    id: '1',
    active: false,
    secret: 'never shown',
    createTime: new Date('2026-01-02T03:04:05.678Z'),
    updateTime: null as Date | null,
  };

  it('shows the named columns alone, with times as text', () => {
    expect(toWire(row, 'id', 'active', 'createTime')).toEqual({
      id: '1',
      active: false,
      createTime: '2026-01-02T03:04:05.678Z',
    });
  });

  it('leaves out what is not set', () => {
    expect(toWire(row, 'id', 'updateTime')).toEqual({ id: '1' });
    expect(toWire({ ...row, updateTime: row.createTime }, 'updateTime')).toEqual({
      updateTime: '2026-01-02T03:04:05.678Z',
    });
  });
});
