// A provider that answers at once with a kilobyte of JSON.
import { createServer } from 'node:http';

const body = JSON.stringify({ id: 7, notes: 'x'.repeat(1000) });
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, headers).end(body);
});
server.listen(Number(process.argv[2]), '127.0.0.1');
process.once('SIGTERM', () => server.close());
