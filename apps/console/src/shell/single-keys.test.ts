import { afterEach, expect, it, vi } from 'vitest';
import { areSingleKeysOn, switchSingleKeys } from './single-keys.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('can be switched off for as long as the page lasts where the browser blocks storage', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });

  expect(areSingleKeysOn()).toBe(true);
  switchSingleKeys(false);
  expect(areSingleKeysOn()).toBe(false);
  switchSingleKeys(true);
});
