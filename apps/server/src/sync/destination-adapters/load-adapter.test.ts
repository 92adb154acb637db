import { expect, it } from 'vitest';
import { hasAdapter, loadAdapter } from './load-adapter.ts';

it.each(['webhook', 'snowflake', 'constructor'])(
  'loading the code for a type of destination says that there is none for %s',
  async (type) => {
    expect(hasAdapter(type)).toBe(false);
    await expect(loadAdapter(type)).rejects.toThrow(`destinations of the type "${type}"`);
  },
);
