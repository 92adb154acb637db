import type { Method } from '@dowel/schema/wire';
import type { Answer } from './dowel-promise.ts';

/** A request to any address of the service. */
export interface AnyRequest {
  method: Method;
  /** Begins with `/` and is added to `baseUrl`. `{projectIdOrName}` stands for the client's project. */
  path: string;
  query?: Record<string, string | number | boolean | undefined> | undefined;
  /** Sent as JSON unless undefined. */
  body?: unknown;
}

/** The body, read according to its media type; undefined when it is empty. */
export function readAny({ data: text, response }: Answer<string>): Answer<unknown> {
  const isJson = response.headers.get('Content-Type')?.includes('json');
  return { data: isJson ? JSON.parse(text) : text || undefined, response };
}
