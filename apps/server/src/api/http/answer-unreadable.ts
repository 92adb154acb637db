import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { toProblemReply } from '../../platform/problems/to-problem.ts';
import { type Reply, toResponse } from '../../platform/reply.ts';
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
  const { status, headers, body } = replyTo(unreadable(`${code}: ${message}`, statuses[code]));
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}

/** Answers what Node can read, but the HTTP library cannot, such as a backslash in a path. */
export function answerUnread(error: unknown): Response {
  return toResponse(replyTo(error instanceof RequestError ? unreadable(error.message) : error));
}

function unreadable(why: string, status = 400): ProblemError {
  return new ProblemError('invalid_request', {
    status,
    detail: `The request cannot be read (${why}), so nothing was done. In an address, write a backslash as %5C, and what is no ASCII as its bytes in UTF-8, such as %C3%A9.`,
  });
}

function replyTo(error: unknown): Reply {
  return toProblemReply(error, { requestId: requestIdOf(new Headers()), time: new Date() });
}
