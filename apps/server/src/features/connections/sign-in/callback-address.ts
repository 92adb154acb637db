import type { PublicContext } from '../../../context.ts';

/** The path providers send browsers back to; builders register it with their OAuth apps. */
export const CALLBACK_PATH = '/callbacks/v1/oauth';

/** The same, as a whole address. */
export function callbackAddress({ env }: Pick<PublicContext, 'env'>): string {
  return `${env.publicOrigin}${CALLBACK_PATH}`;
}
