import * as endpoints from './endpoints.ts';
import { olderSdkOperations, type ReferenceOperation, referenceOperations } from './reference-operations.ts';

/** What the original interface has and Dowel does not have yet. Calls to it are answered with `not_available_yet`. */
export function listPlannedOperations(): ReferenceOperation[] {
  const there = new Set<string>(Object.values(endpoints).map(({ wire }) => wire.operation));
  const all = [...referenceOperations.values()].flat();
  return [...all, ...olderSdkOperations].filter(({ operation }) => !there.has(operation));
}
