import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import type { CatalogueEntry } from '@dowel/schema';
import { type JWTVerifyOptions, jwtVerify } from 'jose';
import { providerSupport } from '../../../../test/provider-support.ts';

export const rsa = pemOf('rsa');
export const ec = pemOf('ec');
export const ed = pemOf('ed25519');
export const otherEd = pemOf('ed25519');

function pemOf(kind: 'rsa' | 'ec' | 'ed25519'): string {
  const keys = {
    rsa: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
    ec: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    ed25519: () => generateKeyPairSync('ed25519'),
  };
  return keys[kind]().privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

export function toBase64(text: string): string {
  return Buffer.from(text).toString('base64');
}

/** The fingerprint that Snowflake shows for the public half of a key. */
export function fingerprintOf(pem: string): string {
  const der = createPublicKey(createPrivateKey(pem)).export({ type: 'spki', format: 'der' });
  return `SHA256:${createHash('sha256').update(der).digest('base64')}`;
}

/** A key file as Google gives it. Whoever sends it does not choose where the signed token goes. */
export const googleKeyFile = JSON.stringify({
  type: 'service_account',
  client_email: 'robot@acme.example',
  private_key_id: 'google-1',
  private_key: rsa,
  token_uri: 'https://evil.example/token',
});

const workspace = { metadata: { input: [{ name: 'workspace', displayName: 'Account' }] } };
const input = (name: string) => ({ name, displayName: name });
const jwtOpts = {
  algorithm: 'ES256',
  inputs: [input('issuer'), input('signingKey')],
  key: 'signingKey',
  keyId: 'key of {{.issuer}}',
  claims: { iss: '{{.issuer}}', sub: '{{ .issuer }}@{{.workspace}}' },
  lifetimeSeconds: 600,
} as const;

/** Providers for which the server signs. Those with names of real providers have their addresses. */
export const signedEntries: Record<string, CatalogueEntry> = {
  bigquery: custom('https://bigquery.googleapis.com', [input('serviceAccountKey')]),
  googleWorkspaceDelegation: custom('https://admin.googleapis.com'),
  netsuiteM2M: custom('https://{{.workspace}}.suitetalk.api.netsuite.com'),
  salesforceJWT: custom('https://{{.workspace}}.my.salesforce.com'),
  snowflake: custom('https://{{.workspace}}.snowflakecomputing.com', []),
  signedAlone: jwtEntry({ ...jwtOpts, header: { name: 'X-Signed', valuePrefix: 'Token ' } }),
  signedUnknown: jwtEntry({ ...jwtOpts, claims: { iss: '{{.issuer}}', org: '{{.organisation}}' } }),
  signedSecret: jwtEntry({ ...jwtOpts, algorithm: 'HS256', keyId: undefined }),
  signedForToken: jwtEntry({
    ...jwtOpts,
    algorithm: 'EdDSA',
    tokenURL: 'https://login.{{.workspace}}.birch.example/token',
    scopes: ['read', 'write'],
  }),
};

function custom(baseURL: string, inputs: { name: string; displayName: string }[] = []): CatalogueEntry {
  return { authType: 'custom', baseURL, customOpts: { inputs }, support: providerSupport, ...workspace };
}

function jwtEntry(opts: object): CatalogueEntry {
  const entry = { authType: 'jwt', baseURL: 'https://api.birch.example', jwtOpts: opts };
  return { ...entry, support: providerSupport, ...workspace } as CatalogueEntry;
}

/** Checks a signed token as a provider does: signature, audience and times. */
export async function readToken(token: string, key: string | Uint8Array, options: JWTVerifyOptions) {
  const publicKey: KeyObject | Uint8Array =
    typeof key === 'string' ? createPublicKey(createPrivateKey(key)) : key;
  const { payload, protectedHeader } = await jwtVerify(token, publicKey, {
    requiredClaims: ['iss', 'iat', 'exp', 'jti'],
    ...options,
  });
  return { header: protectedHeader, payload };
}
