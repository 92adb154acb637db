import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { setStage } from '../../playground/e2e/browser.ts';
import { installContacts } from '../../playground/e2e/install-contacts.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const stage = setStage();
let signedIn: BrowserContextOptions['storageState'];
let consoleUrl: string;

beforeAll(async () => {
  const context = await stage.newBrowser();
  const page = await context.newPage();
  await page.goto(stage.dowel.signInLink);
  const button = page.getByRole('button');
  if ((await button.count()) > 0) await button.first().click();
  await page.waitForURL(/\/keys/);
  signedIn = await context.storageState();
  consoleUrl = `${new URL(stage.dowel.demo.baseUrl).origin}/console/${stage.dowel.demo.project}`;
});

/** A page of the console, in the browser of the owner. */
async function open(path: string): Promise<Page> {
  const context = await stage.newBrowser();
  if (typeof signedIn === 'object') await context.addCookies(signedIn.cookies);
  const page = await context.newPage();
  await page.goto(`${consoleUrl}${path}`);
  return page;
}

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name });

async function violations(page: Page): Promise<string[]> {
  // Evaluated, because the policy of the page lets no script element in.
  await page.evaluate(axe);
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

describe('the console', () => {
  it('leads from the customers to one of them, and to what ran there', async () => {
    await installContacts(stage);
    const page = await open('/customers');
    await heading(page, 'Customers').waitFor();
    const customer = page.getByRole('row', { name: /acme/i }).getByRole('link');
    await customer.waitFor();
    expect(await violations(page), 'axe, customers').toEqual([]);
    await customer.click();
    await heading(page, /acme/i).waitFor();
    expect(await page.title()).toMatch(/acme/i);
    // After a navigation the title has the focus, so that a screen reader says where one is.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await violations(page), 'axe, customer').toEqual([]);
    await page
      .getByRole('link', { name: /^Read of contacts/ })
      .first()
      .click();
    await heading(page, /^Read of contacts/).waitFor();
    await page.getByRole('heading', { name: 'Timeline' }).waitFor();
    expect(page.url()).toContain('/operations/');
    expect(await violations(page), 'axe, operation').toEqual([]);
  });

  it('goes where the keyboard says', async () => {
    await installContacts(stage);
    const page = await open('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await heading(page, 'Customers').waitFor();
    await page.getByRole('row', { name: /acme/i }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toMatch(/\/customers\/[^/?]+$/);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find or do' }).fill('deliv');
    await page.getByRole('option', { name: /Deliveries/ }).waitFor();
    await page.keyboard.press('Enter');
    await heading(page, 'Deliveries').waitFor();
    await page.keyboard.press('Shift+?');
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
  });

  it('says of an id that is nobody’s that there is none', async () => {
    const page = await open('/operations/01990000-0000-7000-8000-000000000000');
    await page.getByRole('alert').getByText('operation_not_found').waitFor();
  });

  it('sends whoever is not signed in to the sign-in, and back to the page', async () => {
    const page = await (await stage.newBrowser()).newPage();
    await page.goto(`${consoleUrl}/customers`);
    await page.waitForURL(/\/sign-in\?/);
    expect(new URL(page.url()).searchParams.get('returnTo')).toMatch(/\/console\/.*\/customers$/);
  });
});
