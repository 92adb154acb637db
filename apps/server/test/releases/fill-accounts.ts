import { mustCallAt } from '../process/call-at.ts';
import { browserAt } from '../sign-in-browser.ts';

/**
 * Signs a builder in by a one-time link, and leaves an org, an invite and a claimed domain. Each call also leaves an
 * audit entry.
 */
export async function fillAccounts(url: string, signInLink: string): Promise<void> {
  const browser = browserAt(url);
  const { status, text } = await browser.click(signInLink);
  const token = browser.cookies.get('dowel-session');
  if (!token) throw new Error(`Nobody was signed in (${status}): ${text}`);
  const call = mustCallAt(`${url}/v1`, { authorization: `Bearer ${token}` });
  const org = await call('POST', '/orgs', { label: 'Acme' });
  await call('POST', `/orgs/${org.id}/invites`, { email: 'grace@acme.example' });
  await call('POST', '/claimed-domains', { domain: 'acme.example', parentType: 'org', parentId: org.id });
}
