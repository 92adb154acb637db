import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Lets a server listen on this machine. Returns its port, which the system chooses. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
