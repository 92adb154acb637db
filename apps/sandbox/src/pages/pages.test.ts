import { importPKCS8, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../app.ts';
import { post } from '../oauth/consent.fixture.ts';

type Sandbox = ReturnType<typeof createSandbox>;

describe('looking at the home page', () => {
  it('shows accounts, keys, the demo application and the address it is served from', async () => {
    const page = await (await createSandbox().request('http://localhost:4555/')).text();

    for (const text of [
      'Acme Inc',
      'juniper_demo_globex',
      'dowel-demo-secret',
      'http://localhost:4555/oauth/token',
    ]) {
      expect(page).toContain(text);
    }
  });

  it('shows credentials that work for each way to sign in', async () => {
    const sandbox = createSandbox();
    const page = await (await sandbox.request('/')).text();
    const entries = [...page.matchAll(/<code>(sandbox\w*)<\/code>/g)].map(([, entry]) => entry);
    const works = async (headers: Record<string, string>, query = '') =>
      (await sandbox.request(`/api/v1/me${query}`, { headers })).status === 200;
    const typed = (text: string) => {
      expect(page).toContain(`<code class="typed">${text}</code>`);
      return text;
    };
    const basic = (user: string, password: string) => ({
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
    });

    expect(new Set(entries)).toHaveProperty('size', 14);
    expect(await works({}, `?api_key=${typed('juniper_demo_acme')}`)).toBe(true);
    expect(await works(basic(typed('wren@acme.example'), typed('juniper_password_acme')))).toBe(true);
    const custom = { 'x-sandbox-account': typed('acme'), 'x-sandbox-secret': typed('juniper_word_acme') };
    expect(await works(custom)).toBe(true);
    const form = { grant_type: 'client_credentials' };
    const service = basic(typed('service-acme'), typed('service-acme-secret'));
    expect((await post(sandbox, '/oauth/token', form, service)).status).toBe(200);
  });

  it('needs no script, no inline style and no other origin', async () => {
    const response = await createSandbox().request('/');
    const page = await response.text();

    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/);
    expect(page).not.toMatch(/<script|<style|style=|(src|href)="https?:/);
  });

  it('does not sever the window that opened it', async () => {
    const response = await createSandbox().request('/');

    expect(response.headers.get('cross-origin-opener-policy')).toBeNull();
  });
});

describe('going to an address that leads nowhere', () => {
  it('answers a page to people and JSON to applications', async () => {
    const page = await createSandbox().request('/nowhere');
    const answer = await createSandbox().request('/api/v2/me');

    expect(page.status).toBe(404);
    expect(await page.text()).toContain('This page does not exist');
    expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } });
  });
});

describe('pressing the buttons of the home page', () => {
  const press = (sandbox: Sandbox, path: string, form: Record<string, string>, headers = {}) =>
    post(sandbox, `http://localhost/control/forms${path}`, form, headers);
  const health = async (sandbox: Sandbox) =>
    (await sandbox.request('/api/v1/me?api_key=juniper_demo_acme')).status;
  const pressed = async (sandbox: Sandbox) => {
    const page = await (await sandbox.request('/')).text();
    return [...page.matchAll(/aria-pressed="true" aria-label="([^"]+)"/g)].map(([, label]) => label);
  };

  it('switches a fault on and off, and shows which are on', async () => {
    const sandbox = createSandbox();
    const before = await pressed(sandbox);
    const answer = await press(sandbox, '/faults', { name: 'serverError', account: 'acme', on: 'true' });
    const broken = [await health(sandbox), await pressed(sandbox)];
    await press(sandbox, '/faults', { name: 'serverError', account: 'acme', on: 'false' });

    expect(before).toEqual(['Rotate refresh tokens, Acme Inc', 'Rotate refresh tokens, Globex']);
    expect(answer.headers.get('location')).toBe('/#faults');
    expect(broken).toEqual([503, [...before, 'Server error, Acme Inc']]);
    expect(await health(sandbox)).toBe(200);
  });

  it('mends everything', async () => {
    const sandbox = createSandbox();
    await press(sandbox, '/faults', { name: 'cutConnection', account: 'acme', on: 'true' });
    await press(sandbox, '/mend', {});

    expect(await health(sandbox)).toBe(200);
  });

  it('does nothing for a form of another site', async () => {
    const sandbox = createSandbox();
    const headers = { 'sec-fetch-site': 'same-site' };
    const form = { name: 'serverError', account: 'acme', on: 'true' };

    expect((await press(sandbox, '/faults', form, headers)).status).toBe(400);
    expect(await health(sandbox)).toBe(200);
  });

  it('shows the key of a new service account, which works', async () => {
    const sandbox = createSandbox();
    const page = await press(sandbox, '/service-accounts', { account: 'acme', algorithm: 'ES256' });
    const text = (await page.text()).replaceAll('&quot;', '"');
    const file = JSON.parse(/<textarea[^>]*>(\{[^<]+\})<\/textarea>/.exec(text)?.[1] ?? '');
    const token = await new SignJWT({ iss: file.client_id, aud: 'http://localhost/api/v1' })
      .setProtectedHeader({ alg: 'ES256' })
      .setExpirationTime('5m')
      .sign(await importPKCS8(file.private_key, 'ES256'));

    const headers = { authorization: `Bearer ${token}` };
    expect((await sandbox.request('http://localhost/api/v1/me', { headers })).status).toBe(200);
  });
});
