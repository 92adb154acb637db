import { describe, expect, it } from 'vitest';
import { hasAdapter, loadAdapter } from './load-adapter.ts';

describe('loading the code for a type of destination', () => {
  it.each(['webhook', 'snowflake', 'constructor'])('says that there is none for %s', async (type) => {
    expect(hasAdapter(type)).toBe(false);
    await expect(loadAdapter(type)).rejects.toThrow(`destinations of the type "${type}"`);
  });
});
