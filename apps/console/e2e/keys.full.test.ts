import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setStage } from '../../playground/e2e/browser.ts';
import { installContacts } from '../../playground/e2e/install-contacts.ts';
import { asOwner } from './as-owner.ts';
import { violations } from './axe.ts';

// Its link signs in once.
const stage = setStage({ ofItsOwn: true });
const { open } = asOwner(stage);

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

/** A destination whose messages nobody takes, with some that were tried once. */
async function refusedMessages(count: number): Promise<{ id: string; name: string }> {
  const { destinations, deliveries } = stage.backend;
  const made = await destinations.create({
    name: `keys-${Date.now()}`,
    type: 'webhook',
    // The server itself has no such page.
    metadata: { url: `${new URL(stage.dowel.demo.baseUrl).origin}/nobody-takes-this` },
  });
  for (let sent = 0; sent < count; sent += 1)
    await destinations.sendTestEvent(made.id, { eventType: 'connection.created' });
  await expect
    .poll(
      async () => (await deliveries.list({ destinationId: made.id })).every((one) => one.attemptCount > 0),
      {
        timeout: 30_000,
      },
    )
    .toBe(true);
  return made;
}

const triesOf = async (destinationId: string) =>
  (await stage.backend.deliveries.list({ destinationId })).map(({ attemptCount }) => attemptCount);

describe('the keyboard', { timeout: 120_000 }, () => {
  it('marks messages and sends them again, after it said what will happen', async () => {
    const { id } = await refusedMessages(3);
    const before = await triesOf(id);
    const page = await open(`/deliveries?destination=${id}`);
    const rows = page.getByRole('row', { name: /connection\.created/ });
    await rows.nth(2).waitFor();

    // At any moment, a row above the list may come to say what is wrong with the destination.
    await rows.first().getByRole('link').first().focus();
    for (const key of ['x', 'j', 'x']) await page.keyboard.press(key);
    const marked = page.getByRole('region', { name: 'Marked messages' });
    await marked.getByText('2 messages marked').waitFor();
    // A screen reader is told, because the focus is not on the box.
    await page.getByRole('status').filter({ hasText: '2 messages marked' }).waitFor({ state: 'attached' });
    expect(await violations(page), 'axe, marked').toEqual([]);
    await page.keyboard.press('x');
    await marked.getByText('1 message marked').waitFor();
    await page.keyboard.press('x');
    await page.keyboard.press('Shift+R');
    const dialog = page.getByRole('dialog', { name: 'Send 2 messages again?' });
    await dialog.waitFor();
    expect(await triesOf(id)).toEqual(before);
    expect(await violations(page), 'axe, asked').toEqual([]);
    await dialog.getByRole('button', { name: 'Send 2 messages now' }).press('Enter');

    await marked.waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await triesOf(id)).filter((tries, index) => tries > (before[index] ?? 0)).length, {
        timeout: 30_000,
      })
      .toBe(2);
    await stage.backend.destinations.delete(id);
  });

  it('marks by pointer, all at once, and says what is left out', async () => {
    const { id } = await refusedMessages(2);
    const page = await open(`/deliveries?destination=${id}`);
    await page.getByRole('checkbox', { name: 'Mark all that are shown' }).check();
    const marked = page.getByRole('region', { name: 'Marked messages' });
    await marked.getByText('2 messages marked').waitFor();
    // It was removed meanwhile, and its messages with it.
    await stage.backend.destinations.delete(id);
    await marked.getByRole('button', { name: /^Replay marked/ }).click();
    const dialog = page.getByRole('dialog', { name: 'None can be sent' });
    await dialog.getByText('2 are not kept any more.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await marked.getByRole('button', { name: 'Take the marks away' }).click();
    await marked.waitFor({ state: 'detached' });
  });

  it('opens a row that is clicked just after a filter was typed, even if its page loads slowly', async () => {
    await installContacts(stage);
    const page = await open('/customers');
    await page.getByRole('row', { name: /acme/i }).waitFor();
    await page.route('**/assets/*.js', async (route) => {
      await setTimeout(1_000);
      await route.continue();
    });

    await page.keyboard.press('/');
    await page.keyboard.type('acm');
    await page.getByRole('row', { name: /acme/i }).getByRole('cell').last().click();

    await heading(page, /acme/i).waitFor();
  });

  it('moves, opens, goes up, filters, copies, compares and makes', async () => {
    await installContacts(stage);
    const page = await open('/customers');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('row', { name: /acme/i }).waitFor();
    await page.keyboard.press('/');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    // What is typed is no key.
    await page.keyboard.type('acm');
    await expect.poll(() => page.url()).toContain('q=acm');
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.getByRole('row', { name: /acme/i }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect.poll(() => focused(page)).toMatch(/acme/i);
    await page.keyboard.press('Enter');
    await heading(page, /acme/i).waitFor();
    await page.keyboard.press('y');
    await expect.poll(copied).toBe(page.url());
    await page.keyboard.press('u');
    await heading(page, 'Customers').waitFor();

    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await heading(page, /operations/i).waitFor();
    await page.locator('main [data-row-link]').first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Timeline' }).waitFor();
    const steps = page.locator('main details');
    const openSteps = () =>
      steps.evaluateAll((all) => all.filter((one) => (one as HTMLDetailsElement).open).length);
    await page.keyboard.press('e');
    await expect.poll(openSteps).toBe(await steps.count());

    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await heading(page, 'Integrations').waitFor();
    await page.getByRole('row').nth(1).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /revision \d/ }).waitFor();

    await page.keyboard.press('g');
    await page.keyboard.press('d');
    await heading(page, 'Deliveries').waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await page.getByRole('heading', { name: 'This server' }).waitFor();
  });
});
