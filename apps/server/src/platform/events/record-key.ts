import { hash } from 'node:crypto';

/** Stands for a record, or for whatever a message tells of. Two that have the same by chance only wait for each other. */
export function recordKeyOf(...parts: readonly string[]): number {
  return hash('sha256', JSON.stringify(parts), 'buffer').readUIntBE(0, 6);
}
