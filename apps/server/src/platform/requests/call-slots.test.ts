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

it('gives a person a fifth of what their org gets', () => {
  const slots = new CallSlots(20);
  const giveBack = slots.take('acme', 'eve');
  slots.take('acme', 'eve');

  expect(() => slots.take('acme', 'eve')).toThrow(expect.objectContaining({ code: 'proxy_busy' }));
  slots.take('acme', 'bob');
  slots.take('acme');
  giveBack();
  slots.take('acme', 'eve');

  expect(() => slots.take('acme', 'eve')).toThrow(expect.objectContaining({ code: 'proxy_busy' }));
});
