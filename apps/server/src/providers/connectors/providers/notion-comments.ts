import type { ConnectorException } from '@dowel/schema/connector';
import { fieldsDocumentedAt } from './listed-fields.ts';
import { answer, queryPaging, record, reference } from './notion-parts.ts';
import { plainWrites } from './plain-writes.ts';

const commentsPage = `${reference}/list-comments`;
const uploadsPage = `${reference}/list-file-uploads`;

const written = plainWrites('/v1/comments', { documentation: `${reference}/create-a-comment` });

/** The open comments of each page. Those of its blocks are listed by the id of the block. */
export const comments: ConnectorException = {
  displayName: 'Open comments of pages',
  parents: { object: 'pages', values: { page: 'id' }, documentation: commentsPage },
  record,
  list: {
    request: { path: '/v1/comments', query: { block_id: '{page}' }, documentation: commentsPage },
    records: 'results',
    paging: queryPaging,
  },
  filteredList: null,
  changes: { source: 'none', documentation: commentsPage },
  deletes: { source: 'unknown' },
  events: null,
  fields: fieldsDocumentedAt(`${reference}/comment-object`)(
    `id! object! parent:other discussion_id created_time:datetime! last_edited_time:datetime! created_by:other!
      rich_text:other display_name:other attachments:other`,
  ),
  write: {
    ...written,
    ...(written.create && { create: { ...written.create, body: { parent: { page_id: '{page}' } } } }),
    answer,
  },
};

/** Files that were sent, or are about to be. Where they are sent is left out: who has the address may send them. */
export const fileUploads: ConnectorException = {
  record: { ...record, omit: ['upload_url', 'complete_url'] },
  list: {
    request: { path: '/v1/file_uploads', documentation: uploadsPage },
    records: 'results',
    paging: queryPaging,
  },
  filteredList: null,
  changes: { source: 'none', documentation: uploadsPage },
  deletes: { source: 'unknown' },
  events: null,
  fields: fieldsDocumentedAt(uploadsPage)(
    `object! id! created_time:datetime! created_by:other! last_edited_time:datetime! in_trash:boolean! archived:boolean! expiry_time! status! filename! content_type! content_length:int! file_import_result:other! number_of_parts:other!`,
  ),
  write: { get: { path: '/v1/file_uploads/{id}' }, answer },
};
