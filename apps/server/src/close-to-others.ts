import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';

/** Everybody but the owner. */
const OTHERS = 0o077;

/**
 * Takes the rights of everybody but the owner from a folder and all that is in it, where an earlier release or a person
 * gave them any. What new files are made with is the process's umask. Links are left alone: they lead elsewhere. Where
 * the rights cannot be changed, as with another owner, the log says so.
 */
export function closeToOthers(folder: string, log: Pick<Logger, 'warn'>): void {
  if (process.platform === 'win32' || !existsSync(folder)) return;
  try {
    for (const path of [folder, ...pathsIn(folder)]) takeRights(path);
  } catch (err) {
    log.warn(
      { err, folder },
      `Others on this machine may be able to read ${folder}, which holds your customers' credentials, sealed, and in development the key to them. Make the user that runs the server its owner, or take the rights of others away by hand.`,
    );
  }
}

/** Folder by folder: Node's own recursion follows links. */
function pathsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) return [];
    return entry.isDirectory() ? [path, ...pathsIn(path)] : [path];
  });
}

function takeRights(path: string): void {
  try {
    const { mode } = lstatSync(path);
    if ((mode & OTHERS) !== 0) chmodSync(path, mode & 0o700);
  } catch (error) {
    // A file may go while we look: another server has the database open, and will not let us in.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
