import type { Duplex } from 'node:stream';
import { problems } from '@dowel/schema';

/** The answers of Node to what it cannot read: https://nodejs.org/api/http.html#event-clienterror */
const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Node sets it while an earlier request is answered. Nothing may be written into that answer. */
type Connection = Duplex & { readonly _httpMessage?: { readonly headersSent: boolean } | null };

/** Answers what cannot be read as a request. Node itself would say nothing but the status. */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: Connection): void {
  const { code = '', message } = error;
  const cannotAnswer = code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent;
  if (cannotAnswer) return void socket.destroy(error);
  const status = statuses[code] ?? '400 Bad Request';
  const body = JSON.stringify({
    code: 'invalid_request',
    title: problems.invalid_request.title,
    status: Number.parseInt(status, 10),
    detail: `The request cannot be read (${code}: ${message}), so nothing was done. In an address, write what is no ASCII as its bytes in UTF-8, such as %C3%A9.`,
  });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
