import type { PublicContext } from '../../../context.ts';

/** The sign-in service sends browsers back to this path. Operators register it there. */
export const CALLBACK_PATH = '/sign-in/callback';

export function callbackAddress({ env }: Pick<PublicContext, 'env'>): string {
  return `${env.publicUrl}${CALLBACK_PATH}`;
}
