import type { Oauth2Opts, ProviderMetadata } from '@dowel/schema';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import type { SecretsInUse } from '../../provider-words/secrets-in-use.ts';

/** What a token response tells about the account that was signed in to. */
export interface TokenMetadata {
  providerWorkspaceRef?: string;
  providerConsumerRef?: string;
  scopes?: string[];
  metadata: ProviderMetadata;
}

type Fields = Oauth2Opts['tokenMetadataFields'];
type OtherField = NonNullable<Fields['otherFields']>[number];

/** A pattern of the catalogue runs over text of a provider: short text keeps a bad pattern from running long. */
const MAX_CAPTURED_LENGTH = 2048;
const MAX_SCOPES = 500;

/** Reads what the catalogue points at, without the secrets of the sign-in; what is not there is left out. */
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

/** Scopes at a path: a list, or one text with blanks or commas between them. */
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
