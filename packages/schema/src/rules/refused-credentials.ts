import type { SignInScheme } from './auth-schemes.ts';

interface Refused {
  /** Why the provider refuses the credentials. */
  readonly why: string;
  /** What the customer must do. */
  readonly step: string;
}

const key: Refused = {
  why: 'The provider refuses the key: it was deleted, replaced or blocked there.',
  step: 'The customer makes a key that is valid at the provider, and enters it in your product.',
};
const password: Refused = {
  why: 'The provider refuses the username or the password.',
  step: 'The customer enters the username and the password that are valid now in your product.',
};
const signIn: Refused = {
  why: 'The provider refuses the access that it gave: somebody withdrew it there, or it has ended.',
  step: 'The customer signs in to the provider again in your product.',
};

/** What is said when somebody has stopped the connection, so that the provider is not asked. */
export const stoppedCredentials: Refused = {
  why: 'Somebody has stopped the connection, so nothing is sent with its credentials.',
  step: 'If it is to work again, the customer connects again in your product.',
};

/** What is said when the provider refuses stored credentials, by their kind. */
export const refusedCredentials: Readonly<Record<SignInScheme, Refused>> = {
  none: signIn,
  apiKey: key,
  custom: key,
  jwt: key,
  basic: password,
  'oauth2/password': password,
  'oauth2/clientCredentials': {
    why: 'The provider refuses the token, and gives no new one for the client id and the secret: they were changed or deleted there.',
    step: 'The customer enters the client id and the client secret that are valid now in your product.',
  },
  'oauth2/authorizationCode': signIn,
  'oauth2/authorizationCodePKCE': signIn,
};
