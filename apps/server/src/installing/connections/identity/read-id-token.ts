import { ProviderBody } from '../../../providers/provider-words/provider-body.ts';

/**
 * The claims of the ID token in an answer of a token endpoint. Its signature is not checked: the answer came from the
 * provider itself, over TLS (OpenID Connect Core 1.0, 3.1.3.7). Undefined when there is none, or none that can be read.
 */
export function readIdToken(tokenAnswer: ProviderBody | undefined): ProviderBody | undefined {
  const [, claims] = tokenAnswer?.text('id_token')?.toSend().split('.') ?? [];
  if (claims === undefined) return undefined;
  try {
    return new ProviderBody(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  } catch {
    return undefined;
  }
}
