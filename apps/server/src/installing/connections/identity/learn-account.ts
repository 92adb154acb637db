import type { AccountSource, ConnectedAccount } from '@dowel/schema';
import { accountId, fillTemplate } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import type { Credentials } from '../../../providers/provider-auth/credentials.ts';
import { ProviderBody } from '../../../providers/provider-words/provider-body.ts';
import { readClaims } from '../../../providers/provider-words/read-claims.ts';
import type { SecretsInUse } from '../../../providers/provider-words/secrets-in-use.ts';
import { type Asking, askAccount } from '../post-authentication/ask-source.ts';
import type { AccountRequest } from '../post-authentication/value-request.ts';
import type { ResolvedProvider } from '../stored-credentials.ts';

type Call = Pick<AccountSource, 'url' | 'method' | 'headers' | 'body'> & Pick<AccountRequest, 'tells'>;

/** All sources together may take this long. Nobody who signs in waits longer for them. */
const LIMIT_MS = 5_000;
/** The catalogue's patterns run over no more of a provider's text. */
const MAX_CAPTURED = 2048;

/** Whether a provider says at any time whose account credentials lead to, and not only when somebody signs in. */
export function canAskAgain({ entry }: Pick<ResolvedProvider, 'entry'>): boolean {
  return sourcesOf(entry).some(({ from }) => from !== 'tokenAnswer' && from !== 'idToken');
}

/**
 * Finds out whose account credentials lead to. Undefined when the provider does not say it, or not in time: then nobody
 * knows. It never throws for what the provider does.
 */
export async function learnAccount(context: Context, asking: Asking): Promise<ConnectedAccount | undefined> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const timeUp = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined));
  });
  let account: ConnectedAccount = {};
  for (const source of sourcesOf(asking.resolved.entry)) {
    if (signal.aborted || !tellsMore(source, account)) continue;
    try {
      const told = await Promise.race([ask(context, asking, source, signal), timeUp]);
      if (told) account = joined(account, told);
    } catch (err) {
      // An answer that does not come, or is no answer. Whatever it is, it must not keep anybody from signing in.
      context.log.debug(
        { err, provider: asking.resolved.entry.name },
        'a provider did not say whose account it is',
      );
    }
  }
  return accountId(account) === undefined ? undefined : apartByMode(asking, account);
}

/** An account of Stripe has keys that see its test data only: https://docs.stripe.com/keys */
function apartByMode({ resolved, credentials }: Asking, account: ConnectedAccount): ConnectedAccount {
  const { id, name } = account.workspace ?? {};
  const isTest = resolved.entry.name === 'stripe' && /^[rs]k_test_/.test(credentials.apiKey ?? '');
  if (!isTest || id === undefined) return account;
  const named = name === undefined ? {} : { name: `${name} (test mode)` };
  return { ...account, workspace: { ...account.workspace, id: `${id}:test`, ...named } };
}

/** Whose account metadata names, where the entry finds the account there. */
export function accountInMetadata(
  resolved: ResolvedProvider,
  secrets: SecretsInUse,
): ConnectedAccount | undefined {
  const source = sourcesOf(resolved.entry).find(({ from }) => from === 'metadata');
  const account = source && read(source, new ProviderBody(valuesOf(resolved)), secrets);
  return account && accountId(account) === undefined ? undefined : account;
}

function sourcesOf({ accountIdentity }: ResolvedProvider['entry']): AccountSource[] {
  return accountIdentity?.sources ?? [];
}

const parts = { workspace: ['id', 'name', 'address'], person: ['id', 'name', 'email'] } as const;
type Part = keyof typeof parts;

function tellsMore(source: AccountSource, account: ConnectedAccount): boolean {
  const lacks = (part: Part) => (name: string) =>
    source[part]?.[name] !== undefined && !hasOwn(account[part], name);
  return parts.workspace.some(lacks('workspace')) || parts.person.some(lacks('person'));
}

function hasOwn(part: object | undefined, name: string): boolean {
  return part !== undefined && Object.hasOwn(part, name);
}

