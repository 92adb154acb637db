/** Why a text cannot be one public key in PEM, as a clause after "The key"; undefined when its frame is right. */
export function publicKeyPemFault(pem: string): string | undefined {
  if (/PRIVATE KEY/.test(pem)) {
    return 'is a private key. It was not stored; treat it as leaked and make a new pair';
  }
  if (!/^\s*-----BEGIN PUBLIC KEY-----[\sA-Za-z0-9+/=]+-----END PUBLIC KEY-----\s*$/.test(pem)) {
    return 'is not one SPKI public key in PEM (a block that begins with "-----BEGIN PUBLIC KEY-----")';
  }
  return undefined;
}
