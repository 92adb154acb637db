import type { ProviderFetch } from './call.ts';
import type { RestDefinition } from './definition.ts';
import { ProviderError } from './provider-error.ts';
import { filledJson } from './request/draft.ts';
import { restApi } from './rest-api.ts';

/** A name that can stand in a path as it is. */
const PLAIN = /^[\w-]{1,200}$/;

/** What the objects that one caller asked for are called now. */
const found = new WeakMap<ProviderFetch, Map<string, string>>();

/**
 * Makes a call about an object. If the provider does not find it, its name may be one that an older version of the API
 * knew. The call is then made again under the name that the object has now.
 * @throws {ProviderError}
 */
export async function underItsName<T>(
  connector: RestDefinition,
  objectName: string,
  fetch: ProviderFetch,
  call: (connector: RestDefinition) => Promise<T>,
): Promise<T> {
  if (!connector.functions?.newNames || Object.hasOwn(connector.objects ?? {}, objectName))
    return call(connector);
  const known = found.get(fetch) ?? new Map<string, string>();
  const newName = known.get(objectName);
  if (newName !== undefined) return call(renamed(connector, objectName, newName));
  try {
    return await call(connector);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status !== 404) throw error;
    const asked = await newNameOf(connector, objectName, fetch);
    if (asked === undefined) throw error;
    found.set(fetch, known.set(objectName, asked));
    return call(renamed(connector, objectName, asked));
  }
}

/** The connector for which the object has its new name in every request. */
function renamed(connector: RestDefinition, objectName: string, newName: string): RestDefinition {
  const object = filledJson(connector.object, { objectName: newName }) as RestDefinition['object'];
  return { ...connector, objects: { ...connector.objects, [objectName]: object } };
}

/** Undefined when the provider knows no object by this name, in no version. */
async function newNameOf(
  connector: RestDefinition,
  objectName: string,
  fetch: ProviderFetch,
): Promise<string | undefined> {
  const { functions, displayName } = connector;
  const asked = functions?.newNames?.(objectName, restApi(connector, fetch));
  const told = await asked?.catch((error: unknown) => {
    if (error instanceof ProviderError && error.isGone) return undefined;
    throw error;
  });
  const names = (told ?? []).flatMap(({ name, label }) =>
    name === undefined || !PLAIN.test(name) ? [] : [{ name, label }],
  );
  if (names.length <= 1) return names[0]?.name;
  const list = names.map(({ name, label }) => (label ? `${name} ("${label}")` : name)).join(', ');
  throw new ProviderError(
    'missing_object',
    `"${objectName}" has several lists of records at ${displayName} now, so it is not clear which of them is meant: ${list}. Name the object by the id of one of them in the manifest and in the config.`,
    { status: 404 },
  );
}
