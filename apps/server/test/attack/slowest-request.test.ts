import { expect, it } from 'vitest';
import { slowestRequests } from './slowest-request.ts';

/** The goal is 100 ms; a busy machine gets room, and what was mended took from 9 to 77 seconds. */
const MOST_MS = 2000;

it('works on no request for long', async () => {
  const measured = await slowestRequests();

  console.table(measured.map((one) => ({ ...one, ms: Math.round(one.ms) })));
  expect(measured.filter(({ status }) => status === 500)).toEqual([]);
  expect(measured.filter(({ ms }) => ms > MOST_MS)).toEqual([]);
}, 120_000);
