import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { generateKeyRing, type KeyRing, parseKeyRing } from './key-ring.ts';

/**
 * The key ring from the settings. In development, if the setting is missing, the first start creates a key ring in the data folder and reports it
 * through `announce`.
 * @throws {Error} outside development there is no key ring, or the key ring is not valid.
 */
export function loadKeyRing(env: Env, dataDir: string, announce: (message: string) => void): KeyRing {
  if (env.encryptionKeys !== undefined) return parseKeyRing(env.encryptionKeys);
  if (env.encryptionKeysFile !== undefined) return parseKeyRing(readFileSync(env.encryptionKeysFile, 'utf8'));
  if (env.mode !== 'development') {
    throw new Error(
      'There is no encryption key, and without one the credentials of your customers would be stored readable. Set DOWEL_ENCRYPTION_KEYS to id:base64 with 32 bytes, for example "k1:" and the output of "openssl rand -base64 32".',
    );
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'encryption-keys');
  if (makeOnce(file, generateKeyRing('dev'))) {
    announce(`Made an encryption key for development in ${file}. In production set DOWEL_ENCRYPTION_KEYS.`);
  }
  return parseKeyRing(readFileSync(file, 'utf8'));
}

/**
 * Writes a file unless it exists. If two processes start at once, the key of the first one is used. Returns whether
 * this call wrote the file.
 */
function makeOnce(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
