import { expect, it } from 'vitest';
import { reconnect } from './reconnecting.fixture.ts';

it('leads to no other account than before unless somebody confirms it, in a thousand generated ways', async () => {
  const counts = await reconnect(1000);

  console.log(counts);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
}, 1_800_000);
