import type { Integration } from '@dowel/schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFull } from '../../../../test/full-run.ts';
import { startTestServer } from '../../../../test/start-test-server.ts';

const often = <T>(arbitrary: fc.Arbitrary<T>) => ({ weight: 40, arbitrary });
const seldom = <T>(arbitrary: fc.Arbitrary<T>) => ({ weight: 1, arbitrary });

/** There are few names, so that they often clash, also in another case or with the previous manifest. */
const integrationName = fc.oneof(
  often(fc.constantFrom('desk', 'Desk', 'DESK', 'a', 'A', 'b', 'c', 'd-e_9', '7', 'x'.repeat(64))),
  seldom(fc.constantFrom('é', '')),
);
const oddName = fc.oneof(
  often(fc.constantFrom('contacts', 'Contacts', 'İ', 'i̇', 'ß', 'SS', 'job.appointments', 'a/b', '"', '日本')),
  often(fc.constantFrom('toString', 'hasOwnProperty', ' ', '0', '🦉', "$['a']", '~1', '<b>', '*', 'null')),
  seldom(fc.constantFrom('__proto__', 'constructor', '\u0000', '\ud800')),
  seldom(fc.string({ minLength: 1, maxLength: 3, unit: 'binary' })),
);

const field = fc.oneof(
  fc.record({ fieldName: oddName, mapToName: oddName }, { requiredKeys: ['fieldName'] }),
  fc.record({ mapToName: oddName, prompt: oddName }, { requiredKeys: ['mapToName'] }),
);
const fields = fc.array(field, { maxLength: 2 });
const readObject = fc.record(
  {
    objectName: oddName,
    destination: oddName,
    mapToName: oddName,
    schedule: fc.oneof(often(fc.constantFrom('', '0 * * * *')), seldom(fc.constant('*/5 * * * *'))),
    requiredFields: fields,
    optionalFields: fields,
    backfill: fc.record({ defaultPeriod: fc.record({ days: fc.constantFrom(0, 30) }) }),
  },
  { requiredKeys: ['objectName'] },
);
const integration = fc.record(
  {
    name: integrationName,
    provider: fc.oneof(often(fc.constant('sandbox')), seldom(fc.constant('sandboxApiKey'))),
    displayName: oddName,
    read: fc.record({ objects: fc.array(readObject, { minLength: 1, maxLength: 3 }) }),
    write: fc.record({
      objects: fc.array(fc.record({ objectName: oddName }), { minLength: 1, maxLength: 2 }),
    }),
    proxy: fc.record({ enabled: fc.boolean() }),
  },
  { requiredKeys: ['name', 'provider', 'proxy'] },
);
const manifest = fc
  .array(integration, { minLength: 1, maxLength: 3 })
  .map((integrations) => ({ specVersion: '1.0.0', integrations }));

type Written = typeof integration extends fc.Arbitrary<infer Content> ? Content : never;

/** An integration as a manifest writes it, plus the defaults that the service fills in. */
function asWritten(content: Written): unknown {
  const objects = content.read?.objects.map((object) => ({ destination: '', schedule: '', ...object }));
  return JSON.parse(JSON.stringify({ ...content, ...(objects && { read: { objects } }) }));
}

describe('a dry run', () => {
  it('that answers 200 means that the deploy does, and that all is there as written', async () => {
    const server = await startTestServer();
    const path = `/v1/projects/${server.project.id}/integrations`;

    await fc.assert(
      fc.asyncProperty(manifest, async (written) => {
        // JSON is YAML too.
        const sourceYaml = JSON.stringify(written);
        const plan = await server.request('PUT', `${path}:batch`, { sourceYaml, dryRun: true });
        const answer = await server.request('PUT', `${path}:batch`, { sourceYaml });
        expect(answer.status).toBe(plan.status);
        expect([200, 422]).toContain(plan.status);
        // A manifest that is refused does not count as a run.
        fc.pre(plan.status === 200);

        const { body: listed } = await server.request('GET', path);
        for (const content of written.integrations) {
          const stored = listed.find(({ name }: Integration) => name === content.name);
          expect(stored).toMatchObject({ name: content.name, provider: content.provider });
          expect(stored.latestRevision.content).toEqual(asWritten(content));
        }
      }),
      { numRuns: isFull ? 40 : 15, examples: [[{ specVersion: '1.0.0', integrations: caseTwins }]] },
    );
  });
});

const caseTwins = ['casey', 'CASEY'].map((name) => ({ name, provider: 'sandbox', proxy: { enabled: true } }));
