import type { RestApi, RestDefinition, RestFunctions } from '../engine/definition.ts';
import { ProviderError } from '../engine/provider-error.ts';
import type { ProviderRecord } from '../engine/records.ts';

type Objects = Pick<RestDefinition, 'objects'>;
type SentBeside = NonNullable<RestFunctions['sentBeside']>;

/**
 * What a record has now, for objects whose change replaces the whole record: each field that is not sent would be lost.
 * Between the two calls, nobody else may change it; no such provider has a version to hold on to.
 * @param definition the one that has this function
 * @param names of the objects, each with the members that its list of fields does not have
 */
export function presentFields(
  definition: () => Objects,
  names: Readonly<Record<string, readonly string[]>>,
): SentBeside {
  return async (objectName, id, api, { type }) => {
    const fields = definition().objects?.[objectName]?.fields;
    const also = names[objectName];
    if (type !== 'update' || !also || fields?.source !== 'list') return undefined;
    const written = fields.fields.filter(({ readOnly }) => readOnly !== true).map(({ name }) => name);
    return presentValues(definition(), { objectName, id, api }, [...written, ...also]);
  };
}

/**
 * What a record has now in members that a change would clear if it left them out. Its other members stay by themselves.
 * @param definition the one that has this function
 * @param names of the objects, each with these members
 */
export function clearedFields(
  definition: () => Objects,
  names: Readonly<Record<string, readonly string[]>>,
): SentBeside {
  return async (objectName, id, api, { type, record }) => {
    const left = names[objectName]?.filter((name) => !Object.hasOwn(record, name)) ?? [];
    if (type !== 'update' || left.length === 0) return undefined;
    return presentValues(definition(), { objectName, id, api }, left);
  };
}

/** The values that a record has now in some members. */
async function presentValues(
  { objects }: Objects,
  { objectName, id, api }: { objectName: string; id: string; api: RestApi },
  members: readonly string[],
): Promise<ProviderRecord | undefined> {
  const object = objects?.[objectName];
  const { get, answer } = object?.write ?? {};
  if (!get) return undefined;
  const { body, secrets } = await api.getJson({ path: get.path }, { objectName, id });
  const present = body.record(get.record ?? answer?.record ?? '.', secrets);
  if (!present)
    throw new ProviderError('unreachable', 'The answer has no record, so none of it could be kept.');
  const inside = (object?.record?.unwrap ?? []).map((name) => Object(present[name]));
  const whole = Object.assign({}, ...inside, present);
  const kept = members.filter((name) => (whole[name] ?? null) !== null);
  return Object.fromEntries(kept.map((name) => [name, whole[name]]));
}
