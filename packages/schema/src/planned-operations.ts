import * as endpoints from './endpoints.ts';
import { olderSdkOperations, type ReferenceOperation, referenceOperations } from './reference-operations.ts';

/**
 * The operations of the original interface that Dowel does not have yet. Dowel answers them with `not_available_yet`.
 */
export function listPlannedOperations(): ReferenceOperation[] {
  const there = new Set<string>(Object.values(endpoints).map(({ wire }) => wire.operation));
  const all = [...referenceOperations.values()].flat();
  return [...all, ...olderSdkOperations].filter(({ operation }) => !there.has(operation));
}
