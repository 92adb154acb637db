import { exportSPKI, generateKeyPair } from 'jose';

/** The public half of a new ES256 pair, in PEM. */
export async function publicKeyPem(): Promise<string> {
  const { publicKey } = await generateKeyPair('ES256', { extractable: true });
  return exportSPKI(publicKey);
}