async function ask(
  context: Context,
  asking: Asking,
  source: AccountSource,
  signal: AbortSignal,
): Promise<ConnectedAccount | undefined> {
  const { tokenAnswer, resolved, credentials, secrets } = asking;
  const { before, from } = source;
  const found = before && (await call(context, asking, before, signal)).text(before.found)?.toSend();
  if (before && found === undefined) return undefined;
  switch (from) {
    case 'tokenAnswer':
      return tokenAnswer && read(source, tokenAnswer, secrets);
    case 'idToken':
    case 'accessToken': {
      const idToken = tokenAnswer?.text('id_token')?.toSend();
      const claims = readClaims(from === 'idToken' ? idToken : credentials.tokens?.accessToken?.token);
      return claims && read(source, claims, secrets);
    }
    case 'metadata':
      return read(source, new ProviderBody(valuesOf(resolved)), secrets);
    case 'signIn':
      return read(source, new ProviderBody(typedOf(credentials)), secrets);
    case 'call':
    case 'header': {
      const request = { ...source, ...(from === 'header' && { tells: 'headers' as const }) };
      return read(source, await call(context, asking, request, signal, found), secrets);
    }
  }
}

/** Makes a call of a source, with its templates filled. */
function call(
  context: Context,
  asking: Asking,
  { url = '', method = 'GET', headers = {}, body, tells }: Call,
  signal: AbortSignal,
  found?: string,
): Promise<ProviderBody> {
  // One by one: an opened row answers most of them only when it is asked.
  const { resolved, credentials, values, source, app, secrets } = asking;
  const token = credentials.tokens?.accessToken?.token ?? credentials.apiKey;
  const metadata = {
    ...values.metadata,
    ...(found !== undefined && { found: encodeURIComponent(found) }),
    ...(token !== undefined && { token: encodeURIComponent(token) }),
  };
  const known = { ...metadata, ...(token !== undefined && { token }) };
  const filled = Object.entries(headers).map(([name, text]) => [name, fillTemplate(text, known)]);
  const request = {
    address: url,
    method,
    headers: Object.fromEntries(filled),
    ...(body !== undefined && { body }),
    ...(tells && { tells }),
  };
  const filling = { resolved, credentials, source, app, secrets, values: { ...values, metadata } };
  return askAccount(context, filling, request, signal);
}

/** What people type to sign in may be written in any case. Passwords and keys are no names of an account. */
function typedOf({ basicAuth, oauth2PasswordCredentials }: Credentials): Record<string, string> {
  const { username } = basicAuth ?? oauth2PasswordCredentials ?? {};
  return username === undefined ? {} : { username: username.toLowerCase() };
}

/** The parts of an address may be written in any case. */
function valuesOf({ metadata }: ResolvedProvider): Record<string, string> {
  return Object.fromEntries(Object.entries(metadata).map(([name, { value }]) => [name, value.toLowerCase()]));
}

function read(source: AccountSource, body: ProviderBody, secrets: SecretsInUse): ConnectedAccount {
  const pattern = source.capture === undefined ? undefined : new RegExp(source.capture);
  const told = Object.entries(parts).map(([part, names]) => {
    const places = source[part as Part] ?? {};
    const values = names.flatMap((name) => {
      const place = places[name];
      if (typeof place !== 'string') return [];
      const whole = body.text(source.from === 'header' ? place.toLowerCase() : place);
      const text = pattern ? whole?.captured(pattern, MAX_CAPTURED) : whole;
      if (!text || text.isBlank) return [];
      if (name === 'id') return [[name, text.identifier(secrets)]];
      // A name that holds a secret, such as a user name, is left out.
      const value = text.data(secrets);
      return text.among([value]) === undefined ? [] : [[name, value]];
    });
    return [part, values.length > 0 ? Object.fromEntries(values) : undefined];
  });
  return Object.fromEntries(told.filter(([, values]) => values !== undefined));
}

/** What was told first stays. */
function joined(account: ConnectedAccount, told: ConnectedAccount): ConnectedAccount {
  const { workspace, person } = account;
  return {
    ...told,
    ...account,
    ...(told.workspace && { workspace: { ...told.workspace, ...workspace } }),
    ...(told.person && { person: { ...told.person, ...person } }),
  };
}
