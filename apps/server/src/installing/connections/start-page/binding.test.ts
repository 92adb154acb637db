import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { consent } from '../../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../../test/signing-in.ts';
import { oauthStates } from '../../../platform/db/tables.ts';

const elsewhere = { status: 403, result: { code: 'sign_in_elsewhere' } };

describe('a sign-in whose addresses move to another browser', () => {
  // @holds A5
  it('exchanges and tells nothing there, and uses nothing up for the browser that began it', async () => {
    const { begin, browser, otherBrowser, list } = await startSignInServer();
    const returnUrl = 'https://app.example.com/crm';
    const { body } = await begin({ returnUrl }, { origin: 'https://app.example.com' });
    const callback = await consent(String(await browser.toProvider(body)));

    const moved = await otherBrowser().open(callback);

    expect(moved).toMatchObject(elsewhere);
    expect(moved.text).toContain('started in another browser');
    for (const told of ['app.example.com', 'Juniper']) expect(moved.text).not.toContain(told);
    expect(await list()).toEqual([]);
    // The failed attempt used up neither the state nor the code.
    expect((await browser.open(callback)).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it('does not take the cookie of another sign-in, nor an empty or damaged one', async () => {
    const { begin, browser, otherBrowser, list } = await startSignInServer();
    const callback = await browser.consent((await begin()).body);
    const victim = otherBrowser();
    await victim.toProvider((await begin()).body);
    const [[theirName, value]] = [...browser.cookies] as [[string, string]];
    const [[, ownValue]] = [...victim.cookies] as [[string, string]];

    const withOwn = await victim.open(callback);
    const renamed = await otherBrowser().open(callback, { cookie: `${theirName}=${ownValue}` });

    expect(withOwn).toMatchObject(elsewhere);
    expect(renamed).toMatchObject(elsewhere);
    for (const damaged of ['', value.slice(1), `${value}A`, '%00', '"']) {
      const cookie = `${theirName}=${damaged}`;
      expect(await otherBrowser().open(callback, { cookie }), damaged).toMatchObject(elsewhere);
    }
    expect(await list()).toEqual([]);
  });

  it('is refused when it was begun before there were start pages', async () => {
    const { begin, browser, context, list } = await startSignInServer();
    const callback = await browser.consent((await begin()).body);
    const { db, project } = context();
    await db
      .update(oauthStates)
      .set({ ticketHash: null, cookieHash: null })
      .where(eq(oauthStates.projectId, project.id));

    expect(await browser.open(callback)).toMatchObject(elsewhere);
    expect(await list()).toEqual([]);
  });

  it('is refused also where the project skips the page', async () => {
    const { begin, browser, otherBrowser, list, request, project } = await startSignInServer();
    const body = { updateMask: ['skipsStartPage'], project: { skipsStartPage: true } };
    await request('PATCH', `/v1/projects/${project.id}`, body);
    const callback = await browser.consent((await begin()).body);

    expect(await otherBrowser().open(callback)).toMatchObject(elsewhere);
    expect(await list()).toEqual([]);
    expect((await browser.open(callback)).status).toBe(200);
  });
});

describe('the cookie of a sign-in', () => {
  it('goes to no script, no other site and no other path, and ends with the sign-in', async () => {
    const { begin, browser, advanceClock } = await startSignInServer();
    const { body } = await begin();
    advanceClock(60_000);

    const { headers } = await browser.open(body);

    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^dowel-sign-in-[0-9a-f-]{36}=[\w-]{43}; Max-Age=540; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  it('can be set by nobody but this very host, where there is TLS', async () => {
    const { begin, browser } = await startSignInServer({
      env: { DOWEL_PUBLIC_ORIGIN: 'https://dowel.example.com' },
    });
    const { body } = await begin();

    const { headers } = await browser.open(body);
    const callback = await browser.consent(body);
    const ended = await browser.open(callback);

    expect(body).toMatch(/^https:\/\/dowel\.example\.com\/callbacks\/v1\/start\/[\w-]{43}$/);
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-dowel-sign-in-.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(ended.status).toBe(200);
    expect(ended.headers.getSetCookie()[0]).toMatch(/^__Host-.*=; Max-Age=0; .*Secure/);
  });

  it('is another one for each sign-in, so that two at once both end well, and ends with a denial too', async () => {
    const { begin, browser, list } = await startSignInServer();
    const first = await browser.consent((await begin()).body);
    const second = await browser.consent((await begin({ consumerRef: 'bob' })).body);
    expect(browser.cookies.size).toBe(2);

    expect((await browser.open(first)).status).toBe(200);
    expect((await browser.open(second)).status).toBe(200);

    expect(await list()).toHaveLength(2);
    expect(browser.cookies.size).toBe(0);
    await browser.open(await browser.consent((await begin()).body, { decision: 'deny' }));
    expect(browser.cookies.size).toBe(0);
  });

  it('pushes out the oldest, before there are too many to be sent', async () => {
    const { begin, browser } = await startSignInServer();
    const addresses: string[] = [];
    for (let count = 0; count < 25; count += 1) addresses.push((await begin()).body);

    for (const address of addresses) await browser.open(address);

    expect(browser.cookies.size).toBe(20);
    expect((await browser.click(addresses[24] ?? '')).status).toBe(200);
    expect((await browser.click(addresses[0] ?? '')).status).toBe(403);
  });
});
