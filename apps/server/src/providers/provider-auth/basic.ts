import { Buffer } from 'node:buffer';
import type { BasicAuthOpts } from '@dowel/schema';
import type { Credentials } from './credentials.ts';
import { withHeadersBeside } from './headers-beside.ts';
import type { AuthStrategy } from './strategy.ts';

/**
 * User name and password, or one key sent in the form of such a pair. What calls need beside it is in `customOpts.headers`.
 */
export const basic: AuthStrategy = {
  authScheme: 'basic',
  member: 'basicAuth',
  collect: ({ basicAuth }) => (basicAuth === undefined ? undefined : { basicAuth }),
  connect: async (_call, credentials) => credentials,
  decorate: ({ basicOpts, customOpts }, credentials, { url, headers }, values) => {
    const decorated = new Headers(headers);
    const pair = Buffer.from(toPair(basicOpts, credentials.basicAuth), 'utf8').toString('base64');
    decorated.set('Authorization', `Basic ${pair}`);
    return withHeadersBeside(customOpts?.headers, credentials, { url, headers: decorated }, values);
  },
};

/**
 * The form shows two boxes even for a provider that needs only one key. The key is in the box that the entry names. If
 * that is empty, it is in the other one.
 */
function toPair(options: BasicAuthOpts | undefined, pair: Credentials['basicAuth']): string {
  const { username = '', password = '' } = pair ?? {};
  if (!options?.apiKeyAsBasic) return `${username}:${password}`;
  const { keyFormat, fieldUsed = 'username' } = options.apiKeyAsBasicOpts ?? {};
  const key = fieldUsed === 'password' ? password || username : username || password;
  if (keyFormat) return keyFormat.replace('%s', () => key);
  return fieldUsed === 'password' ? `:${key}` : `${key}:`;
}
