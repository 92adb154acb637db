import { accessSync, constants, mkdirSync } from 'node:fs';

/**
 * Makes the folder of the server's data, unless it is there.
 * @throws {Error} it cannot be made or written. The message says what to do.
 */
export function makeDataFolder(folder: string): void {
  inDataFolder(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  });
}

export function inDataFolder<T>(folder: string, work: () => T): T {
  return withFile(`The data folder ${folder}`, 'DOWEL_DATA_DIR', work);
}

/**
 * Does something with a file or a folder that a setting names.
 * @throws {Error} the system refused it. The message says what to do.
 */
export function withFile<T>(what: string, setting: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause)) throw cause;
    throw new Error(
      `${what} cannot be used (${cause.message}), so the server did not start. Let the user of the server read and write it and all that is in it, free some space if its disk is full, or name another in ${setting}.`,
      { cause },
    );
  }
}
