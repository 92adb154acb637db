/** A unique key for one write. `randomUUID` is missing in pages that were loaded over plain HTTP. */
export function createIdempotencyKey(): string {
  return (
    crypto.randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    )
  );
}
