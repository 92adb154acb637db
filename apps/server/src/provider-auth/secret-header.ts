import { ProviderAuthError } from './errors.ts';

/**
 * Puts a credential into a header. The platform's own refusal quotes the value, so it goes no further.
 * @throws {ProviderAuthError} when it holds what no header can carry: a line break from a careless copy, say.
 */
export function setSecretHeader(headers: Headers, name: string, value: string): void {
  try {
    headers.set(name, value);
  } catch {
    throw new ProviderAuthError(
      'revoked',
      'The credentials hold a line break or another character that cannot be sent. Copy them again, whole and alone.',
    );
  }
}
