import { describe, expect, it } from 'vitest';
import { setStage } from '../../playground/e2e/browser.ts';
import { installContacts } from '../../playground/e2e/install-contacts.ts';
import { asOwner } from './as-owner.ts';

// Its link signs in once.
const stage = setStage({ ofItsOwn: true });
const { open, urlOf } = asOwner(stage);

/** What a page needs before it can be used: who is signed in, and what it is about. Its parts come later. */
const BUDGET = 2;

describe('what is asked for before a page can be used', { timeout: 120_000 }, () => {
  it.each([
    ['home', '', /needs? you|needs? a customer|Nobody is needed|All is well/],
    ['customers', '/customers', /acme/i],
    ['a customer', '/customers/acme', /What happened/],
    ['operations', '/operations', /Read of contacts/],
    ['an operation', '/operations/{operation}', /The read has begun/],
    ['deliveries', '/deliveries', /demoWebhook/],
    ['a delivery', '/deliveries/{delivery}', /demoWebhook/],
    ['integrations', '/integrations', /CRM sync/],
    ['destinations', '/destinations', /demoWebhook/],
    ['a destination', '/destinations/{destination}', /demoWebhook/],
    ['provider apps', '/provider-apps', /dowel-demo/],
    ['a provider app', '/provider-apps/{providerApp}', /Client id/i],
    ['keys', '/keys', /Everything/],
    ['members', '/members', /owner/i],
    ['the audit log', '/audit', /demoWebhook/],
    ['settings', '/settings', /Name/],
    ['the catalogue', '/connectors', /Juniper CRM/],
    ['usage', '/usage', /records? in 30 days/],
    ['get started', '/get-started', /first record/i],
  ])('is no more than two things on %s', async (_, path, sign) => {
    await installContacts(stage);
    const { backend } = stage;
    const lists = {
      operation: () => backend.operations.listForProject({ actionType: 'read', status: 'success' }),
      delivery: () => backend.deliveries.list(),
      destination: () => backend.destinations.list(),
      providerApp: () => backend.providerApps.list(),
    };
    const [, name] = /\{(\w+)\}/.exec(path) ?? [];
    const [one] = name ? await lists[name as keyof typeof lists]() : [];

    const page = await open('/audit');
    await page.goto('about:blank');
    const asked: string[] = [];
    await page.route('**/v1/**', async (route) => {
      asked.push(route.request().url());
      // Whatever comes later is never answered.
      if (asked.length <= BUDGET) await route.continue();
    });
    await page.goto(urlOf(path.replace(/\{\w+\}/, one?.id ?? '')));
    await page.locator('main').getByText(sign).filter({ visible: true }).first().waitFor();
    expect(asked.length, asked.join('\n')).toBeGreaterThan(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
