import { expect, it } from 'vitest';
import { askedTypes } from './asked-types.ts';

it('asks for every type that tells of what is wanted, each once', () => {
  const event = {
    id: 'id',
    type: 'type',
    recordId: 'record',
    typeRules: [
      { type: 'renamed', means: 'changed', isAskedFor: true },
      { type: 'renamed', means: 'made', when: { member: 'first', text: 'true' }, isAskedFor: true },
      { type: 'old name', means: 'changed' },
      { type: 'moved', means: 'removed', isAskedFor: true },
    ],
  };

  expect(askedTypes({ event }, ['made', 'changed', 'changed'])).toEqual(['made', 'changed', 'renamed']);
  expect(askedTypes(undefined, ['any'])).toEqual(['any']);
});
