import { describe, expect, it } from 'vitest';
import { taggedTests } from './tagged-tests.ts';

const tag = (ids: string) => `// ${`@holds ${ids}`}\n`;

describe('finding tests with a tag', () => {
  it('tells their statements and titles', () => {
    const source = `describe('a', () => {\n${tag('S1, A2')}it.each([['x']])('reads %s', () => {});\n});`;

    expect(taggedTests(source)).toEqual([{ ids: ['S1', 'A2'], title: 'reads %s', isConditional: false }]);
  });

  it('takes a story, which is tested by being drawn', () => {
    const source = `${tag('S1')}export const Reads = { name: 'reads', play: async () => {} };`;

    expect(taggedTests(source)).toEqual([{ ids: ['S1'], title: 'reads', isConditional: false }]);
  });

  it('refuses a tag with no test below it', () => {
    expect(() => taggedTests(`it('reads', () => {});\n${tag('S1')}`)).toThrow('not above a test');
  });

  it.each([
    ['in a group that may be left out', `describe.runIf(there)('a', () => {\n${tag('S1')}it('b', f); });`],
    ['with a table of cases under a condition', `${tag('S1')}it.skipIf(bare).each([1])('b', () => {});`],
    ['that is switched off', `${tag('S1')}it.skip('b', () => {});`],
    ['to come', `${tag('S1')}it.todo('b');`],
    ['that may fail', `${tag('S1')}it.fails('b', () => {});`],
    ['with an option', `${tag('S1')}it('b', { skip: true }, () => {});`],
    ['that skips itself', `${tag('S1')}it('b', ({ skip }) => { if (bare) skip(); });`],
    ['whose context skips it', `${tag('S1')}it('b', (context) => { context.skip(); });`],
  ])('knows one %s', (_, source) => {
    expect(taggedTests(source)).toMatchObject([{ isConditional: true }]);
  });

  it('does not blame a test for another one beside it', () => {
    expect(taggedTests(`${tag('S1')}it('a', f);\nit.skip('b', f);`)).toMatchObject([
      { isConditional: false },
    ]);
  });
});
