import {
  type FieldFilter,
  findManifestObject,
  judgeFilter,
  namesOfObject,
  objectDisabledProblem,
  objectNotReadProblem,
  ownValue,
  recordMapping,
  searchUnsupportedProblem,
  supportOf,
  toProviderFilters,
  toReadResult,
} from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { getIntegration, installationOfGroup } from '../installing.ts';
import { MockProblem } from '../mock-problem.ts';
import { found } from '../not-found.ts';
import type { MockRecord } from '../records.ts';
import { titleOf } from '../sign-in.ts';

const pageSize = 100;

/** Answers a search over the records of the pretend accounts, as the service does. */
export const search = {
  searchRecords({ store, caller, params, query: { groupRef }, body }) {
    const integration = getIntegration(store, caller, params.integrationId);
    const { config } = installationOfGroup(store, caller, integration, groupRef);
    const { content } = integration.latestRevision;
    const object = found(
      findManifestObject(content, 'read', body.objectName),
      'object_not_found',
      objectNotReadProblem(body.objectName),
    );
    const { objectName } = object;
    const entries = config.content.read?.objects ?? {};
    const key = namesOfObject(content, objectName).find((name) => ownValue(entries, name)) ?? '';
    const entry = ownValue(entries, key);
    if (entry?.disabled === true && object.enabled !== 'always') {
      throw new MockProblem('object_disabled', objectDisabledProblem(body.objectName));
    }
    const { provider, module } = content;
    const known = store.providers[provider];
    const held = store.objectsOf(provider)?.[objectName];
    if (!known || !supportOf(known, module).search.operators.equals || !held || 'error' in held) {
      const words = searchUnsupportedProblem(titleOf(store, provider), objectName);
      throw new MockProblem('search_unsupported', words);
    }
    const mapping = recordMapping(object, entry, Object.keys(held.fields));
    const filters = toProviderFilters(mapping, body.fieldFilters);
    const result = [...store.records.of(provider, objectName).values()]
      .filter((record) => filters.every((filter) => fits(filter, record)))
      .slice(0, pageSize)
      .map((record) => ({ id: record.id, ...toReadResult(mapping, record) }));
    return { result, results: result };
  },
} satisfies Partial<Answers>;

function fits(filter: FieldFilter, record: MockRecord): boolean {
  const verdict = judgeFilter(filter, record);
  return 'fits' in verdict && verdict.fits;
}
