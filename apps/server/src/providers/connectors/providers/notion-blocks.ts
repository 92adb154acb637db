import type { ConnectorException, ListedField } from '@dowel/schema/connector';
import type { ProviderRecord } from '../engine/records.ts';
import { answer, archiveAt, common, queryPaging, record, reference, updateAt } from './notion-parts.ts';

const blockChildren = `${reference}/get-block-children`;

/** Types of blocks that have text. A field of a block has the name of its type. */
const textBlocks = [
  ...['paragraph', 'heading_1', 'heading_2', 'heading_3', 'bulleted_list_item', 'numbered_list_item'],
  ...['to_do', 'toggle', 'quote', 'callout', 'code'],
];

/**
 * The blocks of each page, in the order of the page. Their list cannot be limited to changes, so each read reads
 * everything. A block with `has_children` has others inside, in a list at the same address with its own id. The inside of a
 * page or database that stands in a page belongs to that one, which the search finds. A new block is put at the end of the
 * page or, with the id of a block for `page`, at the end of that block.
 */
export const blocks: ConnectorException = {
  parents: {
    object: 'pages',
    values: { page: 'id' },
    documentation: blockChildren,
  },
  record,
  list: {
    request: { path: '/v1/blocks/{page}/children', documentation: blockChildren },
    records: 'results',
    paging: queryPaging,
  },
  filteredList: null,
  changes: { source: 'none', documentation: blockChildren },
  deletes: { source: 'unknown' },
  // A change of a block is an event of its page.
  events: null,
  fields: {
    source: 'sampled',
    also: [
      { name: 'type', type: 'string', readOnly: true },
      { name: 'has_children', type: 'boolean', readOnly: true },
      ...common.filter(({ name }) => !['url', 'icon', 'cover'].includes(name)),
      ...textBlocks.map((name): ListedField => ({ name, type: 'other' })),
    ],
    documentation: `${reference}/block`,
  },
  write: {
    create: {
      method: 'PATCH',
      path: '/v1/blocks/{page}/children',
      wrap: 'children.0',
      answer: { record: 'results.0', id: 'id' },
      repeat: { by: 'none' },
      documentation: `${reference}/patch-block-children`,
    },
    update: { ...updateAt('/v1/blocks'), documentation: `${reference}/update-a-block` },
    delete: { ...archiveAt('/v1/blocks'), documentation: `${reference}/update-a-block` },
    get: { path: '/v1/blocks/{id}' },
    answer,
  },
};

/** https://developers.notion.com/reference/block */
export function hasBlocksInside(objectName: string, { has_children, type }: ProviderRecord): boolean {
  return (
    objectName === 'blocks' && has_children === true && type !== 'child_page' && type !== 'child_database'
  );
}
