/** Uses a switch of the sandbox (see its README). Name an application or account, because tests share the sandbox. */
export async function controlSandbox<Result = unknown>(
  sandboxUrl: string,
  path: string,
  body: unknown,
): Promise<Result> {
  const response = await fetch(`${sandboxUrl}/control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sandbox refused ${path}: ${await response.text()}`);
  return response.json() as Promise<Result>;
}

/** Calls the sandbox's API as somebody with a key does. Throws if it refuses. */
export async function callSandbox(
  sandboxUrl: string,
  { method, path, body, apiKey }: { method: string; path: string; body: object | undefined; apiKey: string },
) {
  const response = await fetch(`${sandboxUrl}/api/v1${path}`, {
    method,
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`The sandbox refused ${path}: ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
}

/** All that a customer of the sandbox has to sign in with. */
export interface SandboxAccount {
  accountId: string;
  accountCode: string;
  username: string;
  password: string;
  apiKey: string;
  secretWord: string;
  clientId: string;
  clientSecret: string;
}

/** What somebody types to connect an account, by the entry of the sandbox. Undefined: they sign in at its own page. */
export const typedCredentials = {
  sandboxApiKey: ({ apiKey }: SandboxAccount) => ({ apiKey }),
  sandboxBasic: ({ username, password }: SandboxAccount) => ({ basicAuth: { username, password } }),
  sandboxCustom: ({ accountCode, secretWord }: SandboxAccount) => ({
    customAuth: { accountCode, secretWord },
  }),
  sandboxClientCredentials: ({ clientId, clientSecret }: SandboxAccount) => ({
    oauth2ClientCredentials: { clientId, clientSecret, scopes: ['crm.read'] },
  }),
  sandbox: undefined,
};

/** An account of the sandbox that no other test uses. */
export function openSandboxAccount(sandboxUrl: string): Promise<SandboxAccount> {
  return controlSandbox(sandboxUrl, '/accounts', { name: 'Test account' });
}

/** Gives an account of the sandbox new credentials. The old ones end. */
export function renewCredentials(sandboxUrl: string, account: string): Promise<{ apiKey: string }> {
  return controlSandbox(sandboxUrl, '/credentials', { account });
}

/**
 * Uses the sandbox's consent page as a person would: opens the address, sends the form, and returns the address to
 * which the browser is sent next.
 */
export async function consent(
  authorizationUrl: string,
  { account = 'acme', decision = 'allow' }: { account?: string; decision?: 'allow' | 'deny' } = {},
): Promise<URL> {
  const page = await fetch(authorizationUrl, { redirect: 'manual' });
  const text = await page.text();
  if (page.status !== 200) {
    const location = page.headers.get('location');
    if (location) return new URL(location);
    throw new Error(`The sandbox showed no consent page: ${text}`);
  }
  const form = new URLSearchParams({ account, decision });
  for (const [, name = '', value = ''] of text.matchAll(
    /<input type="hidden" name="([^"]*)" value="([^"]*)"/g,
  )) {
    form.set(name, unescapeHtml(value));
  }
  const { origin, pathname } = new URL(authorizationUrl);
  const answer = await fetch(origin + pathname, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? '', authorizationUrl);
}

/** Decides at the sandbox's page of a sign-in in steps. Returns the address to which the browser is sent next. */
export async function approve(
  approvalUrl: string,
  { decision = 'allow' }: { decision?: 'allow' | 'deny' } = {},
): Promise<URL> {
  const ticket = new URL(approvalUrl).searchParams.get('ticket') ?? '';
  const answer = await fetch(new URL('/steps/approve', approvalUrl), {
    method: 'POST',
    body: new URLSearchParams({ ticket, decision }),
    redirect: 'manual',
  });
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`The sandbox took no decision: ${await answer.text()}`);
  return new URL(location);
}

function unescapeHtml(text: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => characters[name] ?? whole);
}
