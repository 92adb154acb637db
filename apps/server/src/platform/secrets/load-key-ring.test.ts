import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnv } from '../env/env.ts';
import { generateKeyRing } from './key-ring.ts';
import { loadKeyRing } from './load-key-ring.ts';

const folder = mkdtempSync(join(tmpdir(), 'dowel-key-ring-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ring = `${generateKeyRing('k2')}\n${generateKeyRing('k1')}\n`;
const file = join(folder, 'ring');
writeFileSync(file, ring);

const load = (variables: Record<string, string>) =>
  loadKeyRing(readEnv({ NODE_ENV: 'test', ...variables }), folder, () => {});

describe('finding the key ring', () => {
  it.each([
    ['a setting', { DOWEL_ENCRYPTION_KEYS: ring }],
    ['a file', { DOWEL_ENCRYPTION_KEYS_FILE: file }],
    ['the output of a command', { DOWEL_ENCRYPTION_KEYS_COMMAND: `echo noise >&2; cat '${file}'` }],
  ])('takes %s', (_, variables) => {
    expect([...load(variables).keys.keys()]).toEqual(['k2', 'k1']);
  });

  // @holds M13
  it.each([
    ['two sources', { DOWEL_ENCRYPTION_KEYS: ring, DOWEL_ENCRYPTION_KEYS_FILE: file }, /are both set/],
    ['a missing file', { DOWEL_ENCRYPTION_KEYS_FILE: join(folder, 'none') }, /cannot be read \(ENOENT\)/],
    ['a failing command', { DOWEL_ENCRYPTION_KEYS_COMMAND: `cat '${file}'; exit 3` }, /exit code 3/],
    ['a command that is not there', { DOWEL_ENCRYPTION_KEYS_COMMAND: 'dowel-no-such' }, /exit code 127/],
    ['a silent command', { DOWEL_ENCRYPTION_KEYS_COMMAND: 'true' }, /printed nothing/],
    ['a command that prints no ring', { DOWEL_ENCRYPTION_KEYS_COMMAND: `rev '${file}'` }, /not usable/],
    ['endless output', { DOWEL_ENCRYPTION_KEYS_COMMAND: 'yes' }, /more than 64 kB/],
  ])('refuses %s, and shows no key', (_, variables, message) => {
    expect(() => load(variables)).toThrow(message);
    const secrets = ring.split(/[:\n]/).filter((part) => part.length > 10);
    for (const secret of secrets) expect(() => load(variables)).not.toThrow(secret.slice(0, 12));
  });

  it('says which setting to change when it cannot make the folder for one of its own, or its file', () => {
    mkdirSync(join(folder, 'own', 'encryption-keys'), { recursive: true });

    expect(() => loadKeyRing(readEnv({}), join(folder, 'own'), () => {})).toThrow(/EISDIR.*DOWEL_DATA_DIR/);
    expect(() => loadKeyRing(readEnv({}), join(file, 'data'), () => {})).toThrow(/ENOTDIR.*DOWEL_DATA_DIR/);
  });

  it.each([
    ['empty', ''],
    ['half written', ring.slice(0, 20)],
  ])('names the file that is %s, and shows no key', (name, text) => {
    const own = join(folder, name);
    mkdirSync(own);
    writeFileSync(join(own, 'encryption-keys'), text);
    const given = { DOWEL_ENCRYPTION_KEYS_FILE: join(own, 'encryption-keys') };

    for (const variables of [{}, given]) {
      const start = () => loadKeyRing(readEnv(variables), own, () => {});
      expect(start).toThrow(`The file is ${given.DOWEL_ENCRYPTION_KEYS_FILE}.`);
      expect(start).not.toThrow(ring.slice(3, 15));
    }
    expect(() => loadKeyRing(readEnv({}), own, () => {})).toThrow(/first start that was cut off, delete it/);
  });
});
