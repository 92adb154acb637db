import { ProviderBody, readBody, type UnreadResponse } from '../../provider-words/provider-body.ts';

/** What a token endpoint answered: as it was, for what the catalogue reads from it, and as the standard has it. */
export interface TokenAnswer {
  status: number;
  body: ProviderBody;
  standard: Response;
}

/** No header is longer, so no request could carry a longer token. */
const MAX_TOKEN_LENGTH = 16_384;

/**
 * Brings a token response into the shape of RFC 6749, because providers stray from it: no `token_type`, scopes as a
 * list, times as text, errors with status 200, forms instead of JSON. Of an error nothing
 * stays: its words are read from `body`, where they come out clean.
 */
export async function readTokenAnswer(response: UnreadResponse): Promise<TokenAnswer> {
  const body = (await readBody(response)) ?? new ProviderBody(undefined);
  const isError =
    !response.ok || (body.text('access_token') === undefined && body.text('error') !== undefined);
  const status = !response.ok ? response.status : isError ? 400 : 200;
  const standard = isError
    ? Response.json({ error: 'refused' }, { status: 400 })
    : Response.json(toSuccess(body));
  return { status, body, standard };
}

/** The members of a success that the standard knows; an id token is none, so it cannot make a sign-in fail. */
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
