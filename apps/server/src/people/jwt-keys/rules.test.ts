import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { publicKeyFault } from './rules.ts';

const spki = { type: 'spki', format: 'pem' } as const;
const pkcs8 = { type: 'pkcs8', format: 'pem' } as const;
const rsa = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: spki,
  privateKeyEncoding: pkcs8,
});
const shortRsa = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: spki,
  privateKeyEncoding: pkcs8,
});
const p256 = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: spki,
  privateKeyEncoding: pkcs8,
});
const p384 = generateKeyPairSync('ec', {
  namedCurve: 'P-384',
  publicKeyEncoding: spki,
  privateKeyEncoding: pkcs8,
});
const ed25519 = generateKeyPairSync('ed25519', { publicKeyEncoding: spki, privateKeyEncoding: pkcs8 });

describe('checking a public key', () => {
  it.each([
    ['RS256', rsa.publicKey],
    ['ES256', p256.publicKey],
    ['EdDSA', ed25519.publicKey],
    ['RS256', `\n${rsa.publicKey.replaceAll('\n', '\r\n')}`],
  ] as const)('accepts one that fits %s', (algorithm, pem) => {
    expect(publicKeyFault(pem, algorithm)).toBeUndefined();
  });

  it.each([
    ['a private key', rsa.privateKey, 'RS256', /private key.*make a new pair/],
    ['a private key behind a public one', rsa.publicKey + rsa.privateKey, 'RS256', /private key/],
    ['two public keys', rsa.publicKey + rsa.publicKey, 'RS256', /not one SPKI/],
    [
      'a certificate',
      '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----',
      'RS256',
      /not one SPKI/,
    ],
    ['plain text', 'secret', 'RS256', /not one SPKI/],
    ['damaged base64', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----', 'RS256', /damaged/],
    ['a short RSA key', shortRsa.publicKey, 'RS256', /1024 bits/],
    ['a key of another kind', p256.publicKey, 'RS256', /needs an RSA key/],
    ['another curve', p384.publicKey, 'ES256', /P-256/],
    ['an RSA key for a curve', rsa.publicKey, 'EdDSA', /Ed25519/],
  ] as const)('refuses %s', (_, pem, algorithm, fault) => {
    expect(publicKeyFault(pem, algorithm)).toMatch(fault);
  });
});
