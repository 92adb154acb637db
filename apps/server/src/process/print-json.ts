import { format } from 'node:util';
import type { Logger } from 'pino';
import { createLog, openLines } from '../platform/log.ts';

/**
 * Makes every line that this process prints JSON, so that log collectors can read it. This includes the output of
 * libraries, the warnings of Node, and the error that ends the process.
 */
export function printJson(): void {
  const out = createLog('info');
  const err = createLog('info', openLines({ dest: 2, sync: true }));
  const say =
    (log: Logger, level: 'debug' | 'info' | 'warn' | 'error') =>
    (...words: unknown[]): void =>
      log[level](format(...words));
  console.debug = say(out, 'debug');
  console.log = say(out, 'info');
  console.info = console.log;
  console.warn = say(err, 'warn');
  console.error = say(err, 'error');

  // Node has one listener for warnings, which prints plain text.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => err.warn({ err: warning }, 'Node warns'));
  process.on('uncaughtException', (error) => {
    err.fatal({ err: error }, 'an error that nothing caught ended the process');
    process.exit(1);
  });
}
