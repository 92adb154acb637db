import { setTimeout as wait } from 'node:timers/promises';
import type { IntegrationObject, ReadConfigObject } from '@dowel/schema';
import {
  type DescribedObject,
  type FieldsByObject,
  fieldsToRead,
  joinSentences,
  type ObjectDescription,
  type RecordMapping,
  recordMapping,
} from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import type { Connector } from '../../providers/connectors/connector.ts';
import { unlistedFields } from '../../providers/connectors/engine/describe-object.ts';
import { ProviderError } from '../../providers/connectors/engine/provider-error.ts';
import type { ProviderRecord } from '../../providers/connectors/engine/records.ts';
import { titleWithoutConnector } from '../../providers/connectors/find-for-module.ts';
import type { OpenConnection } from '../connections/service.ts';
import { DescriptionCache } from './description-cache.ts';

/** How many calls to one provider account run at the same time. */
const PARALLEL_CALLS = 4;
/** How long saving a config waits for the account's fields. After that it saves without checking the missing ones. */
const KNOWN_FIELDS_MS = 5000;

/**
 * One cache per process. A key holds the connection's id and last change, so entries of other databases or old
 * credentials never match.
 */
const descriptions = new DescriptionCache<ObjectDescription>(30_000, 100);

/**
 * Asks a connected account about objects, by their native names. When the provider cannot describe an object, that
 * object gets an error text.
 */
export async function describeObjects(
  context: Context,
  open: OpenConnection,
  objectNames: readonly string[],
): Promise<Record<string, DescribedObject>> {
  const described = await inParallel(objectNames, PARALLEL_CALLS, async (objectName) => {
    const description = await describe(context, open, objectName).catch(toText);
    return [objectName, description] as const;
  });
  return Object.fromEntries(described);
}

/**
 * The fields of the objects that the account can describe within `limitMs`, without objects whose fields only a record
 * would show, while there is none. Checking a config against the fields only helps the caller, so a slow provider must not
 * keep anyone from saving.
 */
export async function knownFields(
  context: Context,
  open: OpenConnection,
  objectNames: readonly string[],
  limitMs = KNOWN_FIELDS_MS,
): Promise<FieldsByObject> {
  // Without a connector, we cannot ask the provider.
  if (!(await open.connector())) return {};
  const known = new Map<string, ObjectDescription['fields']>();
  const collecting = inParallel(objectNames, PARALLEL_CALLS, async (objectName) => {
    const description = await describe(context, open, objectName).catch(toText);
    if (!('error' in description || description.isUnseen)) known.set(objectName, description.fields);
  });
  const timer = new AbortController();
  const limit = wait(limitMs, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([collecting, limit]).finally(() => timer.abort());
  return Object.fromEntries(known);
}

/**
 * Forgets what is known of a connection's fields in this process. Call it after they were changed.
 * Other processes see the change within half a minute.
 */
export function forgetDescriptions({ id }: OpenConnection): void {
  descriptions.forget(id);
}

/**
 * Asks a connected account about one object, by its native name.
 * @throws {ProviderError}
 */
export async function describe(
  context: Context,
  open: OpenConnection,
  objectName: string,
): Promise<ObjectDescription> {
  const { module } = open;
  const [connection, connector] = [await open.connection(), await open.connector()];
  if (!connector) throw new ProviderError('rejected', connectorMissing(context, connection.provider, module));
  const state = connection.updateTime ?? connection.createTime;
  // The id is first, so that `forgetDescriptions` finds the key.
  const key = connection.id + JSON.stringify([state, module, objectName]);
  return descriptions.get(key, context.now(), async () => ({
    ...(await connector.describe(objectName, open.fetchFor())),
    hasSamples: true,
  }));
}

/** What is asked of the provider, and how it is delivered. */
export interface ReadFields {
  readonly names: readonly string[];
  readonly mapping: RecordMapping;
}

/**
 * The fields to read of an object. Only for `selectedFieldsAuto: all`, the provider must say which fields there are.
 * @throws {ProviderError}
 */
export async function findFields(
  context: Context,
  { open, connector }: { readonly open: OpenConnection; readonly connector: Connector },
  object: IntegrationObject,
  entry: ReadConfigObject | undefined,
): Promise<ReadFields> {
  const { objectName } = object;
  const isAll = entry?.selectedFieldsAuto === 'all';
  const all = isAll ? Object.keys((await describe(context, open, objectName)).fields) : undefined;
  const { fields } = connector.object(objectName);
  // A list to which the connector adds members of a record may lack others too.
  const isPartial = fields.source !== 'call' || fields.also !== undefined;
  return {
    names: fieldsToRead(object, entry, all),
    mapping: recordMapping(object, entry, all, isPartial),
  };
}

/**
 * The connector as it handles an object of an account. Where not all objects have the same fields, the provider is asked
 * which this one has. An object that the provider does not know is handled like any other, so that a read of it says so.
 * @throws {ProviderError} when the provider does not answer
 */
export async function fitting(
  context: Context,
  open: OpenConnection,
  connector: Connector,
  objectName: string,
): Promise<Connector> {
  if (!connector.object(objectName).isFitted) return connector;
  try {
    const { fields } = await describe(context, open, objectName);
    return connector.fitTo(objectName, Object.keys(fields));
  } catch (error) {
    const isUnknown = error instanceof ProviderError && UNKNOWN.includes(error.kind);
    if (isUnknown) return connector;
    throw error;
  }
}

/**
 * The fields that the provider has left out of all these records without a word, because it does not know them or does
 * not show them to the account. A provider that refuses to say which fields there are has left out none, as far as is known.
 * @throws {ProviderError} when the provider cannot say it now
 */
export async function silentlyMissing(
  context: Context,
  open: OpenConnection,
  { connector, objectName }: { readonly connector: Connector; readonly objectName: string },
  fields: readonly string[],
  records: readonly ProviderRecord[],
): Promise<string[]> {
  try {
    const ask = () => describe(context, open, objectName);
    return await unlistedFields(connector.object(objectName), fields, records, ask);
  } catch (error) {
    if (error instanceof ProviderError && !AWAY.includes(error.failedBy)) return [];
    throw error;
  }
}

const UNKNOWN: readonly ProviderError['kind'][] = ['rejected', 'missing_object'];
const AWAY: readonly string[] = ['unreachable', 'rate_limited'];

function toText(error: unknown): DescribedObject {
  if (!(error instanceof ProviderError)) throw error;
  const { kind, finding, message } = error;
  const remedy = kind === 'credentials' ? 'Connect again to renew the access.' : undefined;
  return {
    error: remedy ? joinSentences([message, remedy]) : message,
    ...(finding && { diagnosis: finding }),
  };
}

/** Without a connector, hydration answers this text for each object and does not fail (docs/adr/0008). */
function connectorMissing(context: Context, provider: string, module: string | undefined): string {
  const title = titleWithoutConnector(context, provider, module);
  return `There is no connector for ${title} yet, so the fields of this object cannot be listed.`;
}
