import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { VerificationKeys } from './verification-keys.ts';

const makePem = () =>
  generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();

describe('reading the public keys of consumer tokens', () => {
  it('reads a key once', () => {
    const keys = new VerificationKeys();
    const pem = makePem();

    expect(keys.get(pem).asymmetricKeyType).toBe('ed25519');
    expect(keys.get(pem)).toBe(keys.get(pem));
  });

  it('keeps keys apart', () => {
    const keys = new VerificationKeys();
    const [one, other] = [makePem(), makePem()];

    expect(keys.get(one).equals(keys.get(other))).toBe(false);
  });

  it('keeps the keys that were used last', () => {
    const keys = new VerificationKeys(2);
    const [often, seldom, next] = [makePem(), makePem(), makePem()];
    const first = keys.get(often);
    const second = keys.get(seldom);

    keys.get(often);
    keys.get(next);

    expect(keys.get(often)).toBe(first);
    expect(keys.get(seldom)).not.toBe(second);
  });

  it('keeps nothing for a text that is no key', () => {
    const keys = new VerificationKeys();

    expect(() => keys.get('no key')).toThrow();
    expect(() => keys.get('no key')).toThrow();
  });
});
