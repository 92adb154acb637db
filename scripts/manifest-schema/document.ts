import { fileURLToPath } from 'node:url';
import { Manifest } from '@dowel/schema';
import * as z from 'zod';
import { describeSchema } from '../openapi/describe-shapes.ts';
import { readDocstrings } from '../openapi/docstrings.ts';
import { type ManifestSchema, withStructure } from './structure.ts';

const sources = fileURLToPath(new URL('../../packages/schema/src', import.meta.url));

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
