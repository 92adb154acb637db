import type { Change } from '@dowel/schema';

/** Changes of a project that are told together. */
export interface ChangeBatch {
  readonly id: string;
  readonly projectId: string;
  readonly changes: readonly Change[];
}

/** Of more things of a kind, only the kind is told. PostgreSQL tells at most 8,000 bytes at once. */
export const MOST_IDS = 10;
const MOST_BYTES = 7_000;

/** Gathers changes, each once, and makes "many" of those that are too many to name. */
export function batchOf(id: string, projectId: string, changes: readonly Change[]): ChangeBatch {
  const batch = { id, projectId, changes: [...byKind(changes)].flatMap(named) };
  if (toText(batch).length <= MOST_BYTES) return batch;
  return { ...batch, changes: [...byKind(changes).keys()].map((type) => ({ type })) };
}

function byKind(changes: readonly Change[]): Map<string, Set<string | undefined>> {
  const kinds = Map.groupBy(changes, ({ type }) => type);
  return new Map([...kinds].map(([type, some]) => [type, new Set(some.map(({ id }) => id))]));
}

function named([type, ids]: [string, Set<string | undefined>]): Change[] {
  if (ids.size > MOST_IDS || ids.has(undefined)) return [{ type }];
  return [...ids].flatMap((id) => (id === undefined ? [] : [{ type, id }]));
}

/** A batch as one line for other processes. */
export function toText({ id, projectId, changes }: ChangeBatch): string {
  return [
    id,
    projectId,
    ...changes.map((one) => (one.id === undefined ? one.type : `${one.type},${encodeURIComponent(one.id)}`)),
  ].join(' ');
}

/** Undefined for a text of another release that has no batch. */
export function fromText(text: string): ChangeBatch | undefined {
  const [id, projectId, ...told] = text.split(' ');
  if (!id || !projectId || told.length === 0) return undefined;
  return {
    id,
    projectId,
    changes: told.map((one) => {
      const comma = one.indexOf(',');
      return comma === -1
        ? { type: one }
        : { type: one.slice(0, comma), id: decodeURIComponent(one.slice(comma + 1)) };
    }),
  };
}
