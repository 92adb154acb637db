import type { ConnectorException, ListEndpoint } from '@dowel/schema/connector';
import { foundBy } from './found-by.ts';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { hasNewEntry } from './new-entry.ts';
import { listsAt, numberedPages, onePage, type Query } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document: github.com/PandaDoc/pandadoc-openapi-specification, openapi.json.
const reference = 'https://developers.pandadoc.com/reference';

/** Pages have numbers, and end with one that is empty. */
function listAt(path: string, page: string, { max = 100, query }: { max?: number; query?: Query } = {}) {
  const documentation = `${reference}/${page}`;
  const paging = numberedPages('page', { count: max }, documentation);
  return listsAt(documentation, paging, 'results')(`/public/v1/${path}`, query);
}

/** A list that shows everything at once. */
function wholeListAt(path: string, page: string): ListEndpoint {
  const documentation = `${reference}/${page}`;
  return listsAt(documentation, onePage(documentation), 'results')(`/public/v1/${path}`);
}

function recordBy(id: string): NonNullable<ConnectorException['record']> {
  const time = { format: 'rfc3339', documentation: `${reference}/list-documents` } as const;
  return {
    id,
    updateTime: { member: 'date_modified', granularityMs: 1, ...time },
    createTime: { member: 'date_created', ...time },
  };
}

const fieldsOf = (page: string, words: string) => fieldsDocumentedAt(`${reference}/${page}`)(words);

const writesAt = (path: string, ways?: readonly Way[]) =>
  plainWrites(path, { documentation: reference, ways });

/**
 * PandaDoc's public API. Documents are not created here, because a new one needs recipients and a file or a template that
 * its record does not show. All documents are read each time: the list can be limited to a time, but its pages have
 * numbers. If a document is deleted between two pages, the next page begins one too late.
 */
export const pandaDoc = usualConnector({
  provider: 'pandaDoc',
  displayName: 'PandaDoc',
  errors: {
    message: ['detail', 'info_message'],
    // What is wrong with each field is a list.
    details: [{ at: 'detail' }],
    documentation: `${reference}/errors`,
  },
  functions: {
    // An update of a document is answered without a body.
    isReadAfter: () => true,
    // A recipient without an id is added: https://developers.pandadoc.com/reference-link/update-document
    addsEachTime: (objectName, { recipients }) => objectName === 'documents' && hasNewEntry(recipients),
    // A recipient signs by it: https://developers.pandadoc.com/changelog/shared-links
    secrets: { documents: 'shared_link' },
  },
  object: {
    list: listAt('{objectName}', 'about'),
    changes: { source: 'none', documentation: reference },
  },
  objects: {
    documents: {
      record: recordBy('id'),
      list: listAt('documents', 'list-documents', { query: { order_by: 'date_created' } }),
      fields: fieldsOf(
        'list-documents',
        `id! name status! date_created:datetime! date_modified:datetime! date_completed:datetime!
        expiration_date:datetime! version!`,
      ),
      write: {
        ...writesAt('/public/v1/documents', ['update', 'delete']),
        // Without the details, an answer has the status, and not what was written.
        get: { path: '/public/v1/documents/{id}/details' },
      },
    },
    templates: {
      record: recordBy('id'),
      list: listAt('templates', 'list-templates', { query: { fields: 'content_date_modified' } }),
      fields: fieldsOf(
        'list-templates',
        'id! name! date_created:datetime! date_modified:datetime! version! content_date_modified:datetime!',
      ),
    },
    content_library_items: {
      record: recordBy('id'),
      list: listAt('content-library-items', 'list-content-library-items'),
      fields: fieldsOf(
        'list-content-library-items',
        'id! name! date_created:datetime! date_modified:datetime! version!',
      ),
    },
    forms: {
      record: recordBy('id'),
      list: listAt('forms', 'list-forms', { query: { order_by: 'created_date' } }),
      fields: fieldsOf('list-forms', 'id! name! status! date_created:datetime! date_modified:datetime!'),
    },
    contacts: {
      list: {
        ...wholeListAt('contacts', 'list-contacts'),
        conditions: foundBy(['email'], `${reference}/list-contacts`),
      },
      fields: fieldsOf(
        'list-contacts',
        'id! email first_name last_name company job_title phone country state street_address city postal_code',
      ),
      write: writesAt('/public/v1/contacts'),
    },
    members: {
      record: recordBy('membership_id'),
      list: wholeListAt('members', 'list-members'),
      fields: fieldsOf(
        'list-members',
        readOnly(`membership_id user_id email first_name last_name is_active:boolean workspace workspace_name
        emails_verified:boolean role user_license date_created:datetime date_modified:datetime`),
      ),
    },
    users: {
      record: { id: 'user_id' },
      list: listAt('users', 'list-users', { max: 50 }),
      fields: fieldsOf(
        'list-users',
        readOnly(`user_id email first_name last_name phone_number license is_organization_owner:boolean
        workspaces:other`),
      ),
    },
    workspaces: {
      list: listAt('workspaces', 'list-workspaces', { max: 50 }),
      fields: fieldsOf('list-workspaces', readOnly('id name date_created:datetime owner')),
    },
  },
});
