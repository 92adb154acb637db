import type { Context } from '../../../context.ts';

/** Providers send browsers back to this path after a page of a sign-in in steps. */
export const CUSTOM_AUTH_CALLBACK_PATH = '/callbacks/v1/custom-auth/{name}';

/**
 * The callback of a project. The last part of the path names it, so that the page can tell only the origins that the
 * project lists.
 */
export function customAuthCallbackAddress({ env, project }: Pick<Context, 'env' | 'project'>): string {
  return `${env.publicUrl}${CUSTOM_AUTH_CALLBACK_PATH.replace('{name}', project.id)}`;
}
