import { describe, expect, it } from 'vitest';
import { isConditional } from './conditional-tests.ts';

describe('finding tests that may be left out', () => {
  it.each([
    ['a file that may not be there', "describe.runIf(there)('reading', () => { it('reads', () => {}) })"],
    ['a table of cases under a condition', "it.skipIf(bare).each([1])('reads', () => {})"],
    ['a test that is switched off', "it.skip('reads', () => {})"],
    ['a test to come', "it.todo('reads')"],
    ['a test that may fail', "it.fails('reads', () => {})"],
    ['an option', "it('reads', { skip: true }, () => {})"],
    ['a test that skips itself', "it('reads', ({ skip }) => { if (bare) skip(); })"],
    ['a test whose context skips it', "it('reads', (context) => { context.skip(); })"],
  ])('finds %s', (_, source) => {
    expect(isConditional(source, 'reads')).toBe(true);
  });

  it.each([
    ['a plain one', "describe('reading', () => { it('reads', () => { expect(read()).toBe(1) }) })"],
    ['one beside a conditional one', "describe.runIf(there)('a', () => { it('b', f) }); it('reads', f)"],
    ['one of the same name that always runs', "it.skip('reads', f); it('reads', f)"],
    ['a story', "export const Reads = { name: 'reads', play: async () => {} }"],
  ])('leaves %s', (_, source) => {
    expect(isConditional(source, 'reads')).toBe(false);
  });
});
