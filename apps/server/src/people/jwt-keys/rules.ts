import { createPublicKey, type KeyObject } from 'node:crypto';
import type { CreateJwtKey } from '@dowel/schema';
import { publicKeyPemFault } from '@dowel/schema/rules';

/** The smallest RSA modulus that we accept for signatures, in bits. */
const minRsaBits = 2048;

const wanted = {
  RS256: 'an RSA key',
  ES256: 'an EC key on the curve P-256',
  EdDSA: 'an Ed25519 key',
} as const satisfies Record<CreateJwtKey['algorithm'], string>;

/** Why a PEM cannot be the public key for an algorithm, as a clause after "The key". Undefined when it can be. */
export function publicKeyFault(pem: string, algorithm: CreateJwtKey['algorithm']): string | undefined {
  const fault = publicKeyPemFault(pem);
  if (fault !== undefined) return fault;
  let key: KeyObject;
  try {
    key = createPublicKey(pem);
  } catch {
    return 'is damaged: it cannot be read';
  }
  if (!fits(key, algorithm)) return `does not fit ${algorithm}, which needs ${wanted[algorithm]}`;
  const bits = key.asymmetricKeyDetails?.modulusLength;
  if (bits !== undefined && bits < minRsaBits)
    return `has ${bits} bits, and fewer than ${minRsaBits} are not safe`;
  return undefined;
}

function fits(key: KeyObject, algorithm: CreateJwtKey['algorithm']): boolean {
  switch (algorithm) {
    case 'RS256':
      return key.asymmetricKeyType === 'rsa';
    case 'ES256':
      return key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1';
    case 'EdDSA':
      return key.asymmetricKeyType === 'ed25519';
  }
}
