// recipes/webhooks/receiver.test.ts
import { startDowel } from '@dowel/testing';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { sync } from './sync';

const dowel = await startDowel();
afterAll(() => dowel.stop());
beforeEach(() => dowel.reset());
vi.stubEnv('DOWEL_WEBHOOK_SECRET', dowel.inbox.secret);
const { POST } = await import('./next-route'); // reads the variable when it loads

it('starts to sync when a customer installs', async () => {
  const { id } = await dowel.given.installation();
  const message = await dowel.inbox.next('installation.created');

  const response = await POST(message.toRequest());

  expect(response.status).toBe(204);
  expect(sync.started).toContainEqual(['acme', id]);
});

it('refuses what somebody else signed', async () => {
  await dowel.given.installation();
  const request = (await dowel.inbox.next('installation.created')).toRequest();
  request.headers.set('webhook-signature', 'v1,c29tZWJvZHkgZWxzZQ==');
  sync.started.length = 0;

  const response = await POST(request);

  expect(response.status).toBe(400);
  expect(sync.started).toEqual([]);
});
