/**
 * Signs a builder in by a one-time link, and leaves an org, an invite and a claimed domain. Each call also leaves an
 * audit entry.
 */
export async function fillAccounts(url: string, signInLink: string): Promise<void> {
  const { pathname, search } = new URL(signInLink);
  const clicked = await fetch(url + pathname + search, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    body: new URLSearchParams(),
  });
  const [, token] = /^dowel-session=([^;]+)/m.exec(clicked.headers.getSetCookie().join('\n')) ?? [];
  if (!token) throw new Error(`Nobody was signed in (${clicked.status}): ${await clicked.text()}`);
  const call = async (path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text);
  };
  const org = await call('/orgs', { label: 'Acme' });
  await call(`/orgs/${org.id}/invites`, { email: 'grace@acme.example' });
  await call('/claimed-domains', { domain: 'acme.example', parentType: 'org', parentId: org.id });
}
