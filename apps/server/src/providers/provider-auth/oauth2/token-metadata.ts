import type { Oauth2Opts, ProviderMetadata } from '@dowel/schema';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import type { SecretsInUse } from '../../provider-words/secrets-in-use.ts';

/** What a token response says about the account that signed in. */
export interface TokenMetadata {
  providerWorkspaceRef?: string;
  providerConsumerRef?: string;
  scopes?: string[];
  metadata: ProviderMetadata;
}

type Fields = Oauth2Opts['tokenMetadataFields'];
type OtherField = NonNullable<Fields['otherFields']>[number];

/** The catalogue's patterns run over no more of a provider's text, and not for long. */
const MAX_CAPTURED_LENGTH = 2048;
const MAX_SCOPES = 500;

/**
 * Reads the values that the catalogue points at. Secrets of the sign-in are masked, and missing values are left out.
 */
export function readTokenMetadata(fields: Fields, body: ProviderBody, secrets: SecretsInUse): TokenMetadata {
  const textAt = (path: string | undefined) =>
    path ? body.text(path)?.data(secrets) || undefined : undefined;
  const workspace = textAt(fields.workspaceRefField);
  const consumer = textAt(fields.consumerRefField);
  const scopes = fields.scopesField ? scopesAt(body, fields.scopesField, secrets) : undefined;
  const others = (fields.otherFields ?? []).flatMap((field) => {
    const value = capture(field, body, secrets);
    const { name, displayName } = field;
    return value === undefined ? [] : [[name, { value, source: 'token' as const, displayName }] as const];
  });
  return {
    ...(workspace !== undefined && { providerWorkspaceRef: workspace }),
    ...(consumer !== undefined && { providerConsumerRef: consumer }),
    ...(scopes && { scopes }),
    metadata: Object.fromEntries(others),
  };
}

/** Scopes at a path: a list, or one text with spaces or commas between the scopes. */
export function scopesAt(body: ProviderBody, path: string, secrets: SecretsInUse): string[] | undefined {
  const list = body.list(path)?.flatMap((scope) => scope.text() ?? []) ?? body.text(path)?.split();
  return list?.slice(0, MAX_SCOPES).map((scope) => scope.data(secrets));
}

function capture(
  { path, capture: pattern }: OtherField,
  body: ProviderBody,
  secrets: SecretsInUse,
): string | undefined {
  const text = body.text(path);
  const found = pattern ? text?.captured(new RegExp(pattern), MAX_CAPTURED_LENGTH) : text;
  return found?.data(secrets, MAX_CAPTURED_LENGTH);
}
