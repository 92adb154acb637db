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

/** The `createdBy` of what a builder made who is signed in. */
export function byBuilder(builderId: string): string {
  return `builder:${builderId}`;
}

/**
 * The author to store with a config. A person is always the author, whatever the request says.
 * @param person the `createdBy` of the consumer or builder who calls; undefined for a key.
 * @param action the author when the request names none, such as `create-installation`.
 */
export function createdByOf(person: string | undefined, given: string | undefined, action: string): string {
  return person ?? given ?? `api:${action}`;
}
