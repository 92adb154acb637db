import type { RestDefinition, RestFunctions } from '../engine/definition.ts';
import { ProviderError } from '../engine/provider-error.ts';

/**
 * What a record has now, for objects whose change replaces the whole record: each field that is not sent would be lost.
 * Between the two calls, nobody else may change it; no such provider has a version to hold on to.
 * @param definition the one that has this function
 * @param names of the objects, each with the members that its list of fields does not have
 */
export function presentFields(
  definition: () => Pick<RestDefinition, 'objects'>,
  names: Readonly<Record<string, readonly string[]>>,
): NonNullable<RestFunctions['sentBeside']> {
  return async (objectName, id, { getJson }, { type }) => {
    const object = definition().objects?.[objectName];
    const { get, answer } = object?.write ?? {};
    const also = names[objectName];
    if (type !== 'update' || !also || !get || object?.fields?.source !== 'list') return undefined;
    const { body, secrets } = await getJson({ path: get.path }, { objectName, id });
    const present = body.record(get.record ?? answer?.record ?? '.', secrets);
    if (!present)
      throw new ProviderError('unreachable', 'The answer has no record, so none of it could be kept.');
    const inside = (object.record?.unwrap ?? []).map((name) => Object(present[name]));
    const whole = Object.assign({}, ...inside, present);
    const written = object.fields.fields.filter(({ readOnly }) => readOnly !== true).map(({ name }) => name);
    const kept = [...written, ...also].filter((name) => (whole[name] ?? null) !== null);
    return Object.fromEntries(kept.map((name) => [name, whole[name]]));
  };
}
