import type { Issue } from '@dowel/schema';

/** Whether something is asked of a customer: alone, or of a provider app of their own. */
export const isAsked = ({ actor, subject }: Pick<Issue, 'actor' | 'subject'>) =>
  actor === 'consumer' || subject.groupRef !== undefined;

/** Who of a customer can do it: it is done in the product, or at the provider. */
export function whoThere(
  { reason, subject, providerName }: Pick<Issue, 'reason' | 'subject' | 'providerName'>,
  product: string,
): string {
  if (subject.groupRef !== undefined) return `an administrator there, together with you`;
  return reason === 'mapping_missing'
    ? `anybody there who may change the settings in ${product}`
    : `anybody there with an account at ${providerName ?? 'the provider'}`;
}
