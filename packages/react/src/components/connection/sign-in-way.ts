import type { ProviderInfo } from '@dowel/schema';

/**
 * How a person signs in to a provider: in the provider's own window, with a form, with a form and then in the window, or
 * not at all.
 */
export type SignInWay = 'window' | 'form' | 'steps' | 'unsupported';

export function signInWay({ authType, oauth2Opts, customOpts, jwtOpts }: ProviderInfo): SignInWay {
  if (authType === 'custom') return customOpts?.multiStep ? 'steps' : 'form';
  // Such an entry does not say what to ask for.
  if (authType === 'jwt' && !jwtOpts) return 'unsupported';
  return oauth2Opts?.grantType.startsWith('authorizationCode') && authType === 'oauth2' ? 'window' : 'form';
}
