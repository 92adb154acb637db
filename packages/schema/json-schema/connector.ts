import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { Connector, ConnectorExtension } from '../src/connector/index.ts';
import { describeSchema, type JsonSchema } from './describe-shapes.ts';
import { readDocstrings } from './docstrings.ts';

const sources = fileURLToPath(new URL('../src', import.meta.url));
/** A part that is shorter is written where it is used. */
const WORTH_SHARING = 300;

/**
 * The JSON Schema of a connector's file, for editors: a whole connector, or one that `extends` another. Unknown keys are
 * errors in it, as for the service.
 */
export function connectorSchemaDocument(): object {
  const { $schema, $defs, anyOf } = z.toJSONSchema(z.union([ConnectorExtension, Connector]), {
    target: 'draft-2020-12',
    io: 'input',
    // The pattern beside it says the same, and readers of the schema do not know these names.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'starts_with' || jsonSchema.format === 'includes') delete jsonSchema.format;
    },
  });
  const docstrings = readDocstrings(sources, '{resources,connector}/*.ts');
  const [extension, whole] = ['ConnectorExtension', 'Connector'].map((name, index) => {
    const form = { ...anyOf?.[index] } as JsonSchema;
    describeSchema(form, docstrings.get(name), {});
    return form;
  });
  // With a condition, an editor tells the faults of the form that is meant.
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const forms = { if: { required: ['extends'] }, then: extension, else: whole, $defs };
  return { $schema, title: 'Dowel connector', ...withSharedParts(forms) };
}

/** Writes parts that are used in several places once, under `$defs`. An object and its exceptions have the same parts. */
function withSharedParts(schema: object): object {
  const uses = new Map<string, number>();
  count(schema, uses);
  const names = new Map<string, string>();
  const shared: Record<string, unknown> = {};
  const write = (part: unknown, isTop = false): unknown => {
    if (Array.isArray(part)) return part.map((one) => write(one));
    if (typeof part !== 'object' || part === null) return part;
    const text = JSON.stringify(part);
    const isShared = !isTop && isShape(part) && text.length >= WORTH_SHARING && (uses.get(text) ?? 0) > 1;
    const copy = () => Object.fromEntries(Object.entries(part).map(([key, one]) => [key, write(one)]));
    if (!isShared) return copy();
    const known = names.get(text);
    if (known !== undefined) return { $ref: `#/$defs/${known}` };
    const name = `part${names.size + 1}`;
    names.set(text, name);
    shared[name] = copy();
    return { $ref: `#/$defs/${name}` };
  };
  const { $defs, ...whole } = write(schema, true) as { $defs?: object };
  return { ...whole, $defs: { ...$defs, ...shared } };
}

function count(part: unknown, uses: Map<string, number>): void {
  if (typeof part !== 'object' || part === null) return;
  const text = JSON.stringify(part);
  uses.set(text, (uses.get(text) ?? 0) + 1);
  for (const one of Object.values(part)) count(one, uses);
}

/** Whether a part is a schema. A map of properties is none. */
function isShape(part: object): boolean {
  return 'type' in part ? typeof part.type === 'string' : 'anyOf' in part || 'oneOf' in part;
}
