import type { AuthStrategy } from './strategy.ts';

/** For providers that need no credentials. */
export const none: AuthStrategy = {
  authScheme: 'none',
  member: undefined,
  collect: () => ({}),
  connect: async (_call, credentials) => credentials,
  decorate: (_provider, _credentials, request) => request,
};
