import type { WriteEndpoints } from '@dowel/schema/connector';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { listsAt, numberedPages, type Query } from './pages.ts';
import { plainWrites, repeatable } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document: github.com/hellosign/hellosign-openapi, openapi.yaml.
const reference = 'https://developers.hellosign.com/api/reference';

/** Pages have numbers, and end with one that is empty. */
const listAt = (path: string, records: string, query?: Query) =>
  listsAt(reference, numberedPages('page', { page_size: 100 }, reference), records)(path, query);

const time = { format: 'epochSeconds', documentation: reference } as const;
const created = { createTime: { member: 'created_at', ...time } };
const updated = { updateTime: { member: 'updated_at', granularityMs: 1000, ...time } };

const readFieldsOf = (words: string) => fieldsDocumentedAt(reference)(readOnly(words));

const deletesTemplate: WriteEndpoints = {
  delete: repeatable('POST', '/v3/template/delete/{id}', reference),
  get: { path: '/v3/template/{id}' },
  answer: { record: 'template', id: 'template_id' },
};

const writesApp = plainWrites('/v3/api_app', {
  documentation: reference,
  update: 'PUT',
  record: 'api_app',
  id: 'client_id',
});

/**
 * The API 3 of Dropbox Sign. Signature requests are not sent here, because they need files. No list can be limited to what
 * has changed.
 */
export const dropboxSign = usualConnector({
  provider: 'dropboxSign',
  displayName: 'Dropbox Sign',
  errors: {
    message: 'error.error_msg',
    wait: [{ header: 'X-RateLimit-Reset', format: 'epochSeconds' }],
    documentation: `${reference}/errors/`,
  },
  // The app's OAuth secret: `ApiAppResponseOAuth` of the document.
  functions: { secrets: { api_apps: 'secret' } },
  object: {
    list: listAt('/v3/template/list', 'templates'),
  },
  objects: {
    signature_requests: {
      record: { id: 'signature_request_id', ...created },
      list: listAt('/v3/signature_request/list', 'signature_requests', { account_id: 'all' }),
      fields:
        readFieldsOf(`signature_request_id test_mode:boolean requester_email_address title original_title subject message
        metadata:other created_at:int expires_at:int is_complete:boolean is_declined:boolean has_error:boolean
        files_url signing_url details_url cc_email_addresses:other signing_redirect_url final_copy_uri
        template_ids:other custom_fields:other attachments:other response_data:other signatures:other
        bulk_send_job_id signer_experience:other`),
    },
    templates: {
      record: { id: 'template_id', ...updated },
      list: listAt('/v3/template/list', 'templates', { account_id: 'all' }),
      fields:
        readFieldsOf(`template_id title message updated_at:int is_embedded:boolean is_creator:boolean can_edit:boolean
        is_locked:boolean metadata:other signer_roles:other cc_roles:other documents:other custom_fields:other
        named_form_fields:other accounts:other attachments:other signer_experience:other`),
      write: deletesTemplate,
    },
    api_apps: {
      record: { id: 'client_id', ...created },
      list: listAt('/v3/api_app/list', 'api_apps'),
      fields: fieldsDocumentedAt(reference)(
        `client_id! name callback_url domains:other is_approved:boolean! oauth:other options:other owner_account:other!
        white_labeling_options:other created_at:int!`,
      ),
      write: writesApp,
    },
    bulk_send_jobs: {
      record: { id: 'bulk_send_job_id', ...created },
      list: listAt('/v3/bulk_send_job/list', 'bulk_send_jobs'),
      fields: readFieldsOf('bulk_send_job_id total:int is_creator:boolean created_at:int'),
    },
    faxes: {
      record: { id: 'fax_id', ...created },
      list: listAt('/v3/fax/list', 'faxes'),
      fields:
        readFieldsOf(`fax_id title original_title subject message metadata:other created_at:int sender files_url
        final_copy_uri transmissions:other`),
    },
    fax_lines: {
      record: { id: 'number', ...created, ...updated },
      list: listAt('/v3/fax_line/list', 'fax_lines', { show_team_lines: 'true' }),
      fields: readFieldsOf('number created_at:int updated_at:int accounts:other'),
    },
  },
});
