import { auth as basicCredentials } from 'hono/utils/basic-auth';

/** What an API call carries to say who makes it. */
export type SentCredential =
  | { kind: 'apiKey'; apiKey: string }
  | { kind: 'bearer'; token: string }
  | { kind: 'basic'; username: string; password: string }
  | { kind: 'secretWord'; accountCode: string; secretWord: string }
  | { kind: 'session'; token: string };

/** Reads every credential of a call, valid or not. */
export function readCredentials(request: Request): SentCredential[] {
  const { headers } = request;
  const found: SentCredential[] = [];
  const keys = [headers.get('x-api-key'), new URL(request.url).searchParams.get('api_key')];
  for (const apiKey of keys) if (apiKey !== null) found.push({ kind: 'apiKey', apiKey });

  const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (token !== undefined) found.push({ kind: 'bearer', token });
  const basic = basicCredentials(request);
  if (basic) found.push({ kind: 'basic', ...basic });

  const accountCode = headers.get('x-sandbox-account');
  const secretWord = headers.get('x-sandbox-secret');
  if (accountCode !== null || secretWord !== null) {
    found.push({ kind: 'secretWord', accountCode: accountCode ?? '', secretWord: secretWord ?? '' });
  }
  const session = headers.get('x-sandbox-session');
  if (session !== null) found.push({ kind: 'session', token: session });
  return found;
}
