import type { Context } from '../../context.ts';
import { parseExactly } from '../exact-json.ts';

/** The members of an event's data that hold a config. */
export const configMembers = ['config', 'lastConfig'] as const;
export type ConfigMember = (typeof configMembers)[number];

/** What is stored of an event: its data, without the configs that are too large for a message. */
export interface StoredData {
  readonly data: Readonly<Record<string, unknown>>;
  /** The ids of the rows that have the missing configs. */
  readonly largeBodyIds: Readonly<Partial<Record<ConfigMember, string>>>;
}

/** The data as columns of the event with this id. */
export function sealData({ secrets }: Pick<Context, 'secrets'>, id: string, stored: StoredData) {
  const { sealed, sealKeyId } = secrets.seal(JSON.stringify(stored), id);
  return { dataSealed: sealed, sealKeyId };
}

/** @throws {SecretUnreadableError} */
export function openData(
  { secrets }: Pick<Context, 'secrets'>,
  { id, dataSealed }: { readonly id: string; readonly dataSealed: string },
): StoredData {
  // The cast is safe: only `sealData` writes the column, and the seal proves it.
  return parseExactly(secrets.open(dataSealed, id)) as StoredData;
}
