import { describe, expect, it } from 'vitest';
import { setStage } from '../../playground/e2e/browser.ts';
import { installContacts } from '../../playground/e2e/install-contacts.ts';
import { asOwner } from './as-owner.ts';

// Its link signs in once.
const stage = setStage({ ofItsOwn: true });
const { open, urlOf } = asOwner(stage);

/** What a page needs before it can be used: who is signed in, and what it is about. Its parts come later. */
const BUDGET = 2;

/** What each page is usable with, by its path. */
const signs: Record<string, RegExp> = {
  '': /needs? you|needs? a customer|Nobody is needed|All is well/,
  '/customers': /acme/i,
  '/customers/acme': /What happened/,
  '/operations': /Read of contacts/,
  '/operations/{operation}': /The read has begun/,
  '/deliveries': /demoWebhook/,
  '/deliveries/{delivery}': /demoWebhook/,
  '/integrations': /CRM sync/,
  '/destinations': /demoWebhook/,
  '/destinations/{destination}': /demoWebhook/,
  '/provider-apps': /dowel-demo/,
  '/provider-apps/{providerApp}': /Client id/i,
  '/keys': /Everything/,
  '/members': /owner/i,
  '/audit': /demoWebhook/,
  '/settings': /Name/,
  '/connectors': /Juniper CRM/,
  '/usage': /records? in 30 days/,
  '/get-started': /first record/i,
};

describe('what is asked for before a page can be used', { timeout: 240_000 }, () => {
  it('is no more than two things, whatever comes later', async () => {
    await installContacts(stage);
    const { operations, deliveries, destinations, providerApps } = stage.backend;
    const first: Record<string, { id: string } | undefined> = {
      operation: (await operations.listForProject({ actionType: 'read', status: 'success' }))[0],
      delivery: (await deliveries.list())[0],
      destination: (await destinations.list())[0],
      providerApp: (await providerApps.list())[0],
    };
    const page = await open('/settings');
    let asked: string[] = [];
    await page.route('**/v1/**', async (route) => {
      asked.push(route.request().url());
      // Whatever comes later is never answered.
      if (asked.length <= BUDGET) await route.continue();
    });

    for (const [path, sign] of Object.entries(signs)) {
      await page.goto('about:blank');
      asked = [];
      await page.goto(urlOf(path.replace(/\{(\w+)\}/, (_, name) => first[name]?.id ?? name)));
      const usable = page.locator('main').getByText(sign).filter({ visible: true }).first();
      const isUsable = await usable.waitFor({ timeout: 10_000 }).then(
        () => true,
        () => false,
      );
      expect.soft(isUsable, `${path} is usable after:\n${asked.join('\n')}`).toBe(true);
      expect.soft(asked.length, path).toBeGreaterThan(0);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
