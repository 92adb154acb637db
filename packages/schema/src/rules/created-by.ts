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
