import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { forPages } from '../for-pages.ts';
import * as endpoints from './endpoints.ts';
import { commonProblems } from './problems.ts';
import * as wires from './wire/index.ts';
import { addressOf, toPath } from './wire/index.ts';

const all = Object.entries(endpoints);

/** What a module exports, without its functions. */
const dataOf = (module: object): unknown => JSON.parse(JSON.stringify(module));

describe('the contract', () => {
  // @holds S161
  it('is for pages what it is for servers, and brings them no validators', async () => {
    const { outputFiles, metafile } = await build({
      entryPoints: [fileURLToPath(new URL('./wire/index.ts', import.meta.url))],
      bundle: true,
      format: 'esm',
      metafile: true,
      outdir: '.',
      plugins: [forPages('bundle')],
      write: false,
    });
    expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);

    const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
    const built: object = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
    expect(dataOf(built)).toEqual(dataOf(wires));
  });

  it('names every operation once', () => {
    const names = all.map(([, endpoint]) => endpoint.wire.operation);

    expect(new Set(names).size).toBe(names.length);
  });

  it('takes no name for an id by which a list is narrowed, because it would find nothing', () => {
    const narrowed = all.flatMap(([operation, { wire, query }]) => {
      const isList = wire.method === 'GET' && /^list(?!Samples)/.test(operation);
      const shape: object = isList && query instanceof z.ZodObject ? query.shape : {};
      // The account is named by the provider.
      return Object.keys(shape)
        .filter((name) => name.endsWith('Id') && name !== 'accountId')
        .map((name) => [operation, name, query] as const);
    });

    expect(narrowed.length).toBeGreaterThan(5);
    for (const [operation, name, query] of narrowed)
      expect([operation, query?.safeParse({ [name]: 'myWebhook' }).success]).toEqual([operation, false]);
  });

  it('types every path once', () => {
    const paths = all.map(([, endpoint]) => `${endpoint.wire.method} ${addressOf(endpoint.wire)}`);

    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(all)('validates the answer of %s exactly when there is one', (_, endpoint) => {
    expect(endpoint.success !== undefined).toBe(endpoint.wire.media !== 'none');
    // According to the reference, these answer 201 without a body.
    const isEmpty201 = ['createGroup', 'createConsumer', 'addUserToOrg'].includes(endpoint.wire.operation);
    expect(endpoint.wire.status === 204 || isEmpty201).toBe(endpoint.wire.media === 'none');
  });

  it.each(all)('lists for %s no problem twice, and none that every endpoint has', (_, endpoint) => {
    const listed = [...commonProblems, ...endpoint.problems];

    expect(listed).toEqual([...new Set(listed)]);
  });
});

describe('filling a path', () => {
  it('encodes each value, so that it can add no segment and no verb', () => {
    const path = toPath(wires.getHydratedRevision, {
      projectIdOrName: 'a/b',
      integrationId: 'x:y',
      revisionId: '7',
    });

    expect(path).toBe('/projects/a%2Fb/integrations/x%3Ay/revisions/7:hydrate');
  });

  it.each(['.', '..'])('refuses "%s", which URL parsers fold away', (provider) => {
    expect(() => toPath(wires.getProvider, { provider })).toThrow(/would change the address/);
  });

  it('refuses an empty value, which would name another resource', () => {
    expect(() => toPath(wires.getProvider, { provider: '' })).toThrow(/needs the path parameter "provider"/);
  });
});
