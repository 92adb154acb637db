import { expect, it } from 'vitest';
import { serving } from '../engine/answering.fixture.ts';
import { readPage } from '../engine/read-page.ts';
import { restConnector } from '../rest-connector.ts';
import { chargebee } from './chargebee.ts';
import { constantContact } from './constant-contact.ts';
import { datadog } from './datadog.ts';
import { digitalOcean } from './digital-ocean.ts';
import { freshbooks } from './freshbooks.ts';
import { mailchimp } from './mailchimp.ts';
import { pipedrive } from './pipedrive.ts';
import { posthog } from './posthog.ts';
import { sentry } from './sentry.ts';
import { wooCommerce } from './woo-commerce.ts';
import { zendeskSupport } from './zendesk-support.ts';

// github.com/digitalocean/openapi, specification/resources/droplets/droplets_list.yml
it('reads GPU Droplets of DigitalOcean, which its list of Droplets leaves out', async () => {
  const { fetch, requests } = serving(() => ({ body: { droplets: [{ id: 7 }], links: {} } }));

  const page = await readPage(digitalOcean, { objectName: 'gpu_droplets', fields: [], pageSize: 2 }, fetch);

  expect(page.records.map(({ id }) => id)).toEqual([7]);
  const { pathname, searchParams } = new URL(requests[0]?.url ?? '');
  expect([pathname, searchParams.get('type')]).toEqual(['/base/v2/droplets', 'gpus']);
});

it.each([
  [sentry, 'issues', { organization: 'acme' }, { sort: 'new' }],
  [datadog, 'notebooks', undefined, { sort_field: 'created', sort_dir: 'asc' }],
])(
  'reads a list in an order that no change moves while its pages are read: %o',
  async (connector, objectName, parent, order) => {
    const { fetch, requests } = serving(() => ({ body: connector === sentry ? [] : { data: [] } }));

    await readPage(connector, { objectName, fields: [], pageSize: 2, ...(parent && { parent }) }, fetch);

    const { searchParams } = new URL(requests[0]?.url ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject(order);
  },
);

// https://developer.constantcontact.com/api_guide/contacts_delete.html, https://www.freshbooks.com/api/active_deleted
it.each([
  [constantContact, 'contacts', { deleted_at: '2026-01-02T03:04:05Z' }, {}],
  [freshbooks, 'clients', { vis_state: 1 }, { vis_state: 2 }],
  [mailchimp, 'members', { status: 'archived' }, { status: 'unsubscribed' }],
  [pipedrive, 'persons', { is_deleted: true }, { is_deleted: false }],
  [zendeskSupport, 'groups', { deleted: true }, { deleted: false }],
  [posthog, 'feature_flags', { deleted: true }, { deleted: false, active: false }],
  [wooCommerce, 'products', { status: 'trash' }, { status: 'draft' }],
  [chargebee, 'items', { status: 'deleted' }, { status: 'archived' }],
])('knows a deleted record, which no list has, by its mark: %o', (definition, objectName, deleted, other) => {
  const connector = restConnector(definition);

  const isDeleted = [deleted, other].map((marks) => connector.isDeleted?.(objectName, { id: '7', ...marks }));

  expect(isDeleted).toEqual([true, false]);
});
