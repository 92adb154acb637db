import type { Oauth2Opts, ProviderMetadata } from '@dowel/schema';
import type { TokenBody } from './token-body.ts';

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

/** Reads what the catalogue points at; what is not there is left out. */
export function readTokenMetadata(fields: Fields, body: TokenBody): TokenMetadata {
  const workspace = toText(memberAt(body, fields.workspaceRefField));
  const consumer = toText(memberAt(body, fields.consumerRefField));
  const scopes = toScopes(memberAt(body, fields.scopesField));
  const others = (fields.otherFields ?? []).flatMap((field) => {
    const value = capture(field, body);
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

function memberAt(body: unknown, path: string | undefined): unknown {
  if (!path) return undefined;
  return path.split('.').reduce<unknown>((value, name) => {
    const isMember = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    return isMember ? (value as Record<string, unknown>)[name] : undefined;
  }, body);
}

function toText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function toScopes(value: unknown): string[] | undefined {
  if (Array.isArray(value)) return value.flatMap((scope) => toText(scope) ?? []);
  return toText(value)
    ?.split(/[\s,]+/)
    .filter(Boolean);
}

function capture({ path, capture: pattern }: OtherField, body: TokenBody): string | undefined {
  const text = toText(memberAt(body, path))?.slice(0, MAX_CAPTURED_LENGTH);
  if (text === undefined || !pattern) return text;
  return new RegExp(pattern).exec(text)?.groups?.result;
}
