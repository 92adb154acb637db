import { describe, expect, it } from 'vitest';
import { sizeLine } from './size-line.ts';

const size = { what: 'a page', bytes: 9000, budgetBytes: 10_000, before: 9000 };

describe('holding a size against its budget', () => {
  it('says what is left, and that nothing changed', () => {
    expect(sizeLine(size)).toEqual({
      line: 'ok     9.0 of 10.0 kB, 1.0 kB left, no change  a page',
      fits: true,
    });
  });

  it('says by how much a change has moved it', () => {
    expect(sizeLine({ ...size, before: 8950 }).line).toContain('+50 bytes');
    expect(sizeLine({ ...size, before: 9050 }).line).toContain('−50 bytes');
    expect(sizeLine({ ...size, before: undefined }).line).toContain(', new ');
  });

  it('warns above 95 percent, and fits up to the last byte', () => {
    expect(sizeLine({ ...size, bytes: 9500 }).line).toMatch(/^ok /);
    expect(sizeLine({ ...size, bytes: 9501 }).line).toMatch(/^near /);
    expect(sizeLine({ ...size, bytes: 10_000 }).fits).toBe(true);
    expect(sizeLine({ ...size, bytes: 10_001 })).toMatchObject({
      line: expect.stringMatching(/^OVER /),
      fits: false,
    });
  });
});
