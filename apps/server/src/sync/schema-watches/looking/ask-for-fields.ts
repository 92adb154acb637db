import type { FieldMetadata } from '@dowel/schema';
import { ProviderError } from '../../../providers/connectors/engine/provider-error.ts';
import type { LookPlan, WatchedObject } from './plan-look.ts';

/** What the provider has said of an object. */
export interface Described {
  readonly fields: readonly FieldMetadata[];
  /** For the log. */
  readonly request: string;
}

/**
 * Asks the provider for the fields of an object, as the account has them now.
 * @throws {ProviderError}
 */
export async function askForFields(
  { open, connector }: LookPlan,
  { objectName, source }: WatchedObject,
  stop: AbortSignal,
): Promise<Described> {
  const call = open.fetchFor('read', stop);
  let request = '';
  const described = await connector.describe(objectName, (path, init) => {
    request = `${init?.method ?? 'GET'} ${path}`;
    return call(path, init);
  });
  // What the connector itself says of fields changes with this server, not with the account.
  const own = new Set((source.also ?? []).map(({ name }) => name));
  const fields = Object.values(described.fields).filter(({ fieldName }) => !own.has(fieldName));
  if (fields.length > 0) return { fields, request };
  // Otherwise every field would be told as deleted.
  throw new ProviderError('unreachable', `${connector.displayName} listed no field of "${objectName}".`);
}
