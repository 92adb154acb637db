import { setImmediate as soon } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type Lookup, sparingly } from './lookup.ts';

it('looks a name up once for all who ask, and has threads left while name servers do not answer', async () => {
  const waiting = new Map<string, Parameters<Lookup>[2]>();
  const asked: string[] = [];
  const found: unknown[] = [];
  const lookup = sparingly((name, _, callback) => {
    asked.push(name);
    waiting.set(name, callback);
  });
  const ask = (name: string) => lookup(name, { all: true }, (...answer) => found.push(answer));

  for (let time = 1; time <= 50; time += 1) ask('same.example');
  for (let place = 1; place <= 50; place += 1) ask(`dead${place}.example`);
  await soon();
  // libuv gives half of the 64 threads to lookups.
  expect(asked.length).toBeLessThan(32);
  expect(asked.filter((name) => name === 'same.example')).toHaveLength(1);

  const unknown = Object.assign(new Error('no answer'), { code: 'EAI_AGAIN' });
  const address = { address: '192.0.2.1', family: 4 };
  waiting.get('dead1.example')?.(unknown, []);
  waiting.get('same.example')?.(null, [address]);
  await soon();

  expect(found).toEqual([[unknown, []], ...Array.from({ length: 50 }, () => [null, [address]])]);
  expect(asked).toHaveLength(26);
  // What was found is not kept: the next answer may be another one.
  ask('same.example');
  for (let round = 1; round <= 3; round += 1) {
    for (const end of waiting.values()) end(unknown, []);
    await soon();
  }
  expect(asked.filter((name) => name === 'same.example')).toHaveLength(2);

  // Names that had no answer the last time do not keep others waiting.
  asked.length = 0;
  for (let place = 1; place <= 50; place += 1) ask(`dead${place}.example`);
  ask('other.example');
  await soon();
  expect(asked).toHaveLength(5);
  expect(asked).toContain('other.example');
});
