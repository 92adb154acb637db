import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { Manifest } from '../src/manifest/manifest.ts';
import { describeSchema } from './describe-shapes.ts';
import { readDocstrings } from './docstrings.ts';
import { type ManifestSchema, withStructure } from './manifest-structure.ts';

const sources = fileURLToPath(new URL('../src', import.meta.url));

/**
 * The JSON Schema of the manifest, for editors. It takes unknown keys, as the service does. Every part is written where it
 * is used, because some editors do not follow references.
 */
export function manifestSchemaDocument(): ManifestSchema {
  const schema = z.toJSONSchema(Manifest, { target: 'draft-2020-12', io: 'input' }) as ManifestSchema;
  describeSchema(schema, readDocstrings(sources).get('Manifest'));
  return withStructure({
    $schema: schema.$schema,
    title: 'Dowel manifest',
    ...schema,
  });
}
