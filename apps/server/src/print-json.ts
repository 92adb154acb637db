import { format } from 'node:util';
import type { Logger } from 'pino';

/** The logs that stand for the two outputs of a process. */
interface Outputs {
  readonly out: Logger;
  readonly err: Logger;
}

/**
 * Makes every line that this process prints JSON, for whoever collects them: also the words of libraries, the warnings
 * of Node, and the error that ends the process.
 */
export function printJson({ out, err }: Outputs): void {
  const say =
    (log: Logger, level: 'debug' | 'info' | 'warn' | 'error') =>
    (...words: unknown[]): void =>
      log[level](format(...words));
  console.debug = say(out, 'debug');
  console.log = say(out, 'info');
  console.info = console.log;
  console.warn = say(err, 'warn');
  console.error = say(err, 'error');

  // Node has one listener there, which prints plain text.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => err.warn({ err: warning }, 'Node warns'));
  process.on('uncaughtException', (error) => {
    err.fatal({ err: error }, 'an error that nothing caught ended the process');
    process.exit(1);
  });
}
