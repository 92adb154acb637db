import type { OauthConnect, SignInLook } from '@dowel/schema';
import type { Context } from '../../../context.ts';
import { isBuilder } from '../../../platform/caller.ts';

/** What the request of a sign-in says of the look of its pages. */
export type GivenLook = SignInLook & Pick<OauthConnect, 'logo'>;

/**
 * The look of a sign-in's pages. A colour cannot deceive anybody, but a picture can hold words. So it counts only if the
 * builder sends it, like the names that the start page shows.
 */
export function givenLook(context: Context, request: GivenLook): GivenLook {
  const { language, colorScheme, primaryColor, borderRadius, logo } = request;
  return { language, colorScheme, primaryColor, borderRadius, logo: isBuilder(context) ? logo : undefined };
}
