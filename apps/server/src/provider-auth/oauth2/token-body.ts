/** A token response as the provider sent it. */
export type TokenBody = Record<string, unknown>;

/** What a token endpoint answered: as it was, for what the catalogue reads from it, and as the standard has it. */
export interface TokenAnswer {
  status: number;
  body: TokenBody | undefined;
  standard: Response;
}

/**
 * Brings a token response into the shape of RFC 6749, because providers stray from it: no `token_type`, scopes as a
 * list, times as text, errors with status 200, forms instead of JSON.
 */
export async function readTokenAnswer(response: Response): Promise<TokenAnswer> {
  const body = parseBody(await response.text(), response.headers.get('content-type') ?? '');
  const isError = !response.ok || (body !== undefined && !isText(body.access_token) && isText(body.error));
  const status = !response.ok ? response.status : isError ? 400 : 200;
  const headers = { 'content-type': 'application/json' };
  const standard = new Response(JSON.stringify(body && (isError ? toError(body) : toSuccess(body))), {
    status,
    headers,
  });
  return { status, body, standard };
}

/** The members of a success that are read here; an id token is none, so it cannot make a sign-in fail. */
function toSuccess(body: TokenBody): TokenBody {
  const { access_token, refresh_token, expires_in, scope } = body;
  const seconds = Number(expires_in);
  const scopes = Array.isArray(scope) ? scope.join(' ') : scope;
  return {
    access_token,
    token_type: 'bearer',
    ...(isText(refresh_token) && { refresh_token }),
    ...(isGiven(expires_in) && Number.isFinite(seconds) && seconds > 0 && { expires_in: seconds }),
    ...(isText(scopes) && { scope: scopes }),
  };
}

function toError(body: TokenBody): TokenBody {
  const { error, error_description } = body;
  return {
    error: isText(error) ? error : 'unknown',
    ...(isText(error_description) && { error_description }),
  };
}

function parseBody(text: string, mediaType: string): TokenBody | undefined {
  if (mediaType.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
