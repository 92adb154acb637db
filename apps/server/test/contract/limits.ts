import { limits } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import type { Contract } from './target.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => `name${index}`);
const mapOf = (count: number, value: unknown) => Object.fromEntries(many(count).map((name) => [name, value]));
const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

/** A body that makes a connection, with one more member. */
const connection = (more: object) => ({
  groupRef: 'acme',
  consumerRef: 'ada',
  provider: 'sandboxApiKey',
  apiKey: 'x',
  ...more,
});
const metadata = (count: number, value: string) => mapOf(count, { value, source: 'input' });

const keys = '/api-keys';
const connecting = '/connections:generate';

export function limitsContract(contract: () => Contract): void {
  const send = (path: string, body: unknown) =>
    contract().send('POST', `/projects/${contract().project}${path}`, {
      body: JSON.stringify(body),
      headers: { 'x-api-key': contract().apiKey },
    });

  describe('sending more than a request may carry', () => {
    it.each([
      ['a long name', connecting, connection({ groupRef: 'x'.repeat(limits.name + 1) }), limits.name],
      ['a long list', keys, { label: 'x', scopes: many(limits.mask + 1).map(() => 'full') }, limits.mask],
      [
        'a map with many entries',
        connecting,
        connection({ providerMetadata: metadata(limits.metadata + 1, 'x') }),
        limits.metadata,
      ],
      [
        'a long value in a map',
        connecting,
        connection({ providerMetadata: metadata(1, 'x'.repeat(limits.metadataValue + 1)) }),
        limits.metadataValue,
      ],
      ['deep nesting', keys, { label: 'x', extra: nested(limits.depth) }, limits.depth],
      ['many values', keys, { label: 'x', extra: many(limits.values) }, limits.values],
    ])('is refused for %s, and the limit is named', async (_, path, body, limit) => {
      const response = await send(path, body);
      const problem = (await response.json()) as { code: string; issues: { detail: string }[] };

      expect(response.status).toBe(400);
      expect(problem.code).toBe('invalid_request');
      expect(problem.issues[0]?.detail.replaceAll(',', '')).toContain(`${limit}`);
    });

    it('is refused for a long parameter of a path', async () => {
      const path = `/projects/${contract().project}/api-keys/${'x'.repeat(limits.name + 1)}`;
      const headers = { 'x-api-key': contract().apiKey };

      const response = await contract().send('GET', path, { headers });

      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'invalid_request',
        issues: [{ in: 'path', detail: expect.stringContaining(`${limits.name}`) }],
      });
    });

    it('is taken up to the limit', async () => {
      const body = {
        label: 'x',
        scopes: many(limits.mask).map(() => 'full'),
        extra: nested(limits.depth - 2),
      };

      expect((await send(keys, body)).status).toBe(201);
    });
  });
}
