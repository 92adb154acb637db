import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { toProblemReply } from '../../platform/problems/to-problem.ts';
import { requestIdOf } from './request-id.ts';

/** What Node answers to what it cannot read, if not 400: https://nodejs.org/api/http.html#event-clienterror */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Node sets it while an earlier request is answered. Nothing may be written into that answer. */
type Connection = Duplex & { readonly _httpMessage?: { readonly headersSent: boolean } | null };

/** Answers what cannot be read as a request. Node itself would say nothing but the status. */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: Connection): void {
  const { code = '', message } = error;
  const cannotAnswer = code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent;
  if (cannotAnswer) return void socket.destroy(error);
  const problem = new ProblemError('invalid_request', {
    status: statuses[code] ?? 400,
    detail: `The request cannot be read (${code}: ${message}), so nothing was done. In an address, write what is no ASCII as its bytes in UTF-8, such as %C3%A9.`,
  });
  const occurrence = { requestId: requestIdOf(new Headers()), time: new Date() };
  const { status, headers, body } = toProblemReply(problem, occurrence);
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}
