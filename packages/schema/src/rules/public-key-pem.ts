/**
 * Why a text is not a single public key in PEM, as the rest of a sentence that begins with "The key". Undefined when
 * the frame of the text is right; the key data is not checked.
 */
export function publicKeyPemFault(pem: string): string | undefined {
  if (/PRIVATE KEY/.test(pem)) {
    return 'is a private key. It was not stored; treat it as leaked and make a new pair';
  }
  if (!/^\s*-----BEGIN PUBLIC KEY-----[\sA-Za-z0-9+/=]+-----END PUBLIC KEY-----\s*$/.test(pem)) {
    return 'is not one SPKI public key in PEM (a block that begins with "-----BEGIN PUBLIC KEY-----")';
  }
  return undefined;
}
