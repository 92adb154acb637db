import type { Method } from '@dowel/schema/wire';
import type { Answer } from './dowel-promise.ts';
import { ResponseShapeError } from './errors.ts';

/** A request to any address of the service. */
export interface AnyRequest {
  method: Method;
  /** Begins with `/` and is added to `baseUrl`. `{projectIdOrName}` stands for the client's project. */
  path: string;
  query?: Record<string, string | number | boolean | undefined> | undefined;
  /** Sent as JSON unless undefined. */
  body?: unknown;
}

/**
 * The body, read according to its media type; undefined when it is empty.
 * @throws {ResponseShapeError} when it says that it is JSON, and is not
 */
export function readAny(operation: string, { data: text, response }: Answer<string>): Answer<unknown> {
  const isJson = text !== '' && response.headers.get('Content-Type')?.includes('json');
  try {
    return { data: isJson ? JSON.parse(text) : text || undefined, response };
  } catch {
    throw unreadable(operation, response, 'json');
  }
}

/** For an answer whose body is not of the media type that was expected. */
export function unreadable(
  operation: string,
  { status, headers }: Response,
  media: string,
): ResponseShapeError {
  const given = headers.get('Content-Type') || 'no media type';
  return new ResponseShapeError(
    `${operation}: the body of ${status} (${given}) is not ${media}. Check that baseUrl ends in /v1.`,
    { operation, status },
  );
}
