import { expect, it } from 'vitest';
import { contactEvents, startSubscribing } from '../subscribing.fixture.ts';

const HOUR_MS = 60 * 60_000;

const pages: [string, { status: number; body?: unknown }][] = [
  ['a page in HTML', { status: 200, body: '<!doctype html><title>Sign in</title>' }],
  ['no list', { status: 200, body: {} }],
  ['a text for the list', { status: 200, body: { webhooks: 'none' } }],
  ['a server error', { status: 503 }],
  ['a redirection', { status: 302 }],
];

const answers: [string, { status: number; body?: unknown }][] = [
  ['a page in HTML', { status: 200, body: '<!doctype html><title>Sign in</title>' }],
  ['nothing', { status: 204 }],
  ['a success without an id', { status: 201, body: { webhook: 'made' } }],
  ['an id and no secret', { status: 201, body: { id: 'hook_1' } }],
  ['a list', { status: 200, body: [] }],
  ['a number for an id, and a map for the secret', { status: 201, body: { id: 7, secret: { a: 1 } } }],
  ['another server error', { status: 500, body: '<h1>Oops</h1>' }],
  ['a redirection', { status: 302 }],
  ['too many requests', { status: 429 }],
  ['an unknown status', { status: 299, body: {} }],
  ['gone', { status: 410 }],
];

it.each(answers)('makes one webhook in the end when the first answer is %s', async (_, refusal) => {
  const world = await startSubscribing({ refusals: { ...refusal, times: 1, method: 'POST' } });
  const before = await world.webhooks();

  for (let hours = 0; hours < 3; hours += 1) {
    world.advanceClock(HOUR_MS);
    await world.runJobs();
  }

  expect(before).toEqual([]);
  expect(await world.webhooks()).toHaveLength(1);
  expect((await world.get()).healthStatus).toBe('healthy');
});

it.each(pages)('keeps the webhook that is there when the list of them is %s', async (_, refusal) => {
  const world = await startSubscribing();
  const before = await world.webhooks();
  await world.addFault({ path: '/api/v1/webhooks', method: 'GET', times: 1, ...refusal });

  // A deploy makes the provider be asked what there is.
  await world.deploy([{ ...contactEvents, updateEvent: { enabled: 'always', watchFieldsAuto: 'selected' } }]);
  await world.runJobs();
  const meanwhile = await world.webhooks();
  world.advanceClock(HOUR_MS);
  await world.runJobs();

  expect(meanwhile).toEqual(before);
  expect(await world.webhooks()).toEqual(before);
  expect((await world.get()).healthStatus).toBe('healthy');
});
