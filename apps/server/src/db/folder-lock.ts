import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another process uses the data folder. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Two servers on one embedded database would damage it. Stop that process, set DOWEL_DATA_DIR to another folder, or use PostgreSQL with DATABASE_URL.`,
    );
  }
}

/**
 * Takes a folder for this process by a file that names its pid, and returns what gives it back. A file left by a
 * process that is gone is taken over.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'dowel.lock');
  // Two rounds: the second is for a file whose holder is gone.
  for (let round = 0; round < 2; round += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = readHolder(file);
    if (holder !== undefined && isRunning(holder)) throw new FolderLockedError(folder, holder);
    rmSync(file, { force: true });
  }
  throw new FolderLockedError(folder, readHolder(file) ?? 0);
}

function readHolder(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  // A container restarts with the same small pids, so the number of this very process says nothing.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
