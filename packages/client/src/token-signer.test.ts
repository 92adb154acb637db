import { createDiffieHellman, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTokenSigner } from './token-signer.ts';

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pemOf = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();
const ada = { groupRef: 'acme', consumerRef: 'ada' };

describe('signing a consumer token', () => {
  // @holds S225
  it('names group, consumer and key, and ends after five minutes', async () => {
    const token = await createTokenSigner({ privateKeyPem: pemOf(rsa.privateKey), kid: 'k1' }).sign(ada);

    const { payload } = await jwtVerify(token, rsa.publicKey);
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256', kid: 'k1' });
    expect(payload).toMatchObject({ ...ada, sub: 'ada' });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
  });

  it('names group and consumer as people do, where it is told how', async () => {
    const signer = createTokenSigner({ privateKeyPem: pemOf(rsa.privateKey), kid: 'k1' });
    const names = { groupName: 'Acme Inc', consumerName: 'Ada Okafor' };

    const named = await jwtVerify(await signer.sign({ ...ada, ...names }), rsa.publicKey);
    const unnamed = await jwtVerify(await signer.sign(ada), rsa.publicKey);

    expect(named.payload).toMatchObject({ ...ada, ...names });
    expect(unnamed.payload).not.toHaveProperty('groupName');
    expect(unnamed.payload).not.toHaveProperty('consumerName');
  });

  it.each([
    ['ES256', generateKeyPairSync('ec', { namedCurve: 'P-256' })],
    ['EdDSA', generateKeyPairSync('ed25519')],
  ] as const)('takes %s keys', async (algorithm, { privateKey, publicKey }) => {
    const signer = createTokenSigner({ privateKeyPem: pemOf(privateKey), kid: 'k', algorithm });

    await expect(jwtVerify(await signer.sign(ada), publicKey)).resolves.toMatchObject({ payload: ada });
  });

  it('understands a key from an env file, with line ends written out', async () => {
    const privateKeyPem = pemOf(rsa.privateKey).replaceAll('\n', '\\n');

    await expect(createTokenSigner({ privateKeyPem, kid: 'k' }).sign(ada)).resolves.toMatch(/^ey/);
  });

  it('reads a good key even if another call has left an error in OpenSSL', async () => {
    const signer = createTokenSigner({ privateKeyPem: pemOf(rsa.privateKey), kid: 'k' });

    expect(() => createDiffieHellman(64)).toThrow();

    await expect(signer.sign(ada)).resolves.toMatch(/^ey/);
  });

  it('refuses a life the service would refuse', () => {
    const make = (expiresInSeconds: number) => () =>
      createTokenSigner({ privateKeyPem: 'x', kid: 'k', expiresInSeconds });

    expect(make(601)).toThrow('1 to 600 seconds');
    expect(make(0)).toThrow('1 to 600 seconds');
    expect(make(600)).not.toThrow();
  });

  it('explains a key it cannot use, without quoting it', async () => {
    const signer = createTokenSigner({ privateKeyPem: 'not-a-pem', kid: 'k' });

    const error = await signer.sign(ada).catch((reason: Error) => reason);

    expect(String(error)).toContain('BEGIN PRIVATE KEY');
    expect(String(error)).not.toContain('not-a-pem');
  });

  it('refuses to sign for nobody', async () => {
    const signer = createTokenSigner({ privateKeyPem: pemOf(rsa.privateKey), kid: 'k' });

    await expect(signer.sign({ groupRef: 'acme', consumerRef: '' })).rejects.toThrow(
      'groupRef and a consumerRef',
    );
  });
});
