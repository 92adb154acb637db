// The last step of the build: writes the JSON Schemas of the manifest and of a connector, for editors.
import { writeFileSync } from 'node:fs';
import { connectorSchemaDocument } from './connector.ts';
import { manifestSchemaDocument } from './manifest.ts';

const write = (name: string, schema: object) =>
  writeFileSync(new URL(`../${name}.schema.json`, import.meta.url), `${JSON.stringify(schema, null, 2)}\n`);

write('connector', connectorSchemaDocument());
write('manifest', manifestSchemaDocument());
