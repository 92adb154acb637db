import type { Issue } from '@dowel/schema';

/** Who of a customer can do it: it is done in the product, or at the provider. */
export function whoThere(
  { reason }: Pick<Issue, 'reason'>,
  { provider, product }: { provider: string; product: string },
): string {
  return reason === 'mapping_missing'
    ? `anybody there who may change the settings in ${product}`
    : `anybody there with an account at ${provider}`;
}
