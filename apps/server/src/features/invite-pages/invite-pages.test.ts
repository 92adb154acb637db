import { describe, expect, it } from 'vitest';
import { SignInBrowser } from '../../../test/sign-in-browser.ts';
import { startOrg } from '../../../test/started-org.ts';

/** An invited builder, in whose browser the link is opened. */
async function startLink() {
  const server = await startOrg();
  const { given, asOwner, path, org } = server;
  const guest = await given.builder({ email: `guest-${org.id}@guests.example` });
  const { body } = await asOwner('POST', `${path}/invites`, { email: guest.email });
  const browserOf = ({ token }: { token: string }) => {
    const browser = new SignInBrowser(server);
    browser.keep(`dowel-session=${token}; Path=/`);
    return browser;
  };
  return { ...server, guest, browserOf, link: new URL(body.inviteUrl).pathname };
}

describe('the page behind the link of an invite', () => {
  it('says which org invites, and joins it with one click', async () => {
    const { browserOf, guest, link, as, org } = await startLink();
    const browser = browserOf(guest);

    const { text } = await browser.open(link);
    const joined = await browser.click(link, {});

    expect(text).toContain('Acme');
    expect(joined.headers.get('location')).toMatch(/\/keys$/);
    expect((await as(guest).ask('GET', '/my-info')).body.orgRole.org.id).toBe(org.id);
    expect((await browser.open(link)).status).toBe(404);
  });

  it('asks for the invited address, and lets nobody else join', async () => {
    const { browserOf, given, guest, link, as } = await startLink();
    const other = await given.builder();
    const browser = browserOf(other);

    const { text } = await browser.open(link);
    const clicked = await browser.click(link, {});

    expect(text).toContain(guest.email);
    expect(text).not.toContain('<button>Join</button>');
    expect(clicked.status).toBe(404);
    expect((await as(other).ask('GET', '/my-info')).body).not.toHaveProperty('orgRole');
  });

  it('leads to the sign-in first', async () => {
    const { link, ...server } = await startLink();

    const { status, headers } = await new SignInBrowser(server).open(link);

    expect(status).toBe(303);
    expect(headers.get('location')).toContain('/sign-in');
  });

  it('does not exist for a link that was made up', async () => {
    const { browserOf, guest } = await startLink();

    expect((await browserOf(guest).open('/invites/dowel_invite_none')).status).toBe(404);
  });
});
