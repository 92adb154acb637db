import type { GroupOverview, Issue } from '@dowel/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerFolder } from '../process/server-process.ts';
import { startSandbox } from '../start-sandbox.ts';
import { breakAll, everyCause } from './break-all.ts';
import { Builder } from './service.ts';

/** A provider that is down has failed after five calls, over four minutes. */
const PATIENCE_MS = 330_000;

let stop: () => Promise<void>;
let builder: Builder;
beforeAll(async () => {
  const sandbox = await startSandbox();
  const folder = createServerFolder();
  stop = async () => {
    await folder.remove();
    await sandbox.stop();
  };
  const server = await folder.start({
    DOWEL_SANDBOX_URL: sandbox.url,
    DOWEL_SEED: 'demo',
    DOWEL_ALLOW_PRIVATE_NETWORK: 'loopback',
    DOWEL_LOG_LEVEL: 'fatal',
  });
  const { apiKey } = folder.demo();
  builder = new Builder({ serverUrl: server.url, sandboxUrl: sandbox.url, apiKey, project: 'demo' });
  await breakAll(builder);
}, 120_000);
afterAll(() => stop());

const overviewOf = (customer: string) =>
  builder.ask<GroupOverview>('GET', `groups/${customer.toLowerCase().replaceAll(/\W+/g, '-')}`);

describe('a broken installation', () => {
  for (const { customer, done, issue } of everyCause) {
    if (!issue) continue;
    const [reason, actor] = issue;
    it(`has an issue that says why, who acts and how: ${done}`, { timeout: PATIENCE_MS }, async () => {
      const find = async (): Promise<Issue | undefined> => {
        const all = reason.startsWith('destination_')
          ? await builder.ask<Issue[]>('GET', 'issues')
          : (await overviewOf(customer)).issues;
        return all.find((one) => one.reason === reason);
      };

      await expect
        .poll(find, { timeout: PATIENCE_MS, interval: 1_000 })
        .toMatchObject({ reason, actor, nextStep: expect.stringMatching(/^[A-Z].+\.$/s) });
    });
  }
});
