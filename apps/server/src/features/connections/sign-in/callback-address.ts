import type { PublicContext } from '../../../context.ts';

/** The path providers send browsers back to; builders register it with their OAuth apps. */
export const CALLBACK_PATH = '/callbacks/v1/oauth';

/** The path of a sign-in's first page, on the same origin: its cookie has to come back to the callback. */
export const START_PATH = '/callbacks/v1/start/{ticket}';

/** The callback as a whole address. */
export function callbackAddress({ env }: Pick<PublicContext, 'env'>): string {
  return `${env.publicUrl}${CALLBACK_PATH}`;
}

/** The start page of one sign-in as a whole address. */
export function startAddress({ env }: Pick<PublicContext, 'env'>, ticket: string): string {
  return `${env.publicUrl}${START_PATH.replace('{ticket}', ticket)}`;
}
