import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { inDataFolder } from '../make-data-folder.ts';

/** Which process holds a folder. Only people read this; the lock itself does not depend on it. */
const Holder = z.object({ pid: z.number(), host: z.string(), since: z.string() });
type Holder = z.infer<typeof Holder>;

/** The locks of this process. Without a reference, the garbage collector would close a lock and so release it. */
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
 * Locks a folder for this process, and returns the function that releases the lock. SQLite locks a file through the
 * operating system. So containers that share the folder exclude each other even if their pids are the same, and the
 * lock of a process that dies is released.
 * @throws {FolderLockedError}
 * @throws {Error} its files cannot be used. The message says what to do.
 */
export function lockFolder(folder: string): () => void {
  return inDataFolder(folder, () => lock(folder));
}

function lock(folder: string): () => void {
  const { DatabaseSync } = loadSqlite();
  // The file stays after the lock is released. If it were deleted and created again, there could be two files with a
  // lock each.
  const database = new DatabaseSync(join(folder, 'dowel.lock.db'), { timeout: 0 });
  const note = join(folder, 'dowel.lock');
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isBusy(error)) throw new FolderLockedError(folder, readHolder(note));
    throw error;
  }
  held.add(database);
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  writeFileSync(note, JSON.stringify(holder), { mode: 0o600 });
  return () => {
    rmSync(note, { force: true });
    held.delete(database);
    database.close();
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
 * Node 22 warns at every start that its SQLite is experimental. We use only basic functions that SQLite has had for
 * long. No other warning can appear while it is loaded.
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
