import type { FieldMetadata } from '@dowel/schema';
import {
  connectionNotFoundProblem,
  findField,
  findManifestObject,
  noSamplesProblem,
  objectNotReadProblem,
} from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { visibleConnections } from '../connecting.ts';
import { assertSameProvider } from '../hydrating.ts';
import { getIntegration } from '../installing.ts';
import { found } from '../not-found.ts';
import { titleOf } from '../sign-in.ts';

/** Answers the endpoint that shows values of an account as the service does. The values are made up. */
export const samples = {
  listSamples({ store, caller, params, query }) {
    const integration = getIntegration(store, caller, params.integrationId);
    const connection = found(
      visibleConnections(store, caller).find(({ id }) => id === query.connectionId),
      'connection_not_found',
      connectionNotFoundProblem(),
    );
    assertSameProvider(store, integration, connection.provider);
    const { objectName } = found(
      findManifestObject(integration.latestRevision.content, 'read', params.objectName),
      'object_not_found',
      objectNotReadProblem(params.objectName),
    );
    const objects = found(
      store.objectsOf(connection.provider),
      'samples_unavailable',
      noSamplesProblem(titleOf(store, connection.provider)),
    );
    const object = objects[objectName];
    const fields = object && 'fields' in object ? object.fields : {};
    const entries = [...new Set(query.fields.split(','))].map((name) => {
      const key = findField(fields, name);
      return [name, key === undefined ? [] : valuesOf(fields[key])];
    });
    return { samples: Object.fromEntries(entries) };
  },
} satisfies Partial<Answers>;

const byName: Readonly<Record<string, string[]>> = {
  city: ['Oslo', 'Lisbon', 'Graz'],
  country: ['Norway', 'Portugal', 'Austria'],
  email: ['ada@acme.example', 'grace@acme.example', 'alan@acme.example'],
  first_name: ['Ada', 'Grace', 'Alan'],
  job_title: ['Head of sales', 'Engineer', 'Buyer'],
  last_name: ['Okafor', 'Lindqvist', 'Moreau'],
  name: ['Acme', 'Globex', 'Initech'],
  phone: ['+47 22 00 00 01', '+351 210 000 002', '+43 316 0003'],
};

const byType: Readonly<Record<string, string[]>> = {
  boolean: ['true', 'false'],
  date: ['2026-03-01', '2026-05-17', '2026-09-30'],
  datetime: ['2026-11-18T09:30:00Z', '2026-11-19T14:05:00Z', '2026-11-20T08:00:00Z'],
  float: ['1250.5', '80', '312.25'],
  int: ['12', '48', '7'],
};

function valuesOf(field: FieldMetadata | undefined): string[] {
  if (!field) return [];
  if (field.values) return field.values.slice(0, 3).map(({ value }) => value);
  return byName[field.fieldName] ?? byType[field.valueType ?? ''] ?? [];
}
