import type { PublicContext } from '../../context.ts';
import { rotate } from './rotate.ts';
import { isDone, toWords } from './rotation-rules.ts';

export interface RunningRotation {
  /** Ends it after the present batch. The next start goes on. */
  stop(): Promise<void>;
}

/**
 * Begins to put every secret under the current key. Only for the embedded database: no other process can open it, so
 * no command can do this while the server runs, and no other process can still use the old key in front.
 */
export function rotateAtStart(context: PublicContext): RunningRotation {
  const stop = new AbortController();
  const done = run(context, stop.signal);
  return {
    stop() {
      stop.abort();
      return done;
    },
  };
}

async function run(context: PublicContext, signal: AbortSignal): Promise<void> {
  if (context.secrets.keyIds.length === 1) return;
  const report = (line: string) => context.log.debug({}, `Re-encrypting ${line}`);
  try {
    const rotation = await rotate(context, { report, signal });
    if (signal.aborted) return;
    if (isDone(rotation)) context.log.info({ moved: rotation.moved }, toWords(rotation));
    else context.log.warn({ moved: rotation.moved }, toWords(rotation));
  } catch (error) {
    context.log.error(
      { err: error },
      'Secrets could not be put under the current key. The next start tries again.',
    );
  }
}
