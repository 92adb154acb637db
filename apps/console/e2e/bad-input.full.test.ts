import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setStage } from '../../playground/e2e/browser.ts';
import { installContacts } from '../../playground/e2e/install-contacts.ts';
import { controlSandbox } from '../../server/test/sandbox-control.ts';
import { asOwner } from './as-owner.ts';
import { violations } from './axe.ts';

/** Some take half a minute, or ask of another dialog what the boxes of a page are asked. */
const isFull = process.env.DOWEL_TESTS === 'full';
const inFull = it.runIf(isFull);
const stage = setStage();
const { open, urlOf } = asOwner(stage);

const HOUR_MS = 60 * 60 * 1000;

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name });

/** From now on, the project's calls of a page are those of somebody who may only support. Returns their key's id. */
async function takeRights(page: Page): Promise<string> {
  const { id, key } = await stage.backend.apiKeys.create({ label: 'Support', scopes: ['support'] });
  await page.route(/\/v1\/projects\/[^/]+\//, (route) => {
    const { cookie: _, ...headers } = route.request().headers();
    return route.continue({ headers: { ...headers, 'x-api-key': key } });
  });
  return id;
}

/** It stands there once something has loaded. A page whose stream begins after its session has ended is not live. */
const askAnew = (page: Page) => page.getByRole('button', { name: /^(Live|Not live)/ });

/** The session ends, and the page notices because it asks for something by itself. */
async function endSession(page: Page) {
  const anew = askAnew(page);
  await anew.waitFor();
  const signedIn = await page.context().cookies();
  await page.context().clearCookies();
  // Not by the pointer, because a dialog may lie over it.
  await anew.dispatchEvent('click');
  await page.getByText('Your session has ended').first().waitFor();
  return signedIn;
}

/** The session ends, and the person signs in again elsewhere. The box keeps its value all the time. */
async function keepsWithoutSession(page: Page, box: Locator, value: string) {
  const signedIn = await endSession(page);
  expect(await box.inputValue()).toBe(value);
  await page.context().addCookies(signedIn);
  await askAnew(page).dispatchEvent('click');
  await page.getByText('Your session has ended').waitFor({ state: 'detached' });
  expect(await box.inputValue()).toBe(value);
}

