import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../apps/server/src/providers/connectors/engine/definition.ts';
import { findDefinition } from '../apps/server/src/providers/connectors/find-connector.ts';
import { documentFindings } from '../packages/cli/src/api-document/compare.ts';
import { readApiDocument } from '../packages/cli/src/api-document/read-document.ts';

const folder = new URL('../apps/server/test/digests/', import.meta.url);
const MOST_BYTES = 40_000;

const digests = readdirSync(folder).map((file) => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  return { provider: file.replace('.digest', ''), text, document: readApiDocument(text, file) };
});

describe.each(digests)('the digest of the document of $provider', ({ provider, text, document }) => {
  const definition = findDefinition(provider);
  if (!definition) throw new Error(`There is no connector for ${provider}.`);
  const connector = dataOf(definition);
  const errorsOf = (one: typeof connector) =>
    documentFindings(one, document).filter(({ severity }) => severity === 'error');

  it('says where the document came from, and is small', () => {
    expect(JSON.parse(text).info).toMatchObject({
      version: expect.stringMatching(/^[0-9a-f]{64}$/),
      'x-source': expect.stringMatching(/\w/),
    });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('has everything that the connector asks for and reads', () => {
    expect(errorsOf(connector)).toEqual([]);
  });

  it('finds a path that the vendor does not have', () => {
    const [name = ''] = Object.keys(connector.objects ?? {});
    const planted = JSON.parse(JSON.stringify(connector));
    planted.objects[name].list = { ...connector.object.list, request: { path: '/no-such-path' } };
    expect(errorsOf(planted)).not.toEqual([]);
  });
});
