import { createPrivateKey, type KeyObject, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { ProviderAuthError } from '../errors.ts';
import type { Assertion } from './signed-provider.ts';

/**
 * Reads a private key: PEM, or PEM in base64. Line breaks may be written as `\n`, as in the JSON of a key file.
 * @throws {ProviderAuthError} `revoked`. The error holds nothing of the key.
 */
export function readPrivateKey(typed: string): KeyObject {
  const pem = typed.includes('-----BEGIN') ? typed : decodeBase64(typed);
  try {
    return createPrivateKey(pem.replaceAll('\\n', '\n').trim());
  } catch {
    throw new ProviderAuthError(
      'revoked',
      'The private key cannot be read. Copy it whole, with its BEGIN and END lines, and without a passphrase.',
    );
  }
}

/** The text that base64 stands for. Text that is no base64 gives something that nobody can read either. */
export function decodeBase64(text: string): string {
  return Buffer.from(text, 'base64').toString('utf8');
}

/** @throws {ProviderAuthError} `revoked` when the key does not fit the algorithm. */
export async function sign(
  { algorithm, key, keyId, claims, lifetimeSeconds }: Assertion,
  now: Date,
): Promise<{ token: string; expireTime: Date }> {
  const issued = Math.floor(now.getTime() / 1000);
  const expires = issued + lifetimeSeconds;
  const header = { alg: algorithm, typ: 'JWT', ...(keyId && { kid: keyId }) };
  try {
    const token = await new SignJWT({ ...claims, jti: randomUUID() })
      .setProtectedHeader(header)
      .setIssuedAt(issued)
      .setExpirationTime(expires)
      .sign(key);
    return { token, expireTime: new Date(expires * 1000) };
  } catch {
    throw new ProviderAuthError(
      'revoked',
      `The key cannot sign with ${algorithm}, which the provider wants. Make a key of that kind at the provider.`,
    );
  }
}
