import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';

/** Who holds a folder, for people to read. It decides nothing. */
const Holder = z.object({ pid: z.number(), host: z.string(), since: z.string() });
type Holder = z.infer<typeof Holder>;

/** Locks of this process. One that nothing refers to would be closed by the garbage collector, and free. */
const held = new Set<object>();

/** Another process uses the data folder. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';

  constructor(folder: string, holder: Holder | undefined) {
    const who = holder
      ? `process ${holder.pid} on ${holder.host} since ${holder.since}`
      : 'another process that did not say which';
    super(
      `The data folder ${folder} is in use by ${who}. Two servers on one embedded database would damage it. Stop that process, set DOWEL_DATA_DIR to another folder, or use PostgreSQL with DATABASE_URL.`,
    );
  }
}

/**
 * Takes a folder for this process, and returns what gives it back. SQLite locks a file with the operating system, which
 * keeps containers apart that share the folder and have the same pids, and frees the lock of whoever dies.
 * @throws {FolderLockedError}
 */
export function lockFolder(folder: string): () => void {
  const { DatabaseSync } = loadSqlite();
  // It stays when the lock is given back: deleted and made again, it would be two files with a lock each.
  const lock = new DatabaseSync(join(folder, 'dowel.lock.db'), { timeout: 0 });
  const note = join(folder, 'dowel.lock');
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new FolderLockedError(folder, readHolder(note));
    throw error;
  }
  held.add(lock);
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  writeFileSync(note, JSON.stringify(holder), { mode: 0o600 });
  return () => {
    rmSync(note, { force: true });
    held.delete(lock);
    lock.close();
  };
}

/** SQLITE_BUSY. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

function readHolder(file: string): Holder | undefined {
  try {
    return Holder.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/**
 * Node 22 warns at every start that its SQLite is experimental; what is used of it here is as old as SQLite. No other
 * warning can come while it is loaded.
 */
function loadSqlite() {
  const emitWarning = process.emitWarning;
  process.emitWarning = () => {};
  try {
    return process.getBuiltinModule('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}
