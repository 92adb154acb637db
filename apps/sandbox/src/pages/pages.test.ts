import { describe, expect, it } from 'vitest';
import { createSandbox } from '../app.ts';

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
