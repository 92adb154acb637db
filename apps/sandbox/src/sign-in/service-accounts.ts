import { type CryptoKey, decodeJwt, exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import type { Account } from '../crm/account.ts';
import type { World } from '../world.ts';

/** The algorithms that a service account can sign with. */
export const ALGORITHMS = ['RS256', 'ES256'] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

/** A user that is a program. It proves who it is with a private key, of which Juniper has the public half. */
export interface ServiceAccount {
  id: string;
  accountId: string;
  keyId: string;
  algorithm: Algorithm;
  publicKey: CryptoKey;
}

/** The file that a person downloads, once. Juniper does not keep the private key. */
export interface KeyFile {
  type: 'service_account';
  account: string;
  client_id: string;
  private_key_id: string;
  private_key: string;
  algorithm: Algorithm;
  token_uri: string;
}

/** A signed token that proves nothing. The message says why, for the sender. */
export class BadAssertionError extends Error {
  override readonly name = 'BadAssertionError';
}

const MAX_LIFETIME_SECONDS = 3600;

/** Makes a service account and its only key. */
export async function createServiceAccount(
  world: World,
  account: Account,
  { algorithm, origin }: { algorithm: Algorithm; origin: string },
): Promise<KeyFile> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const id = `svc_${world.randomToken().slice(0, 12)}`;
  const keyId = `key_${world.randomToken().slice(0, 12)}`;
  world.serviceAccounts.set(id, { id, accountId: account.id, keyId, algorithm, publicKey });
  return {
    type: 'service_account',
    account: account.id,
    client_id: id,
    private_key_id: keyId,
    private_key: await exportPKCS8(privateKey),
    algorithm,
    token_uri: `${origin}/oauth/token`,
  };
}

/** The service account that a token says it is from. Nothing is checked. */
export function readIssuer(world: World, assertion: string): ServiceAccount | undefined {
  try {
    return world.serviceAccounts.get(decodeJwt(assertion).iss ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Checks a token that a service account signed (RFC 7523 section 3): signature, issuer, audience and times.
 * @throws {BadAssertionError}
 */
export async function verifyAssertion(
  world: World,
  assertion: string,
  audience: string[],
): Promise<ServiceAccount> {
  const issuer = readIssuer(world, assertion);
  if (!issuer)
    throw new BadAssertionError('The token names no service account of Juniper as its issuer (iss).');
  const now = world.now();
  const { payload, protectedHeader } = await jwtVerify(assertion, issuer.publicKey, {
    algorithms: [issuer.algorithm],
    audience,
    requiredClaims: ['exp'],
    currentDate: now,
  }).catch((error: Error) => {
    throw new BadAssertionError(`The signed token was refused: ${error.message}.`);
  });
  if (protectedHeader.kid !== undefined && protectedHeader.kid !== issuer.keyId) {
    throw new BadAssertionError(`The service account has no key "${protectedHeader.kid}".`);
  }
  if ((payload.exp ?? 0) - now.getTime() / 1000 > MAX_LIFETIME_SECONDS) {
    throw new BadAssertionError(
      'The signed token is valid for more than an hour, and Juniper allows one hour.',
    );
  }
  return issuer;
}
