import type { Method } from '@dowel/schema/wire';
import type { Answer } from './dowel-promise.ts';

/** A request to any address of the service. */
export interface AnyRequest {
  method: Method;
  /** Begins with `/` and follows `baseUrl`. `{projectIdOrName}` stands for the client's project. */
  path: string;
  query?: Record<string, string | number | boolean | undefined> | undefined;
  /** Sent as JSON unless undefined. */
  body?: unknown;
}

/** What came, by its media type; undefined for an empty body. */
export function readAny({ data: text, response }: Answer<string>): Answer<unknown> {
  const isJson = response.headers.get('Content-Type')?.includes('json');
  return { data: isJson ? JSON.parse(text) : text || undefined, response };
}
