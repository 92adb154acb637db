import { createHash, randomBytes } from 'node:crypto';
import { ConnectionError, ServerError } from '@dowel/client';
import { RefusedError } from '../refused-error.ts';
import type { StoredSession } from '../session-file.ts';
import type { Surroundings } from '../surroundings.ts';
import { listenForCode } from './loopback.ts';
import { type Pasting, waitForPaste } from './pasted-code.ts';

/** How long the command waits for the person in the browser. */
const patienceMs = 10 * 60 * 1000;

/** The person who has signed in, and their session. */
export interface NewSession extends StoredSession {
  readonly builder: { readonly name: string | null; readonly email: string | null };
}

/**
 * Signs in through the browser, with a code that only this program can use: it is bound to a PKCE verifier that never
 * leaves the program until the code is exchanged.
 * @param usesBrowser whether a browser of this machine can bring the code; without, the user pastes it
 * @throws {RefusedError} when nobody signed in, or the service refused the code
 * @throws {ConnectionError} or {ServerError} when the service cannot be reached, or fails
 */
export async function signIn(
  around: Surroundings,
  { baseUrl, usesBrowser }: { baseUrl: string; usesBrowser: boolean },
): Promise<NewSession> {
  const [codeVerifier, state] = [random(32), random(16)];
  const loopback = usesBrowser ? await listenForCode(state) : undefined;
  const pasting = waitForPaste(around.stdin);
  try {
    const url = `${toPages(baseUrl)}/sign-in/command-line?${new URLSearchParams({
      challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      state,
      ...(loopback && { port: String(loopback.port) }),
    })}`;
    await lookAtPage(around, url);
    tell(around, url, usesBrowser);
    if (usesBrowser) around.openBrowser(url);
    const code = await inTime([pasting.code, loopback?.code ?? endOf(pasting)]);
    return await exchange(around, baseUrl, { code, codeVerifier });
  } finally {
    pasting.close();
    loopback?.close();
  }
}

/** @throws when the page is not there: nobody could sign in, and the command would wait for them */
async function lookAtPage(around: Surroundings, url: string): Promise<void> {
  const { status } = await call(around, 'askForCommandLine', url);
  if (status !== 404) return;
  throw new RefusedError(
    `${url.split('/sign-in/')[0]} has no sign-in page. Check that --base-url (or DOWEL_BASE_URL) is the address of the service, with /v1 at its end.`,
  );
}

function tell({ stderr }: Surroundings, url: string, usesBrowser: boolean): void {
  stderr.write(
    usesBrowser
      ? `Your browser opens this page, on which you sign in:\n  ${url}\nDoes it run on another machine? Then paste the code that the page shows, and press Enter.\n`
      : `Open this page in a browser, and sign in there:\n  ${url}\nThen paste the code that the page shows, and press Enter.\n`,
  );
}

/** The pages are beside the interface, without its `/v1`. */
function toPages(baseUrl: string): string {
  return baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '');
}

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/** Without a browser of this machine, nothing but the input can bring the code. */
async function endOf({ end }: Pasting): Promise<never> {
  await end;
  throw new RefusedError(
    'The input has ended without a code, so nobody was signed in. Run dowel login where you can paste it, or use an API key: DOWEL_API_KEY.',
  );
}

async function inTime(codes: readonly Promise<string>[]): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RefusedError('Nobody signed in within ten minutes. Run dowel login again.')),
      patienceMs,
    );
  });
  try {
    return await Promise.race([late, ...codes]);
  } finally {
    clearTimeout(timer);
  }
}

async function exchange(
  around: Surroundings,
  baseUrl: string,
  body: { code: string; codeVerifier: string },
): Promise<NewSession> {
  const url = `${toPages(baseUrl)}/sign-in/command-line/session`;
  const response = await call(around, 'signInCommandLine', url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.status === 201 && isNewSession(answer)) return answer;
  const words = refusalOf(answer) ?? `The service answered ${response.status}, and signed nobody in.`;
  throw response.status >= 500 ? new ServerError(words) : new RefusedError(words);
}

/** @throws {ConnectionError} when nothing answers */
async function call(
  { fetch }: Surroundings,
  operation: string,
  url: string,
  init?: RequestInit,
): Promise<Response> {
  try {
    return await fetch(
      new Request(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(30_000) }),
    );
  } catch {
    // The cause could hold the request, and with it the code.
    throw new ConnectionError('The service cannot be reached.', { operation, retryable: true });
  }
}

function isNewSession(answer: unknown): answer is NewSession {
  const has = (value: unknown, name: string): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && name in value;
  return (
    has(answer, 'token') &&
    typeof answer.token === 'string' &&
    typeof answer.expireTime === 'string' &&
    has(answer.builder, 'email')
  );
}

function refusalOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('detail' in answer)) return undefined;
  if (typeof answer.detail !== 'string') return undefined;
  const remedy = 'remedy' in answer ? ` ${String(answer.remedy)}` : '';
  return `${answer.detail}${remedy}`;
}