describe('the console, when something is not as it was', () => {
  it('says that a right is gone, and keeps what was typed', async () => {
    const page = await open('/destinations/+');
    await page.getByLabel('Name', { exact: true }).fill('late-hook');
    const address = page.getByRole('textbox', { name: 'Address', exact: true });
    await address.fill('https://acme.example/hook');
    const keyId = await takeRights(page);

    await page.getByRole('button', { name: 'Make destination' }).click();

    await page.getByText('You may not do this, perhaps not any more').waitFor();
    expect(await address.inputValue()).toBe('https://acme.example/hook');
    expect((await stage.backend.destinations.list()).map(({ name }) => name)).not.toContain('late-hook');
    // What the person looks at next says it too.
    await page.goto(urlOf('/keys'));
    await page.getByText(/^Your role does not show/).waitFor();
    // Not later: the pages of the next tests would have something new to show.
    await stage.backend.apiKeys.delete(keyId);
  });

  it('keeps what was typed, and what is shown once, when the session ends', async () => {
    const page = await open('/keys?new=key');
    const box = page.getByLabel('Name', { exact: true });
    await box.fill('Shown once');

    await keepsWithoutSession(page, box, 'Shown once');
    await page.getByRole('button', { name: 'Make key' }).click();
    const shown = page.getByText(/^dowel_full_[\w-]{43}$/);
    const key = await shown.textContent();
    await endSession(page);
    expect(await shown.textContent()).toBe(key);
    const [made] = (await stage.backend.apiKeys.list()).filter((one) => one.label === 'Shown once');
    await stage.backend.apiKeys.delete(made?.id ?? '');
  });

  inFull.each([
    ['/members?new=invite', 'E-mail'],
    ['/settings', 'Name of the product'],
    ['/settings', /^Type .* to delete it$/],
    ['/destinations/+', 'Name'],
    ['/provider-apps/+', 'Client id'],
  ])('keeps what was typed at %s into %s when the session ends', async (path, label) => {
    const page = await open(path);
    const box = page.getByLabel(label, { exact: true });
    await box.fill('Kept');

    await keepsWithoutSession(page, box, 'Kept');
    expect(page.url()).toBe(urlOf(path));
  });

  inFull.each([
    ['a note', 'Note or put off: ', 'Note', 'Kept'],
    ['a pause', 'Pause', 'Why', 'Kept'],
    ['a role', 'Change role of ', 'May do', 'support'],
    ['a link', 'Share', 'The link works', '604800'],
  ])('keeps the dialog of %s when the session ends', async (what, button, label, value) => {
    const { id } = await stage.backend.destinations.get('demoWebhook');
    if (what === 'a note') await stage.backend.destinations.pause(id);
    if (what === 'a link') await installContacts(stage);
    const [run] = await stage.backend.operations.listForProject({ pageSize: 1 });
    const path = {
      'a note': '',
      'a pause': '/destinations/demoWebhook',
      'a role': '/members',
      'a link': `/operations/${run?.id}`,
    }[what];
    const page = await open(path ?? '');
    await page.getByRole('button', { name: button }).first().click();
    const box = page.getByRole('dialog').getByLabel(label);
    await (what === 'a role' || what === 'a link' ? box.selectOption(value) : box.fill(value));

    await keepsWithoutSession(page, box, value);
    if (what === 'a note') await stage.backend.destinations.unpause(id);
  });

  inFull(
    'says of all with one cause that they were told, except of whom a colleague changes meanwhile',
    async () => {
      const { backend, dowel } = stage;
      const { connections, groups, installations, issues } = backend;
      const prefix = `many-${randomUUID().slice(0, 8)}`;
      const refs = Array.from({ length: 8 }, (_, index) => `${prefix}-${index}`);
      const account = await controlSandbox<{ accountId: string; apiKey: string }>(
        dowel.sandboxUrl,
        '/accounts',
        {
          name: 'Of many',
        },
      );
      const { apiKey, accountId } = account;
      const config = {
        content: { provider: 'sandboxApiKey', read: { objects: { contacts: { objectName: 'contacts' } } } },
      };
      const connect = (groupRef: string) =>
        connections.generate({ provider: 'sandboxApiKey', apiKey, groupRef, consumerRef: groupRef });
      await Promise.all(refs.map(connect));
      await controlSandbox(dowel.sandboxUrl, '/faults', { name: 'revoke', account: accountId });
      const install = (groupRef: string) =>
        installations.create(dowel.demo.integrations.apiKey, { groupRef, config });
      await Promise.all(refs.map(install));
      const theirs = async () =>
        (await issues.list({ actor: 'consumer' })).filter(({ affects }) =>
          affects.first.some(({ groupRef }) => refs.includes(groupRef)),
        );
      await expect.poll(async () => (await theirs()).length).toBe(8);
      const page = await open('');
      await page.getByText(/8 installations of 8 customers.* 0 of 8 told/).waitFor();
      await page.getByRole('button', { name: /^Mark 8 as told: / }).click();
      await page.getByRole('dialog', { name: 'Mark 8 as told?' }).waitFor();
      expect(await violations(page), 'axe').toEqual([]);
      const [, noted] = await theirs();

      await issues.update(noted?.id ?? '', { note: 'They know.' });
      await page.getByRole('button', { name: 'Mark as told' }).click();

      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByText('7 of 7 told').waitFor();
      expect((await theirs()).filter(({ toldTime }) => !toldTime).map(({ id }) => id)).toEqual([noted?.id]);
      await Promise.all(refs.map((groupRef) => groups.erase(groupRef)));
    },
  );

  inFull('shows no row twice and leaves none out when a list changes between its pages', async () => {
    const { groups, connections, installations } = stage.backend;
    const prefix = `list-${randomUUID().slice(0, 8)}`;
    const refs = Array.from({ length: 53 }, (_, index) => `${prefix}-${index + 10}`);
    const [gone = '', ...others] = refs;
    const further = others.at(-2) ?? '';
    const moving = others.at(-1) ?? '';
    await Promise.all(refs.map((groupRef) => groups.create({ groupRef, groupName: groupRef })));
    const { id: connectionId } = await connections.generate({
      provider: 'sandboxApiKey',
      apiKey: 'juniper_demo_acme',
      groupRef: moving,
      consumerRef: 'ada',
    });
    const integrationId = stage.dowel.demo.integrations.apiKey;
    const config = { content: { provider: 'sandboxApiKey' } };
    const installed = await installations.create(integrationId, { groupRef: moving, connectionId, config });
    const page = await open(`/customers?q=${prefix}`);
    await page.getByText('The first 50 customers').waitFor();
    const shown = async () =>
      (await page.locator('main tbody tr').allTextContents()).map((row) => row.slice(0, moving.length));
    expect((await shown()).slice(0, 2)).toEqual([moving, gone]);

    // What works stands before what is not set up: it moves behind the others. One goes that is shown, and one that is not.
    await installations.delete(integrationId, installed.id);
    await groups.erase(gone);
    await groups.erase(further);
    await page.getByRole('button', { name: 'Show more' }).click();

    await page.getByText('52 customers').waitFor();
    const left = others.filter((groupRef) => groupRef !== further && groupRef !== moving);
    expect(await shown()).toEqual([moving, gone, ...left]);
    // What has gone waits until somebody asks, as what is new does.
    await page.getByRole('button', { name: /^New since|new or changed$/ }).click();
    await page.getByText('The first 50 customers').waitFor();
    await expect.poll(async () => (await shown()).includes(gone)).toBe(false);
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('51 customers').waitFor();
    expect(await shown()).toEqual([...left, moving]);
    await Promise.all(refs.map((groupRef) => groups.erase(groupRef)));
  });

  it('says that the server is older than the page, and loads again', async () => {
    const page = await open('/customers');
    await heading(page, 'Customers').waitFor();
    const path = /\/api-keys$/;
    await page.route(path, (route) => route.continue({ url: `${route.request().url()}-of-later` }));

    await page.goto(urlOf('/keys'));

    await page.getByText('The server could not load the keys').waitFor();
    await page.getByText('It is older than this page').waitFor();
    await page.unroute(path);
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('columnheader', { name: 'Last used' }).waitFor();
  });

  it('shows nothing of another project', async () => {
    const page = await open('/customers');
    await heading(page, 'Customers').waitFor();
    const name = `other-${randomUUID().slice(0, 8)}`;
    const made = await page.evaluate(
      async ([project]) => {
        const send = (path: string, body: object) =>
          fetch(path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
        const { orgRole } = await (await fetch('/v1/my-info')).json();
        const { status } = await send('/v1/projects', {
          name: project,
          appName: 'Other',
          orgId: orgRole.org.id,
        });
        const group = await send(`/v1/projects/${project}/groups`, {
          groupRef: project,
          groupName: 'Of nobody else',
        });
        return [status, group.status];
      },
      [name],
    );
    expect(made).toEqual([201, 201]);

    for (const path of [`/customers/${name}`, `/operations?customer=${name}`]) {
      await page.goto(urlOf(path));
      await page.getByText(/^(Dowel cannot find|No operation is like this)/).waitFor();
      expect(await page.content()).not.toContain('Of nobody else');
    }
    const gone = await page.evaluate(
      async ([project]) => (await fetch(`/v1/projects/${project}`, { method: 'DELETE' })).status,
      [name],
    );
    expect(gone).toBe(204);
  });

  it('takes names for text: HTML, and marks that turn what follows', async () => {
    const page = await open('/customers');
    await heading(page, 'Customers').waitFor();
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const groupRef = `odd-${randomUUID().slice(0, 8)}`;
    const groupName = '<img src="/x" onerror="alert(1)"> \u202egnihton & Sons';
    await stage.backend.groups.create({ groupRef, groupName });

    await page.goto(urlOf(`/customers?q=${groupRef}`));
    const link = page.getByRole('link', { name: /^<img src="\/x"/ });
    await link.waitFor();
    expect(await link.textContent()).not.toContain('\u202e');
    await link.click();
    await heading(page, /^<img src="\/x" onerror="alert\(1\)">/).waitFor();

    expect(await page.locator('img[src="/x"]').count()).toBe(0);
    expect(dialogs).toEqual([]);
    expect(await page.title()).not.toContain('\u202e');
    await stage.backend.groups.erase(groupRef);
  });

  it.each([30, -30].slice(0, isFull ? undefined : 1))(
    'says what was and what is to come by the clock of the server, with a browser that is %i hours ahead',
    async (hoursApart) => {
      const expireTime = new Date(Date.now() + HOUR_MS).toISOString();
      const { id, label } = await stage.backend.apiKeys.create({
        label: `Short ${hoursApart}`,
        scopes: ['read'],
        expireTime,
      });
      const page = await open('/customers');
      await page.clock.setSystemTime(Date.now() + hoursApart * HOUR_MS);

      await page.goto(urlOf('/keys'));

      const row = page.getByRole('row', { name: label });
      expect(await row.textContent()).toMatch(/just now|seconds ago/);
      expect(await row.textContent()).toMatch(/in (5\d minutes|1 hour)/);
      await row.getByText('On', { exact: true }).waitFor();
      const live = await page.getByRole('button', { name: /^Live: as of / }).textContent();
      const clocks = [0, 60_000].map((ago) => new Date(Date.now() - ago).toISOString().slice(11, 16));
      expect(clocks).toContain(/\d\d:\d\d/.exec(live ?? '')?.[0]);
      await stage.backend.apiKeys.delete(id);
    },
  );

  it('stores the logo that a person chooses, and says of every other file why it does not', async () => {
    const page = await open('/settings');
    const logo = page.getByRole('region', { name: 'Logo' });
    await logo.getByRole('button', { name: 'Choose a picture' }).waitFor();
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      logo.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

    await choose('logo.png', 'image/png', PNG);
    await logo.getByText('Stored.').waitFor();
    const picture = logo.locator('img');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
    const stored = await picture.getAttribute('src');
    // Others of the project see it at once: it stands in the rail too.
    await expect.poll(() => page.locator(`img[src="${stored}"]`).count()).toBeGreaterThan(1);

    await choose('logo.svg', 'image/svg+xml', Buffer.from('<svg/>'));
    await logo.getByText('logo.svg is an SVG, which may have a script. Export it as a PNG.').waitFor();
    await choose('logo.gif', 'image/gif', Buffer.from('GIF89a'));
    await logo.getByText('logo.gif is no PNG, JPEG or WebP.').waitFor();
    await choose('large.png', 'image/png', Buffer.concat([PNG, Buffer.alloc(30_000)]));
    await logo.getByText('large.png has 31 kB. Make it smaller: 128 pixels are enough.').waitFor();
    await choose('page.png', 'image/png', Buffer.from('<script>alert(1)</script>'));
    await logo.getByText('page.png has another format in it than its name says.').waitFor();
    expect(await picture.getAttribute('src')).toBe(stored);

    await logo.getByRole('button', { name: 'Remove' }).click();
    await logo.getByRole('button', { name: 'Choose a picture' }).waitFor();
    expect(await picture.count()).toBe(0);
  });

  inFull('says that five megabytes are too much, and can go on', async () => {
    const page = await open('/destinations/+');
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('large-hook');
    const address = page.getByRole('textbox', { name: 'Address', exact: true });
    await address.evaluate((box: HTMLInputElement) => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      value?.set?.call(box, `https://acme.example/${'x'.repeat(5_000_000)}`);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });

    await page.getByRole('button', { name: 'Make destination' }).click();

    await page.getByText('Nothing was changed').waitFor();
    expect(await name.inputValue()).toBe('large-hook');
    await address.fill('https://acme.example/hook');
    await page.getByRole('button', { name: 'Make destination' }).click();
    await heading(page, 'large-hook').waitFor();
    await stage.backend.destinations.delete('large-hook');
  });

  it('looks for no name that is longer than any', async () => {
    const page = await open('/customers');
    const box = page.getByRole('searchbox', { name: 'Name or reference' });
    await box.focus();

    await page.keyboard.insertText('x'.repeat(1_000_000));

    expect((await box.inputValue()).length).toBe(255);
    await page.getByText('No customer').first().waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find or do' }).waitFor();
    await page.keyboard.insertText('y'.repeat(1_000_000));
    await page.getByText(/^Nothing is called “y{255}”/).waitFor();
    expect(await violations(page), 'axe, nothing found').toEqual([]);
  });
});
