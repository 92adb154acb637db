import type { PublicContext } from '../../../context.ts';

/** Providers send browsers back to this path. Builders register it with their OAuth apps. */
export const CALLBACK_PATH = '/callbacks/v1/oauth';

/**
 * The path of a sign-in's start page. It is on the callback's origin, because the callback must get its cookie back.
 */
export const START_PATH = '/callbacks/v1/start/{ticket}';

export function callbackAddress({ env }: Pick<PublicContext, 'env'>): string {
  return `${env.publicUrl}${CALLBACK_PATH}`;
}

/** The path of the page of a connection link. On the same origin, for the same reason. */
export const LINK_PATH = '/callbacks/v1/links/{token}';

export function linkAddress({ env }: Pick<PublicContext, 'env'>, token: string): string {
  return `${env.publicUrl}${LINK_PATH.replace('{token}', token)}`;
}

export function startAddress({ env }: Pick<PublicContext, 'env'>, ticket: string): string {
  return `${env.publicUrl}${START_PATH.replace('{ticket}', ticket)}`;
}
