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
import { madeUpTexts } from '../records.ts';
import { titleOf } from '../sign-in.ts';

const MOST_RECORDS = 3;

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
    const asked = [...new Set(query.fields.split(','))].map((name) => ({
      name,
      key: findField(fields, name),
    }));
    const entries = asked.map(({ name, key }) => [name, key === undefined ? [] : textsOf(fields[key])]);
    const shown = [...store.records.of(connection.provider, objectName).values()].slice(0, MOST_RECORDS);
    const records = shown.map((record) =>
      Object.fromEntries(
        asked.flatMap(({ name, key = name }) => (key in record ? [[name, String(record[key])]] : [])),
      ),
    );
    return { samples: Object.fromEntries(entries), records };
  },
} satisfies Partial<Answers>;

function textsOf(field: FieldMetadata | undefined): string[] {
  return field ? madeUpTexts(field) : [];
}
