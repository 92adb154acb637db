import { randomInt } from 'node:crypto';
import getPort from 'get-port';

const TRIES = 50;

/**
 * A port that no process listens on. It is below the ports that the system gives to outgoing connections, because one
 * of those could take it before the program listens that it is for.
 */
export function freePort(): Promise<number> {
  const port = Array.from({ length: TRIES }, () => randomInt(20_000, 32_000));
  return getPort({ host: '127.0.0.1', port });
}
