import { type CryptoKey, importPKCS8, SignJWT } from 'jose';
import type { Identity } from './options.ts';

/** The service refuses tokens that live longer. */
const maxLifetimeSeconds = 600;

export interface TokenSignerOptions {
  /** PKCS #8 in PEM, as made by `openssl genpkey`. `\n` written out, as in an env file, is understood. */
  privateKeyPem: string;
  /** The id that `client.jwtKeys.create` answered for the public half. */
  kid: string;
  /** As registered with the public half. Default `RS256`. */
  algorithm?: 'RS256' | 'ES256' | 'EdDSA' | undefined;
  /** How long a token is good for: 1 to 600. Default 300. */
  expiresInSeconds?: number | undefined;
}

/** Whom a token is for, and what people call them. */
export interface TokenIdentity extends Identity {
  /**
   * The workspace's name. The page on which a sign-in starts shows names only when they are signed here or sent with a key
   * of scope `full`; otherwise it shows the refs.
   */
  groupName?: string | undefined;
  /** The end user's name. */
  consumerName?: string | undefined;
}

/** Signs consumer tokens. Only a backend may have one: it can speak for every customer. */
export interface TokenSigner {
  /** A token for one end user in one workspace; check first that it is they who ask. */
  sign(identity: TokenIdentity): Promise<string>;
}

/**
 * Makes a signer of consumer tokens, for the endpoint behind `getToken`.
 * @throws {TypeError} when an option cannot work; an unusable key is told by `sign`
 */
export function createTokenSigner(options: TokenSignerOptions): TokenSigner {
  const { privateKeyPem, kid, algorithm = 'RS256', expiresInSeconds = 300 } = options;
  if (!kid) {
    throw new TypeError(
      'createTokenSigner needs a kid. The service finds the public key by it; pass the id that jwtKeys.create answered.',
    );
  }
  if (!(expiresInSeconds > 0 && expiresInSeconds <= maxLifetimeSeconds)) {
    throw new TypeError(
      `createTokenSigner got expiresInSeconds ${expiresInSeconds}. The service takes tokens of 1 to ${maxLifetimeSeconds} seconds; leave it out for 300.`,
    );
  }
  let key: Promise<CryptoKey> | undefined;
  return {
    async sign({ groupRef, consumerRef, groupName, consumerName }) {
      if (!groupRef || !consumerRef) {
        throw new TypeError(
          'A consumer token needs a groupRef and a consumerRef. Without both it would be for nobody; take them from your own session.',
        );
      }
      key ??= importKey(privateKeyPem, algorithm);
      const issuedAt = Math.floor(Date.now() / 1000);
      return new SignJWT({ groupRef, consumerRef, groupName, consumerName })
        .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
        .setSubject(consumerRef)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + expiresInSeconds)
        .sign(await key);
    },
  };
}

async function importKey(pem: string, algorithm: string): Promise<CryptoKey> {
  try {
    return await importPKCS8(pem.replaceAll('\\n', '\n').trim(), algorithm);
  } catch {
    // The reason is left out on purpose: it could quote the key.
    throw new TypeError(
      `The private key cannot be used for ${algorithm}, so no token can be signed. Pass a PEM that begins with "-----BEGIN PRIVATE KEY-----" and fits the algorithm; openssl pkcs8 -topk8 -nocrypt converts older forms.`,
    );
  }
}
