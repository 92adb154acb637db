import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env/env.ts';
import { inDataFolder, makeDataFolder } from '../make-data-folder.ts';
import { generateKeyRing, type KeyRing, parseKeyRing } from './key-ring.ts';

/** How long a command may take to print the key ring. The server does not start before. */
const COMMAND_MS = 30_000;
const MAX_RING_BYTES = 64 * 1024;

/**
 * The key ring from the settings: their own text, a file, or what a command prints. In development, if no setting has
 * it, the first start creates a key ring in the data folder and reports it through `announce`.
 * @throws {Error} there is no key ring, there are two, or it is not valid. No message contains a part of a key.
 */
export function loadKeyRing(env: Env, dataDir: string, announce: (message: string) => void): KeyRing {
  const sources = {
    DOWEL_ENCRYPTION_KEYS: env.encryptionKeys,
    DOWEL_ENCRYPTION_KEYS_FILE: env.encryptionKeysFile,
    DOWEL_ENCRYPTION_KEYS_COMMAND: env.encryptionKeysCommand,
  };
  const given = Object.entries(sources).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (given.length > 1) {
    throw new Error(
      `${given.join(' and ')} are both set, so it is not clear which encryption keys count. Keep one of them.`,
    );
  }
  if (env.encryptionKeys !== undefined) return parseKeyRing(env.encryptionKeys);
  if (env.encryptionKeysFile !== undefined) return ringOf(env.encryptionKeysFile, readRingFile);
  if (env.encryptionKeysCommand !== undefined) return parseKeyRing(printedBy(env.encryptionKeysCommand));
  if (env.mode !== 'development') {
    throw new Error(
      'There is no encryption key, and without one the credentials of your customers would be stored readable. Set DOWEL_ENCRYPTION_KEYS to id:base64 with 32 bytes, for example "k1:" and the output of "openssl rand -base64 32".',
    );
  }
  makeDataFolder(dataDir);
  const file = join(dataDir, 'encryption-keys');
  if (inDataFolder(dataDir, () => makeOnce(file, generateKeyRing('dev')))) {
    announce(`Made an encryption key for development in ${file}. In production set DOWEL_ENCRYPTION_KEYS.`);
  }
  return ringOf(file, () => inDataFolder(dataDir, () => readFileSync(file, 'utf8')), CUT_OFF);
}

const CUT_OFF =
  ' Put back a copy of it. If nothing is stored yet, as after a first start that was cut off, delete it and start again.';

/** A file may be empty or half written. */
function ringOf(file: string, read: (file: string) => string, remedy = ''): KeyRing {
  const text = read(file);
  try {
    return parseKeyRing(text);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(`${words} The file is ${file}.${remedy}`);
  }
}

function readRingFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new Error(
      `The file of DOWEL_ENCRYPTION_KEYS_FILE, ${file}, cannot be read${reason}, so stored credentials could not be opened. Check that it is there and that this user may read it.`,
    );
  }
}

/** What a command prints. Nothing of it gets into a message: even the part before a failure may be a key. */
function printedBy(command: string): string {
  const { status, signal, error, stdout } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    timeout: COMMAND_MS,
    maxBuffer: MAX_RING_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (status === 0 && error === undefined) {
    if (stdout.trim() !== '') return stdout;
    throw commandFailed('printed nothing');
  }
  if (error && 'code' in error && error.code === 'ETIMEDOUT') {
    throw commandFailed(`did not end within ${COMMAND_MS / 1000} s`);
  }
  if (error && 'code' in error && error.code === 'ENOBUFS') throw commandFailed('printed more than 64 kB');
  throw commandFailed(signal === null ? `ended with the exit code ${status}` : `was ended by ${signal}`);
}

function commandFailed(how: string): Error {
  return new Error(
    `The command of DOWEL_ENCRYPTION_KEYS_COMMAND ${how}, so there is no encryption key and the server did not start. Run the command by hand as the server's user: it must print id:base64 with 32 bytes. Its output is not shown here, because it may hold a key.`,
  );
}

/**
 * Writes a file unless it exists. If two processes start at once, the key of the first one is used. Returns whether
 * this call wrote the file.
 */
function makeOnce(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { mode: 0o600, flag: 'wx', flush: true });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    // On a full disk there is a file, and nothing in it.
    rmSync(file, { force: true });
    throw error;
  }
}
