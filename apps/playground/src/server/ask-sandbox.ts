import { HTTPException } from 'hono/http-exception';

export interface SandboxRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/**
 * Asks the sandbox provider.
 * @param sandboxUrl where the sandbox listens
 * @param consequence ends the sentence that says what failed, and says what to do
 */
export async function askSandbox(
  sandboxUrl: string,
  { method, path, headers = {}, body }: SandboxRequest,
  consequence: string,
): Promise<Response> {
  const answer = await fetch(sandboxUrl + path, {
    method,
    headers,
    signal: AbortSignal.timeout(5000),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (answer?.ok) return answer;
  const reason = answer ? `answered ${answer.status}` : 'does not answer';
  throw new HTTPException(503, { message: `The sandbox at ${sandboxUrl} ${reason}${consequence}` });
}
