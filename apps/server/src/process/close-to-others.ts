import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';

/** Everyone except the owner. */
const OTHERS = 0o077;

/**
 * Removes all rights of everyone except the owner from a folder and everything in it. An earlier release or a person
 * may have given such rights. The rights of new files follow from the process's umask. Links are skipped, because they
 * lead elsewhere. If the rights cannot be changed, for example because another user owns the file, the log says so.
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

/** Goes folder by folder, because Node's own recursion follows links. */
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
    // A file may disappear while we look. Then another server has the database open, and its lock will keep us out.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
