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

  it.each<[string, string[], Values, object]>([
    ['a path that cannot be updated', ['secret'], { secret: 'x' }, { path: 'secret', isWithoutValue: false }],
    [
      'a path without a value',
      ['active', 'label'],
      { active: true },
      { path: 'label', isWithoutValue: true },
    ],
    ['a name of every object', ['constructor'], {}, { path: 'constructor', isWithoutValue: false }],
  ])('refuses %s', (_case, mask, values, expected) => {
    expect(apply(mask, values)).toMatchObject({ ok: false, ...expected });
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
