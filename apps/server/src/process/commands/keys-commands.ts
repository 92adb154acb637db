import { createContext } from '../../context.ts';
import { rotate } from '../../platform/encryption-keys/rotate.ts';
import { isDone, toWords } from '../../platform/encryption-keys/rotation-rules.ts';
import { onOwnDatabase } from './on-own-database.ts';

/** The least time between two lines about the progress. */
const PROGRESS_MS = 1000;

/**
 * Puts every stored secret under the first key of the key ring. It reads the same settings as the server, and the server
 * may run meanwhile. It can be stopped and repeated.
 * @returns the exit code: 2 for wrong arguments, 1 if an old key must stay.
 */
export async function rotateKeys(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    console.error('Nothing was re-encrypted, because this command takes no arguments.\nUsage: keys:rotate');
    return 2;
  }
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());
  return await onOwnDatabase(async ({ dependencies }) => {
    const report = progress((line) => console.log(line));
    const rotation = await rotate(createContext(dependencies, 'keys-rotate'), {
      report,
      signal: stop.signal,
    });
    (isDone(rotation) ? console.log : console.error)(toWords(rotation));
    return isDone(rotation) ? 0 : 1;
  });
}

/** Passes a line on at most once a second. */
function progress(print: (line: string) => void): (line: string) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (line) => {
    if (performance.now() - last < PROGRESS_MS) return;
    last = performance.now();
    print(line);
  };
}
