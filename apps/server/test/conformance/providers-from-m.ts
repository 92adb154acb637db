import { REALM } from '../simulators/descriptions/quickbooks.ts';
import type { ListedProvider } from './conformance-provider.ts';
import { fromS } from './providers-from-s.ts';

/** An object of every connector from Microsoft to the end of the alphabet. */
export const fromM: readonly ListedProvider[] = [
  {
    provider: 'microsoft',
    object: 'contacts',
    textField: 'companyName',
    otherField: 'jobTitle',
    moreFields: ['givenName', 'surname'],
  },
  {
    provider: 'miro',
    object: 'boards',
    otherField: 'description',
  },
  {
    provider: 'monday',
    object: 'workspaces',
    otherField: 'description',
    tellsHidden: true,
    required: { kind: 'open' },
  },
  {
    provider: 'notion',
    // A database of the simulator. Its rows are the records.
    object: '5b1d7c8e-0f2a-4c3d-9e4f-a1b2c3d4e5f6',
    textField: 'Name',
    written: (content) => ({ title: [{ text: { content } }] }),
    otherField: 'Note',
    tellsHidden: true,
    filterPath: "$['Note']['rich_text']['0']['plain_text']",
    deletesAgain: true,
    resultCap: 10_000,
  },
  {
    provider: 'okta',
    metadata: { workspace: 'acme' },
    object: 'users',
    textField: 'login',
    otherField: 'title',
    moreFields: ['firstName', 'lastName'],
    filterField: 'department',
  },
  {
    provider: 'openAI',
    object: 'projects',
    otherField: 'external_key_id',
  },
  {
    provider: 'outreach',
    object: 'prospects',
    textField: 'lastName',
    otherField: 'title',
    moreFields: ['company', 'occupation'],
  },
  {
    provider: 'paddle',
    object: 'customers',
    otherField: 'locale',
    filterField: 'email',
    required: { email: 'ada@mail.example' },
  },
  {
    provider: 'pagerDuty',
    object: 'services',
    otherField: 'description',
    filterField: 'name',
  },
  {
    provider: 'pandaDoc',
    object: 'documents',
    otherField: 'version',
    filterField: 'status',
  },
  {
    provider: 'payPal',
    object: 'invoice_templates',
    otherField: 'unit_of_measure',
  },
  {
    provider: 'pinterest',
    object: 'boards',
    otherField: 'description',
    filterField: 'privacy',
  },
  {
    provider: 'pipedrive',
    object: 'deals',
    textField: 'title',
    otherField: 'currency',
    filterField: 'status',
  },
  {
    provider: 'posthog',
    metadata: { workspace: 'us' },
    object: 'organizations',
    otherField: 'default_role_id',
    filterField: 'slug',
  },
  {
    provider: 'quickbooks',
    metadata: { realmId: REALM },
    object: 'Customer',
    id: 'Id',
    textField: 'Notes',
    otherField: 'Title',
    moreFields: ['Suffix'],
    filterField: 'CompanyName',
  },
  {
    provider: 'recurly',
    object: 'accounts',
    textField: 'company',
    otherField: 'email',
    moreFields: ['first_name', 'last_name'],
    required: { code: 'acme' },
  },
  ...fromS,
];
