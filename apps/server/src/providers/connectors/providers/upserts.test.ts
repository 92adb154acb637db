import { describe, expect, it } from 'vitest';
import { definitionOf, shippedDefinitions } from '../../../../test/shipped-connectors.ts';
import { writing } from '../engine/answering.fixture.ts';
import { findWrite } from '../engine/write-record.ts';

interface Sent {
  readonly provider: string;
  readonly objectName: string;
  readonly upsertBy: string;
  readonly record: Readonly<Record<string, unknown>>;
  /** What the provider gets. */
  readonly call: string;
  readonly body: unknown;
  readonly answer: unknown;
  readonly recordId: string;
}

const email = 'ada+1@ours.example';

const sent: readonly Sent[] = [
  {
    provider: 'salesforce',
    objectName: 'Account',
    upsertBy: 'Ours__c',
    record: { Ours__c: 'a/1', Name: 'Acme' },
    call: 'PATCH /base/services/data/v66.0/sobjects/Account/Ours__c/a%2F1',
    body: { Name: 'Acme' },
    answer: { id: '001', success: true, created: false, errors: [] },
    recordId: '001',
  },
  {
    provider: 'hubspot',
    objectName: 'contacts',
    upsertBy: 'email',
    record: { email, city: 'Oslo' },
    call: 'POST /base/objects/2026-09/contacts/batch/upsert',
    body: { inputs: [{ idProperty: 'email', id: email, properties: { city: 'Oslo' } }] },
    answer: { status: 'COMPLETE', results: [{ id: '51', new: true, properties: { email } }] },
    recordId: '51',
  },
  {
    provider: 'zendeskSupport',
    objectName: 'users',
    upsertBy: 'external_id',
    record: { external_id: 'ours-1', name: 'Ada', tier: 'gold' },
    call: 'POST /base/api/v2/users/create_or_update',
    body: { user: { external_id: 'ours-1', name: 'Ada', user_fields: { tier: 'gold' } } },
    answer: { user: { id: 7, external_id: 'ours-1' } },
    recordId: '7',
  },
  {
    provider: 'zendeskSupport',
    objectName: 'organizations',
    upsertBy: 'external_id',
    record: { external_id: 'ours-1', name: 'Acme' },
    call: 'POST /base/api/v2/organizations/create_or_update',
    body: { organization: { external_id: 'ours-1', name: 'Acme' } },
    answer: { organization: { id: 8 } },
    recordId: '8',
  },
  {
    provider: 'attio',
    objectName: 'companies',
    upsertBy: 'domains',
    record: { domains: 'ours.example', name: 'Acme' },
    call: 'PUT /base/v2/objects/companies/records?matching_attribute=domains',
    body: { data: { values: { domains: ['ours.example'], name: ['Acme'] } } },
    answer: { data: { id: { record_id: 'r-1' }, values: {} } },
    recordId: 'r-1',
  },
  {
    provider: 'intercom',
    objectName: 'companies',
    upsertBy: 'company_id',
    record: { company_id: 'ours-1', name: 'Acme', region: 'north' },
    call: 'POST /base/companies',
    body: { company_id: 'ours-1', name: 'Acme', custom_attributes: { region: 'north' } },
    answer: { type: 'company', id: '5f' },
    recordId: '5f',
  },
  {
    provider: 'klaviyo',
    objectName: 'profiles',
    upsertBy: 'external_id',
    record: { external_id: 'ours-1', first_name: 'Ada' },
    call: 'POST /base/api/profile-import',
    body: { data: { type: 'profile', attributes: { external_id: 'ours-1', first_name: 'Ada' } } },
    answer: { data: { type: 'profile', id: '01P', attributes: {} } },
    recordId: '01P',
  },
  {
    provider: 'brevo',
    objectName: 'contacts',
    upsertBy: 'email',
    record: { email, LASTNAME: 'Okafor' },
    call: 'POST /base/v3/contacts',
    body: { updateEnabled: true, email, attributes: { LASTNAME: 'Okafor' } },
    answer: undefined,
    recordId: '9',
  },
  {
    provider: 'mailchimp',
    objectName: 'members',
    upsertBy: 'email_address',
    record: { list_id: 'l1', email_address: email, status_if_new: 'subscribed' },
    call: 'PUT /base/3.0/lists/l1/members/ada%2B1%40ours.example',
    body: { email_address: email, status_if_new: 'subscribed' },
    answer: { id: 'hash', email_address: email },
    recordId: 'l1/hash',
  },
];

describe('an upsert', () => {
  it.each(sent)('of $objectName is sent to $provider as its pages say', async (one) => {
    const { provider, objectName, upsertBy, record, call, body, answer, recordId } = one;
    const definition = definitionOf(provider);
    const status = answer === undefined ? 204 : 200;
    const shown = { body: { id: 9, email, attributes: {} } };
    const { write, requests } = writing(definition, ({ method }) =>
      method === 'GET' ? shown : { status, body: answer },
    );

    const written = await write({ type: 'upsert', objectName, upsertBy, record });

    const [request] = requests;
    const { pathname, search } = new URL(request?.url ?? 'https://nobody.example');
    expect(`${request?.method} ${pathname}${search}`).toBe(call);
    expect(await request?.json()).toEqual(body);
    expect(written.recordId).toBe(recordId);
  });

  it.each([
    ['stripe', 'customers', 'email'],
    ['zendeskSupport', 'tickets', 'external_id'],
    ['zendeskSupport', 'organizations', 'name'],
    ['hubspot', 'owners', 'email'],
    ['attio', 'tasks', 'content_plaintext'],
    ['intercom', 'contacts', 'external_id'],
    ['klaviyo', 'profiles', 'first_name'],
    ['mailchimp', 'lists', 'name'],
    ['brevo', 'contacts', 'ext_id'],
    ['zoho', 'Tasks', 'Subject'],
  ])('is none at %s, of %s by %s', (provider, objectName, field) => {
    expect(findWrite(definitionOf(provider), objectName, 'upsert', field)).toBeUndefined();
  });

  it('can be sent again by every connector that has one', () => {
    const fields = [...new Set(sent.map(({ upsertBy }) => upsertBy))];
    const all = shippedDefinitions.flatMap((definition) =>
      [...Object.keys(definition.objects ?? {}), 'contacts'].flatMap((objectName) =>
        fields.flatMap((field) => findWrite(definition, objectName, 'upsert', field) ?? []),
      ),
    );

    expect(all.length).toBeGreaterThan(sent.length);
    expect(all.filter(({ repeat }) => repeat.by !== 'upsert')).toEqual([]);
  });
});
