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
      return [name, key === undefined ? [] : textsOf(fields[key])];
    });
    return { samples: Object.fromEntries(entries) };
  },
} satisfies Partial<Answers>;

function textsOf(field: FieldMetadata | undefined): string[] {
  return field ? madeUpTexts(field) : [];
}
