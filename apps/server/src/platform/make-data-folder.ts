import { accessSync, constants, mkdirSync } from 'node:fs';

/**
 * Makes the folder of the server's data, unless it is there.
 * @throws {Error} it cannot be made or written. The message says what to do.
 */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The data folder ${folder} cannot be used (${reason}), so the server did not start. Let the user of the server write there, or name another folder in DOWEL_DATA_DIR.`,
      { cause },
    );
  }
}
