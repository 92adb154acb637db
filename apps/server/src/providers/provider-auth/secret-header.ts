import { ProviderAuthError } from './errors.ts';

/**
 * Puts a credential into a header. The platform's own error quotes the value, so we do not pass it on.
 * @throws {ProviderAuthError} when the credential holds a character that no header can carry, such as a copied line
 * break.
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
