import { type CryptoKey, importPKCS8, SignJWT } from 'jose';
import type { Identity } from './options.ts';

/** The service refuses tokens with a longer lifetime. */
const maxLifetimeSeconds = 600;

export interface TokenSignerOptions {
  /** PKCS #8 in PEM, as made by `openssl genpkey`. Line breaks may be written as `\n`, as in an env file. */
  privateKeyPem: string;
  /** The id that `client.jwtKeys.create` returned for the public key. */
  kid: string;
  /** The algorithm that the public key was registered with. Default `RS256`. */
  algorithm?: 'RS256' | 'ES256' | 'EdDSA' | undefined;
  /** How long a token is valid: 1 to 600. Default 300. */
  expiresInSeconds?: number | undefined;
}

/** The end user that a token is for, and the names that people know. */
export interface TokenIdentity extends Identity {
  /**
   * The workspace's name. A sign-in's start page shows names only when they are signed here or sent with a key of scope
   * `full`. Otherwise it shows the refs.
   */
  groupName?: string | undefined;
  /** The end user's name. */
  consumerName?: string | undefined;
}

/** Signs consumer tokens. Keep it on a backend, because it can sign a token for every customer. */
export interface TokenSigner {
  /** Signs a token for one end user in one workspace. First check that this user sent the request. */
  sign(identity: TokenIdentity): Promise<string>;
}

/**
 * Makes a signer of consumer tokens, for the endpoint behind `getToken`.
 * @throws {TypeError} when an option cannot work. For an unusable key, `sign` throws.
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
  let key: CryptoKey | undefined;
  return {
    async sign({ groupRef, consumerRef, groupName, consumerName }) {
      if (!groupRef || !consumerRef) {
        throw new TypeError(
          'A consumer token needs a groupRef and a consumerRef. Without both it would be for nobody; take them from your own session.',
        );
      }
      key ??= await importKey(privateKeyPem, algorithm);
      const issuedAt = Math.floor(Date.now() / 1000);
      return new SignJWT({ groupRef, consumerRef, groupName, consumerName })
        .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
        .setSubject(consumerRef)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + expiresInSeconds)
        .sign(key);
    },
  };
}

async function importKey(pem: string, algorithm: string): Promise<CryptoKey> {
  const read = () => importPKCS8(pem.replaceAll('\\n', '\n').trim(), algorithm);
  try {
    // Node refuses a good key if an unrelated call has left its error in OpenSSL's queue. The refusal empties the queue.
    return await read().catch(read);
  } catch {
    // We leave out the reason on purpose, because it could quote the key.
    throw new TypeError(
      `The private key cannot be used for ${algorithm}, so no token can be signed. Pass a PEM that begins with "-----BEGIN PRIVATE KEY-----" and fits the algorithm; openssl pkcs8 -topk8 -nocrypt converts older forms.`,
    );
  }
}
