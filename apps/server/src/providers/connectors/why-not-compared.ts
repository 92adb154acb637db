import type { Connector } from './connector.ts';

/**
 * In a sentence, why nobody can tell that a record was deleted by comparing what two reads of everything have found.
 * Undefined when one can. A list whose pages move while it is read passes over records, so each record that is missing
 * has to be asked for, unless the pages of the list cannot move.
 */
export function whyNotCompared(
  connector: Pick<Connector, 'displayName' | 'object' | 'canGet' | 'hasStableList' | 'whyHidden'>,
  objectName: string,
): string | undefined {
  const { displayName } = connector;
  const { source } = connector.object(objectName).deletes;
  if (source !== 'unknown' && source !== 'webhook') {
    return `${displayName} tells reads which records of "${objectName}" were deleted, so nothing is compared.`;
  }
  const hidden = connector.whyHidden?.(objectName);
  if (hidden !== undefined) return `${hidden} Nothing is compared.`;
  if (connector.canGet(objectName) || connector.hasStableList?.(objectName)) return undefined;
  return `The pages of "${objectName}" can move while they are read, and ${displayName} shows no single record, so nobody can tell whether a record that is missing was deleted. Nothing is compared.`;
}
