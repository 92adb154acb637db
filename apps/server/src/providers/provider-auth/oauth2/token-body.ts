import {
  ProviderBody,
  readAnswer,
  retryAfterOf,
  type UnreadResponse,
} from '../../provider-words/provider-body.ts';

/**
 * A token endpoint's answer in two forms. The catalogue's fields are read from `body`, the provider's own. `standard`
 * is the answer in the form of the standard.
 */
export interface TokenAnswer {
  status: number;
  body: ProviderBody;
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
  const isError =
    !response.ok || (body.text('access_token') === undefined && body.text('error') !== undefined);
  const status = !response.ok ? response.status : isError ? 400 : 200;
  const standard = isError
    ? Response.json({ error: 'refused' }, { status: 400 })
    : Response.json(toSuccess(body));
  return { status, body, isPage, retryAfter: retryAfterOf(response), standard };
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
