import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../../../../scripts/free-port.ts';

/** Servers that do not do what any destination does. */
export async function startHostileServers() {
  let connections = 0;
  const servers = {
    silent: await listen(() => {}),
    dripping: await listen(drip),
    talking: await listen((socket) => socket.end('220 mail.example ESMTP\r\n')),
    counting: await listen((socket) => {
      connections += 1;
      socket.destroy();
    }),
  };
  const at = (port: number) => new URL(`http://127.0.0.1:${port}`);
  const addressOf = ({ server }: Listening) => at((server.address() as AddressInfo).port);
  return {
    closed: at(await freePort()),
    silent: addressOf(servers.silent),
    dripping: addressOf(servers.dripping),
    talking: addressOf(servers.talking),
    counting: addressOf(servers.counting),
    connections: () => connections,
    stop: async () => {
      for (const { server, sockets } of Object.values(servers)) {
        for (const socket of sockets) socket.destroy();
        server.close();
      }
    },
  };
}

interface Listening {
  readonly server: Server;
  readonly sockets: Set<Socket>;
}

async function listen(serve: (socket: Socket) => void): Promise<Listening> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    serve(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, sockets };
}

/** Begins an answer, and never ends it: one byte of a header at a time. */
function drip(socket: Socket): void {
  socket.write('HTTP/1.1 200 OK\r\nx-slow: ');
  const timer = setInterval(() => socket.write('x'), 50);
  socket.on('close', () => clearInterval(timer));
}
