import type { ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://developer.constantcontact.com/api_reference/index.html';
const guide = 'https://developer.constantcontact.com/api_guide';

/** The next page is an address without the host, which would leave out where the simulator is. So it has one here. */
function listOf(records: string, max: number, parameters?: ListDescription['parameters']): ListDescription {
  return {
    paging: { by: 'cursor', parameter: 'cursor' },
    size: { parameter: 'limit', max, usual: 50 },
    ...(parameters && { parameters }),
    answer: { [records]: '{records}', _links: { next: { href: '{nextUrl}' } } },
  };
}

/** Constant Contact's API, version 3. */
export const constantContact: ProviderDescription = {
  provider: 'constantContact',
  documentation: [
    `${reference}#tag/Contact-Lists`,
    `${reference}#tag/Contacts`,
    `${guide}/get_contacts.html`,
    `${guide}/v3_technical_overview.html`,
  ],
  signIn: { authorizePath: '/oauth2/default/v1/authorize', tokenPath: '/oauth2/default/v1/token' },
  errors: {
    // A list of errors, but one where a server before the API refuses.
    body: [{ error_key: '{code}', error_message: '{message}' }],
    bodies: {
      unauthorized: { error_key: 'unauthorized', error_message: '{message}' },
      rateLimited: { error_key: 'too_many_requests', error_message: '{message}' },
    },
  },
  fixed: {
    'GET /v3/account/summary': {
      encoded_account_id: '{account}',
      organization_name: 'Acme',
      contact_email: 'ada@mail.example',
    },
    'GET /v3/account/user/privileges': [{ privilege_id: 532, privilege_name: 'ui:account:metadata:read' }],
  },
  object: {
    record: { '...': '{values}', created_at: '{created}', updated_at: '{updated}' },
    create: {},
    update: { method: 'PUT' },
    values: { map: { always: { address: 'ada@mail.example' } }, maps: { always: [] } },
  },
  objects: {
    contact_lists: {
      path: '/v3/contact_lists',
      id: 'uuid',
      fields: 'name:string:required description:string favorite:boolean membership_count:integer:readOnly',
      record: { '...': '{values}', list_id: '{id}', created_at: '{created}', updated_at: '{updated}' },
      delete: { status: 202, answer: { activity_id: 'a1', state: 'processing' } },
      list: listOf('lists', 1000, { include_membership_count: { allows: ['active', 'all'] } }),
    },
    contacts: {
      path: '/v3/contacts',
      id: 'uuid',
      fields: `email_address:map first_name:string last_name:string job_title:string company_name:string
        create_source:string list_memberships:maps custom_fields:maps`,
      record: { '...': '{values}', contact_id: '{id}', created_at: '{created}', updated_at: '{created}' },
      delete: { status: 204 },
      list: listOf('contacts', 500, {
        include: { allows: 'any' },
        email: { field: 'email' },
        // "After" and "before" the time. A change of the address, such as an opt-out, moves a time of its own:
        // https://community.constantcontact.com/t5/API-Developer-Support/API-Get-contacts-using-updated-after-doesn-t-return-all-contacts/td-p/422146
        updated_after: { time: 'createTime', is: '>' },
        updated_before: { time: 'createTime', is: '<' },
      }),
    },
  },
};
