import type { ProviderInfo } from '@dowel/schema';

/** How a person signs in to a provider: in the provider's own window, with a form, or not at all. */
export type SignInWay = 'window' | 'form' | 'unsupported';

export function signInWay({ authType, oauth2Opts }: ProviderInfo): SignInWay {
  // The service refuses these two, so we do not ask for their secrets.
  if (authType === 'custom' || authType === 'jwt') return 'unsupported';
  return oauth2Opts?.grantType.startsWith('authorizationCode') && authType === 'oauth2' ? 'window' : 'form';
}
