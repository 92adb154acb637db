const prefix = 'consumer:';

/** The `createdBy` of what a consumer made. */
export function toCreatedBy(consumerRef: string): string {
  return prefix + consumerRef;
}

/** The consumer that a `createdBy` names; undefined when it names no consumer. */
export function consumerOf(createdBy: string): string | undefined {
  const ref = createdBy.startsWith(prefix) ? createdBy.slice(prefix.length) : '';
  return ref || undefined;
}

/**
 * The author to store with a config. A consumer is always its own author, whatever the request says.
 * @param consumerRef the consumer of a token; undefined for a key.
 * @param action the author when the request names none, such as `create-installation`.
 */
export function createdByOf(
  consumerRef: string | undefined,
  given: string | undefined,
  action: string,
): string {
  return consumerRef === undefined ? (given ?? `api:${action}`) : toCreatedBy(consumerRef);
}
