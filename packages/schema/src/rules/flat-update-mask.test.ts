import { describe, expect, it } from 'vitest';
import { applyFlatMask, maskProblem } from './flat-update-mask.ts';

interface Values {
  label?: string | undefined;
  active?: boolean | undefined;
  secret?: string | undefined;
}
const apply = (mask: string[], values: Values) => applyFlatMask(mask, values, ['label', 'active']);

describe('applying a flat update mask', () => {
  it('takes what it names and nothing else', () => {
    const result = apply(['active'], { label: 'New', active: false });

    expect(result).toEqual({ ok: true, masked: { active: false } });
  });

  it.each<[string, string[], Values, string]>([
    ['a path that cannot be updated', ['secret'], { secret: 'x' }, '"secret" is not a path'],
    [
      'a path without a value',
      ['active', 'label'],
      { active: true },
      '"label" is in the mask but has no value',
    ],
    ['a name of every object', ['constructor'], {}, '"constructor" is not a path'],
  ])('refuses %s', (_case, mask, values, detail) => {
    const result = apply(mask, values);

    expect(result).toMatchObject({ ok: false, problem: { detail: expect.stringContaining(detail) } });
    expect(result).not.toHaveProperty('problem.status');
  });

  it('gives another status to a missing value only', () => {
    const statusOf = (mask: string[]) => {
      const result = applyFlatMask<Values, 'label'>(mask, {}, ['label'], { missingValueStatus: 422 });
      return result.ok ? undefined : result.problem.status;
    };

    expect(statusOf(['label'])).toBe(422);
    expect(statusOf(['secret'])).toBeUndefined();
  });

  it('says what is allowed', () => {
    const problem = maskProblem('secret', 'is not a path that can be updated', ['label', 'active']);

    expect(problem).toMatchObject({
      builderRemedy: expect.stringContaining('label, active'),
      issues: [{ name: 'updateMask', value: 'secret' }],
      context: { allowed: ['label', 'active'] },
    });
  });
});
