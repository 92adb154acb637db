import {
  ProviderBody,
  readAnswer,
  retryAfterOf,
  type UnreadResponse,
} from '../../provider-words/provider-body.ts';
import type { ProviderText } from '../../provider-words/provider-text.ts';

/**
 * A token endpoint's answer in two forms. The catalogue's fields are read from `body`, the provider's own. `standard`
 * is the answer in the form of the standard.
 */
export interface TokenAnswer {
  /** Of an error with the status of a success: what it says itself, or 400. */
  status: number;
  body: ProviderBody;
  /** The name of the error, such as `invalid_grant`. */
  error: ProviderText | undefined;
  /** It is a page for people, so something before the token endpoint has answered. */
  isPage: boolean;
  retryAfter: string | undefined;
  standard: Response;
}

/** No header is longer than this, so no request could carry a longer token. */
const MAX_TOKEN_LENGTH = 16_384;

/**
 * Brings a token response into the form of RFC 6749. Many providers differ from it: no `token_type`, scopes as a list,
 * times as text, errors with status 200, forms instead of JSON. `standard` holds nothing of an error's text. That text
 * is read from `body`, where the secrets in it are masked.
 */
export async function readTokenAnswer(response: UnreadResponse): Promise<TokenAnswer> {
  const { body = new ProviderBody(undefined), isPage } = await readAnswer(response);
  const error = ['error', 'error.code', 'error.type'].map((path) => body.text(path)).find(Boolean);
  const isRefused = body.text('access_token') === undefined && (error !== undefined || body.saysNo());
  const isError = !response.ok || isRefused;
  const status = !response.ok ? response.status : isError ? statusIn(body) : 200;
  const standard = isError
    ? Response.json({ error: 'refused' }, { status: 400 })
    : Response.json(toSuccess(body));
  return { status, body, error, isPage, retryAfter: retryAfterOf(response), standard };
}

function statusIn(body: ProviderBody): number {
  const said = body.number('error.code') ?? body.number('error.status') ?? 400;
  return said > 400 && said < 600 ? said : 400;
}

/**
 * The members that we pass on from a success. We leave out all others, so a bad id token cannot make a sign-in fail.
 */
function toSuccess(body: ProviderBody): object {
  const refreshToken = tokenAt(body, 'refresh_token');
  return {
    access_token: tokenAt(body, 'access_token'),
    token_type: 'bearer',
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
  };
}

function tokenAt(body: ProviderBody, member: string): string | undefined {
  const token = body.isText(member) ? body.text(member)?.toSend() : undefined;
  return token !== undefined && token.length <= MAX_TOKEN_LENGTH ? token : undefined;
}
