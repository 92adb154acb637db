import { afterAll, expect, it } from 'vitest';
import { emptyDatabase } from '../empty-database.ts';
import { createServerFolder } from './server-process.ts';

const folder = createServerFolder();
afterAll(() => folder.remove());

it('repeating a request after its server was killed gets the first answer, and does nothing again', async () => {
  const variables = { ...(await emptyDatabase('replays')), DOWEL_SEED: 'demo' };
  const first = await folder.start(variables);
  const { apiKey } = folder.demo();
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json', 'idempotency-key': 'order-7' };
  const send = (url: string, label: string) =>
    fetch(`${url}/v1/projects/demo/api-keys`, { method: 'POST', headers, body: JSON.stringify({ label }) });
  const answered = await send(first.url, 'Sync');
  const made = await answered.json();
  await first.end('SIGKILL');

  const second = await folder.start(variables);
  const repeated = await send(second.url, 'Sync');
  const other = await send(second.url, 'Other');
  const keys: { label: string }[] = await (
    await fetch(`${second.url}/v1/projects/demo/api-keys`, { headers })
  ).json();
  await second.end('SIGTERM');

  expect(answered.status).toBe(201);
  expect(repeated.status).toBe(201);
  expect(repeated.headers.get('idempotency-replayed')).toBe('true');
  expect(await repeated.json()).toEqual(made);
  expect(other.status).toBe(422);
  expect(keys.filter(({ label }) => label === 'Sync')).toHaveLength(1);
});
