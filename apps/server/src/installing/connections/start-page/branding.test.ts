import { describe, expect, it } from 'vitest';
import { consent } from '../../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../../test/signing-in.ts';

const look = {
  language: 'de-AT',
  colorScheme: 'dark',
  primaryColor: 'rgb(15, 118, 110)',
  borderRadius: '3px',
} as const;
const picture = 'data:image/png;base64,iVBORw0KGgo=';

describe('the pages of a sign-in', () => {
  it('have the language, the colour, the radius and the picture of the product, from start to end', async () => {
    const { begin, browser } = await startSignInServer();
    const { body } = await begin({ ...look, logo: picture });

    const start = await browser.open(body);
    const leaving = await browser.click(body);
    const [, provider = ''] = /^0; url=(.+)$/.exec(leaving.headers.get('refresh') ?? '') ?? [];
    const end = await browser.open(await consent(provider));

    expect(start.text).toContain('<title>Juniper CRM mit Ridgeline verbinden</title>');
    expect(end.text).toContain('<title>Juniper CRM ist verbunden</title>');
    for (const page of [start, leaving, end]) {
      expect(page.text).toContain('<html lang="de" dir="ltr"');
      expect(page.text).toContain(
        ':root{color-scheme:dark;--dowel-colors-primary:rgb(15, 118, 110);--dowel-default-border-radius:3px;}',
      );
      expect(page.text).toContain(`<img class="dowel-logo-image" src="${picture}" alt="">`);
      expect(page.headers.get('content-security-policy')).toContain('img-src data:');
    }
  });

  it('have the logo of the project, unless the sign-in was given a picture', async () => {
    const { begin, browser, request, project } = await startSignInServer();
    const logo = 'data:image/jpeg;base64,/9j/4AA=';
    await request('PATCH', `/v1/projects/${project.id}`, { updateMask: ['logo'], project: { logo } });

    const [own, given] = [await begin(look), await begin({ ...look, logo: picture })];

    expect((await browser.open(own.body)).text).toContain(`src="${logo}"`);
    expect((await browser.open(given.body)).text).toContain(`src="${picture}"`);
  });

  it('have them also when somebody signs in again', async () => {
    const { given, request, connections, browser } = await startSignInServer();
    const { id } = await given.oauthConnection();
    const query = new URLSearchParams({ ...look, language: 'ar' });

    const { body } = await request('PATCH', `${connections}/${id}:oauth-update?${query}`);

    const page = await browser.open(body);
    expect(page.text).toContain('<html lang="ar" dir="rtl"');
    expect(page.text).toContain('--dowel-colors-primary:rgb(15, 118, 110);');
  });

  it('show no picture that a page sends, because a picture can hold words', async () => {
    const { begin, browser, makeFrontendKey } = await startSignInServer();

    const { body } = await begin({ ...look, logo: picture }, { 'x-api-key': await makeFrontendKey() });

    const page = await browser.open(body);
    expect(page.text).toContain('<span class="dowel-logo" data-kind="product">R</span>');
    expect(page.text).not.toContain(picture);
  });

  it('refuse what is no colour, radius, scheme, language or picture', async () => {
    const { begin } = await startSignInServer();

    for (const [member = '', value] of [
      ['primaryColor', 'red;}*{display:none'],
      ['primaryColor', 'url(https://evil.example)'],
      ['primaryColor', 'rgb(0 0 0)</style>'],
      ['borderRadius', '8px;color:red'],
      ['colorScheme', 'only dark'],
      ['language', '"><script>'],
      ['logo', 'https://evil.example/logo.png'],
      ['logo', 'data:text/html;base64,PGI+'],
      ['logo', `data:image/png;base64,${'A'.repeat(40_000)}`],
    ]) {
      expect(await begin({ [member]: value }), value?.slice(0, 40)).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', issues: [{ name: member }] },
      });
    }
  });

  it('speak the language of the browser where the product says none that they speak', async () => {
    const { begin, browser } = await startSignInServer();
    const headers = { 'accept-language': 'nl, fr;q=0.4, ja-JP;q=0.8, es;q=0' };

    const asked = await browser.open((await begin({ language: 'nl' })).body, headers);
    const unknown = await browser.open('/callbacks/v1/oauth?state=none', headers);

    expect(asked.text).toContain('<html lang="ja"');
    expect(unknown.text).toContain('<html lang="ja"');
    expect(unknown.text).toContain('このサインインは期限切れか、すでに終了しています。');
    // The service's own words stay readable below it.
    expect(unknown.text).toMatch(/lang="en" dir="ltr">[A-Z][^<]+\.</);
  });
});
