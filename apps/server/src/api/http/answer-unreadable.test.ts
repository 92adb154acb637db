import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerUnread, answerUnreadable } from './answer-unreadable.ts';

const listener = getRequestListener(() => new Response('read'), { errorHandler: answerUnread });
const server = createServer((request, response) => {
  if (!request.url?.startsWith('/first')) return listener(request, response);
  response.write(`${request.url} `);
  setTimeout(() => response.end('ended'), 50);
}).on('clientError', answerUnreadable);

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

async function send(bytes: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

const head = 'Host: oak.example\r\n';

it.each([
  ['letters in an address', `GET /é HTTP/1.1\r\n${head}\r\n`, 400, 'HPE_INVALID_URL'],
  ['a method that there is not', `patch / HTTP/1.1\r\n${head}\r\n`, 400, 'HPE_INVALID_METHOD'],
  [
    'too many headers',
    `GET / HTTP/1.1\r\n${head}X: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'HPE_HEADER_OVERFLOW',
  ],
  ['a backslash in a path', `GET /proxy/a\\b HTTP/1.1\r\n${head}\r\n`, 400, 'Backslash in request path'],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: oak example\r\n\r\n', 400, 'Invalid URL'],
])('says what is wrong with %s', async (_, bytes, status, reason) => {
  const [answered, body = ''] = (await send(bytes.replace(/(?=\r\n\r\n)/, '\r\nConnection: close'))).split(
    '\r\n\r\n',
  );

  expect(answered).toContain(`HTTP/1.1 ${status} `);
  expect(JSON.parse(body)).toMatchObject({ status, detail: expect.stringContaining(reason) });
});

it('writes nothing into an answer that has begun', async () => {
  const answered = await send(`GET /first HTTP/1.1\r\n${head}\r\nno request at all\r\n\r\n`);

  expect(answered).not.toContain('cannot be read');
});
