/** A unique key for one write. `randomUUID` is missing in pages that were loaded over plain HTTP. */
export function createIdempotencyKey(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}
