import type { Context } from '../context.ts';
import { sha256 } from '../digest.ts';
import * as idempotencyKeys from '../features/idempotency-keys/service.ts';
import { invalidInput } from './problem-error.ts';

/** The part of a request that must be the same when its key is. */
export interface KeyedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/**
 * Handles a request once per `Idempotency-Key`, and repeats the first answer to later ones with the same key.
 * Without the header, or for a GET, it just handles it. `handle` answers problems too; it does not throw.
 */
export async function onceByKey(
  context: Context,
  request: KeyedRequest,
  handle: () => Promise<Response>,
): Promise<Response> {
  const key = request.headers.get('idempotency-key');
  if (key === null || request.method === 'GET') return handle();
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw invalidInput({
      in: 'header',
      name: 'Idempotency-Key',
      detail: 'must be 1 to 255 visible ASCII characters',
    });
  }

  const { method, url, body } = request;
  const fingerprint = sha256(method, url.pathname, url.search, body);
  const attempt = await idempotencyKeys.begin(context, key, fingerprint);
  if ('replay' in attempt) return toResponse(attempt.replay);

  const response = await handle();
  await idempotencyKeys.finish(context, attempt, {
    status: response.status,
    mediaType: response.headers.get('content-type') ?? undefined,
    body: await response.clone().text(),
  });
  return response;
}

function toResponse({ status, mediaType, body }: idempotencyKeys.KeptAnswer): Response {
  return new Response(status === 204 ? null : body, {
    status,
    headers: {
      'Idempotency-Replayed': 'true',
      ...(mediaType !== undefined && { 'Content-Type': mediaType }),
    },
  });
}
