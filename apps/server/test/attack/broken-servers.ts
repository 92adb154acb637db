import { createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { listen } from '../listen.ts';

/** Answers that break HTTP, as bytes on the wire. All of them end, so the caller has an answer or a failure at once. */
export const brokenAnswers: Readonly<Record<string, (socket: Socket) => void>> = {
  'a body shorter than announced': (socket) => socket.end(head(200, ['Content-Length: 500'], '{"a":')),
  'a body longer than announced': (socket) => socket.end(head(200, ['Content-Length: 2'], '{"a":1}{"b":2}')),
  'two lengths': (socket) => socket.end(head(200, ['Content-Length: 2', 'Content-Length: 7'], '{}')),
  'a length and chunks': (socket) =>
    socket.end(head(200, ['Content-Length: 2', 'Transfer-Encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n')),
  'a broken chunk': (socket) => socket.end(head(200, ['Transfer-Encoding: chunked'], 'zz\r\n{}')),
  'no last chunk': (socket) => socket.end(head(200, ['Transfer-Encoding: chunked'], '2\r\n{}\r\n')),
  'a reset before the answer': (socket) => socket.resetAndDestroy(),
  'a reset in the middle': (socket) => {
    socket.write(head(200, ['Content-Length: 500'], '{"a":'), () => socket.resetAndDestroy());
  },
  'nothing at all': (socket) => socket.end(),
  'a text that is no HTTP': (socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'),
  'status 999': (socket) => socket.end(head(999, ['Content-Length: 2'], '{}')),
  'status 099': (socket) => socket.end('HTTP/1.1 099 Odd\r\nContent-Length: 2\r\n\r\n{}'),
  'status 600': (socket) => socket.end(head(600, ['Content-Length: 2'], '{}')),
  'status 101': (socket) => socket.end(head(101, ['Upgrade: something', 'Connection: Upgrade'], '{}')),
  'status 204 with a body': (socket) => socket.end(head(204, ['Content-Length: 2'], '{}')),
  'status 304 with a body': (socket) => socket.end(head(304, ['Content-Length: 2'], '{}')),
  'a thousand early hints': (socket) =>
    socket.end(
      `${'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'.repeat(1000)}${head(200, ['Content-Length: 2'], '{}')}`,
    ),
  'a status text of odd bytes': (socket) =>
    socket.end(Buffer.from('HTTP/1.1 200 \u00ff\u0001\u0080\r\nContent-Length: 2\r\n\r\n{}', 'latin1')),
  'headers of odd bytes': (socket) =>
    socket.end(Buffer.from('HTTP/1.1 200 OK\r\nX-A: \u00ff\u0000b\r\nContent-Length: 2\r\n\r\n{}', 'latin1')),
  'a megabyte of headers': (socket) => socket.end(head(200, [`X-Long: ${'x'.repeat(1024 * 1024)}`], '{}')),
  'ten thousand headers': (socket) =>
    socket.end(
      head(
        200,
        Array.from({ length: 10_000 }, (_, index) => `X-${index}: y`),
        '{}',
      ),
    ),
  'gzip that is none': (socket) =>
    socket.end(head(200, ['Content-Encoding: gzip', 'Content-Length: 9'], 'not gzip!')),
  'gzip that breaks off': (socket) => {
    const packed = gzipSync('x'.repeat(10_000)).subarray(0, 20);
    socket.write(head(200, ['Content-Encoding: gzip', `Content-Length: ${packed.length}`], ''));
    socket.end(packed);
  },
  'a gzip bomb': (socket) => {
    const packed = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    socket.write(head(200, ['Content-Encoding: gzip', `Content-Length: ${packed.length}`], ''));
    socket.end(packed);
  },
  'a redirect to nowhere': (socket) =>
    socket.end(head(302, ['Location: http://[::1', 'Content-Length: 0'], '')),
  'a redirect of odd bytes': (socket) =>
    socket.end(
      Buffer.from('HTTP/1.1 302 F\r\nLocation: /\u00ff\u0080\r\nContent-Length: 0\r\n\r\n', 'latin1'),
    ),
  'redirects in a circle': (socket) => socket.end(head(307, ['Location: /', 'Content-Length: 0'], '')),
  'a redirect to a file': (socket) =>
    socket.end(head(302, ['Location: file:///etc/passwd', 'Content-Length: 0'], '')),
};

/** Answers that never end. */
export const endlessAnswers: Readonly<Record<string, (socket: Socket) => void>> = {
  silence: () => undefined,
  'a slow head': (socket) => drip(socket, 'HTTP/1.1 200 OK\r\nX-A: ', 'x'),
  'a slow body': (socket) => drip(socket, head(200, ['Transfer-Encoding: chunked'], ''), '1\r\nx\r\n'),
  'endless early hints': (socket) => drip(socket, '', 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'),
};

function head(status: number, headers: readonly string[], body: string): string {
  return [`HTTP/1.1 ${status} Said`, 'Content-Type: application/json', ...headers, '', body].join('\r\n');
}

function drip(socket: Socket, first: string, then: string): void {
  socket.write(first);
  const timer = setInterval(() => socket.write(then), 20);
  socket.on('close', () => clearInterval(timer));
}

/** A server that gives the current answer to every client that connects. */
export async function startBrokenServer() {
  let current: (socket: Socket) => void = (socket) => socket.end();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // The client may close the connection before the answer ends. That is no failure of this server.
    socket.on('error', () => undefined);
    socket.once('data', () => current(socket));
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    answer(answer: (socket: Socket) => void) {
      current = answer;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
