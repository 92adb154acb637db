import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../platform/env/env.ts';
import { writeDemoFile } from './demo-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'dowel-demo-'));
afterAll(() => rmSync(folder, { recursive: true }));

const jwtKey = { kid: 'kid', privateKeyPem: 'pem', algorithm: 'RS256' } as const;
const write = (file: string, apiKey = 'key') =>
  writeDemoFile(file, readEnv({}), { project: 'demo', apiKey, frontendApiKey: 'key', jwtKey });

describe('the file of the demo', () => {
  it('says which setting to change when it cannot be written', () => {
    const file = join(folder, 'taken');
    mkdirSync(file);

    expect(() => write(file)).toThrow(
      /for the keys of the demo, .*, cannot be used \(EISDIR.*DOWEL_DEMO_FILE/,
    );
  });

  it('is replaced as a whole, by one that only its owner can read', () => {
    const file = join(folder, 'demo.json');
    write(file);
    chmodSync(file, 0o644);
    const before = statSync(file).ino;
    write(file, 'other');

    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ apiKey: 'other' });
    const { ino, mode } = statSync(file);
    expect([ino === before, mode & 0o777]).toEqual([false, 0o600]);
    expect(readdirSync(folder).sort()).toEqual(['demo.json', 'taken']);
  });
});
