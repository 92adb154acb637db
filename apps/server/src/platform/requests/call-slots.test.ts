import { expect, it } from 'vitest';
import { CallSlots } from './call-slots.ts';

it('gives an org half of the slots at most, and others the rest', () => {
  const slots = new CallSlots(4);
  const giveBack = slots.take('acme');
  slots.take('acme');

  expect(() => slots.take('acme')).toThrow(expect.objectContaining({ code: 'proxy_busy' }));
  slots.take('globex');
  giveBack();
  giveBack();
  slots.take('acme');

  expect(() => slots.take('acme')).toThrow(expect.objectContaining({ code: 'proxy_busy' }));
});
