import type { SignInScheme } from './auth-schemes.ts';

const newKey = 'The customer makes a key that is valid at the provider, and enters it in your product.';
const newPassword = 'The customer enters the username and the password that are valid now in your product.';
const newSignIn = 'The customer signs in to the provider again in your product.';

/** What the customer does when the provider takes the credentials no more, by what they are. */
export const signInSteps: Readonly<Record<SignInScheme, string>> = {
  none: newSignIn,
  apiKey: newKey,
  custom: newKey,
  jwt: newKey,
  basic: newPassword,
  'oauth2/password': newPassword,
  'oauth2/clientCredentials':
    'The customer enters the client id and the client secret that are valid now in your product.',
  'oauth2/authorizationCode': newSignIn,
  'oauth2/authorizationCodePKCE': newSignIn,
};
