import { describe, expect, it } from 'vitest';
import { generateKeyRing, parseKeyRing } from './key-ring.ts';
import { createSecrets, SecretUnreadableError } from './secrets.ts';

const first = generateKeyRing('k1');
const second = generateKeyRing('k2');

describe('sealing a secret', () => {
  it('gives it back to the row it belongs to', () => {
    const secrets = createSecrets(parseKeyRing(first));

    const { sealed, sealKeyId } = secrets.seal('refresh-token ünï', 'row-1');

    expect(secrets.open(sealed, 'row-1')).toBe('refresh-token ünï');
    expect(sealKeyId).toBe('k1');
    expect(sealed).not.toContain('refresh');
  });

  it('never looks the same twice', () => {
    const secrets = createSecrets(parseKeyRing(first));

    const [a, b] = [secrets.seal('same', 'row-1'), secrets.seal('same', 'row-1')];

    expect(a.sealed).not.toBe(b.sealed);
  });

  it('does not open in another row', () => {
    const secrets = createSecrets(parseKeyRing(first));
    const { sealed } = secrets.seal('token', 'row-1');

    expect(() => secrets.open(sealed, 'row-2')).toThrow(SecretUnreadableError);
  });

  it.each([[''], ['v1'], ['v1.k1..'], ['v9.k1.a.b']])('does not open "%s"', (sealed) => {
    const secrets = createSecrets(parseKeyRing(first));

    expect(() => secrets.open(sealed, 'row-1')).toThrow(SecretUnreadableError);
  });

  it('does not open when a single character was changed', () => {
    const secrets = createSecrets(parseKeyRing(first));
    const { sealed } = secrets.seal('token', 'row-1');
    const parts = sealed.split('.');
    const changed = parts.map((part, index) =>
      index === 3 ? (part.startsWith('A') ? 'B' : 'A') + part.slice(1) : part,
    );

    expect(() => secrets.open(changed.join('.'), 'row-1')).toThrow(SecretUnreadableError);
  });
});

describe('sealing a large text', () => {
  const records = JSON.stringify(
    Array.from({ length: 500 }, (_, id) => ({ id, city: 'Zürich', stage: 'new' })),
  );

  it('makes it smaller, gives it back, and moves it to another key', () => {
    const { sealed } = createSecrets(parseKeyRing(first)).sealCompressed(records, 'row-1');
    const moved = createSecrets(parseKeyRing(`${second},${first}`)).reseal(sealed, 'row-1');
    const withoutFirst = createSecrets(parseKeyRing(second));

    expect(sealed.length).toBeLessThan(records.length / 3);
    expect(withoutFirst.open(moved.sealed, 'row-1')).toBe(records);
  });

  it('is bound to its row and its format', () => {
    const secrets = createSecrets(parseKeyRing(first));
    const { sealed } = secrets.sealCompressed(records, 'row-1');

    expect(() => secrets.open(sealed, 'row-2')).toThrow(SecretUnreadableError);
    expect(() => secrets.open(sealed.replace(/^v2/, 'v1'), 'row-1')).toThrow(SecretUnreadableError);
  });
});

describe('changing the key', () => {
  it('opens what the old key sealed and seals with the new one', () => {
    const { sealed } = createSecrets(parseKeyRing(first)).seal('token', 'row-1');
    const rotated = createSecrets(parseKeyRing(`${second},${first}`));

    expect(rotated.open(sealed, 'row-1')).toBe('token');
    expect(rotated.seal('token', 'row-1').sealKeyId).toBe('k2');
  });

  it('puts a secret under the new key, so that the old one may go', () => {
    const { sealed } = createSecrets(parseKeyRing(first)).seal('token', 'row-1');
    const both = createSecrets(parseKeyRing(`${second},${first}`));

    const moved = both.reseal(sealed, 'row-1');

    expect(moved.sealKeyId).toBe('k2');
    expect(createSecrets(parseKeyRing(second)).open(moved.sealed, 'row-1')).toBe('token');
    expect(() => both.reseal(sealed, 'row-2')).toThrow(SecretUnreadableError);
  });

  it('says which key is missing', () => {
    const { sealed } = createSecrets(parseKeyRing(first)).seal('token', 'row-1');

    expect(() => createSecrets(parseKeyRing(second)).open(sealed, 'row-1')).toThrow(
      /"k1" is not in the key ring/,
    );
  });
});

describe('reading a key ring', () => {
  it.each([
    ['nothing', ' '],
    ['a key that is too short', 'k1:c2hvcnQ='],
    ['a key without an id', first.replace('k1:', '')],
    ['two keys of one id', `${first},${generateKeyRing('k1')}`],
  ])('refuses %s without quoting it', (_, text) => {
    const read = () => parseKeyRing(text);

    expect(read).toThrow(/key/);
    expect(read).not.toThrow(/c2hvcnQ=/);
  });

  it('takes a file with a key per line', () => {
    expect([...parseKeyRing(`${second}\n${first}\n`).keys.keys()]).toEqual(['k2', 'k1']);
  });
});
