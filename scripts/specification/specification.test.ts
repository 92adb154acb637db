import { describe, expect, it } from 'vitest';
import { specification, tags } from './specification.ts';

describe('holding the statements of the specification and the promises of security', () => {
  it('has a test for each, or says what Dowel does instead', () => {
    const wrong = specification.filter(({ open, tests }) => (open === undefined) === (tests.length === 0));

    expect(wrong.map(({ id, text }) => `${id} ${text}`)).toEqual([]);
  });

  it('has a statement for each tag', () => {
    const known = new Set(specification.map(({ id }) => id));

    expect(tags.flatMap(({ ids }) => ids).filter((id) => !known.has(id))).toEqual([]);
  });

  it('gives each statement an id of its own', () => {
    const ids = specification.map(({ id }) => id);

    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
