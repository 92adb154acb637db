import type { ConnectorException, Parents } from '@dowel/schema/connector';
import { shownAs } from './by-reference.ts';
import { fieldsDocumentedAt, listedFields } from './listed-fields.ts';
import { cursorPages, listsAt, offsetPages } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document: github.com/miroapp/api-clients, packages/generator/spec.json.
const reference = 'https://developers.miro.com/reference';
const pagingPage = 'https://developers.miro.com/docs/pagination';

const belowBoards: Parents = {
  object: 'boards',
  values: { board_id: 'id' },
  // A path below a board needs both ids.
  idField: 'boardAndId',
  documentation: `${reference}/get-boards`,
};

/** The answer has a cursor, which is not there on the last page. */
const listAt = listsAt(reference, cursorPages('cursor', 'cursor', { limit: 50 }, pagingPage), 'data');

/** A list whose caller counts. */
const countedListAt = listsAt(reference, offsetPages('offset', { limit: 50 }, pagingPage), 'data');

const time = { format: 'rfc3339', documentation: `${reference}/get-boards` } as const;

const timedRecord = {
  id: 'id',
  updateTime: { member: 'modifiedAt', granularityMs: 1000, ...time },
  createTime: { member: 'createdAt', ...time },
  omit: ['links'],
};

const fieldsOf = fieldsDocumentedAt(reference, 'id! type!');
const TIMES = 'createdAt:datetime! createdBy:other! modifiedAt:datetime! modifiedBy:other!';

const writesAt = (path: string, ways?: readonly Way[]) =>
  plainWrites(path, { documentation: reference, ways });

/** What lies on a board. One list has it all, and is asked for one kind. Its records leave out the style. */
function itemsOf(type: string): ConnectorException {
  return {
    parents: belowBoards,
    record: timedRecord,
    list: listAt('/v2/boards/{board_id}/items', { type }),
    fields: fieldsOf(`data:other position:other geometry:other parent:other ${TIMES}`),
    write: writesAt(`/v2/boards/{board_id}/${type}s`),
  };
}

/** Miro's API 2. No list can be limited to what has changed. */
export const miro = usualConnector({
  provider: 'miro',
  displayName: 'Miro',
  errors: {
    message: 'message',
    wait: [{ header: 'X-RateLimit-Reset', format: 'epochSeconds' }],
    documentation: 'https://developers.miro.com/reference/error-codes',
  },
  functions: { toFields: shownAs({ boards: { teamId: 'team', projectId: 'project' } }) },
  object: {
    record: { id: 'id', omit: ['links'] },
    list: listAt('/v2/{objectName}'),
    fields: { source: 'list', fields: listedFields('id! type!') },
  },
  objects: {
    boards: {
      // No other order can be asked for without a team: https://developers.miro.com/reference/get-boards
      displayName: 'Boards that are not opened while they are read',
      record: timedRecord,
      list: countedListAt('/v2/boards'),
      fields:
        fieldsOf(`name description teamId projectId policy:other team:other! project:other! picture:other! owner:other!
        viewLink! currentUserMembership:other! lastOpenedAt:datetime! lastOpenedBy:other! ${TIMES}`),
      write: writesAt('/v2/boards'),
    },
    board_members: {
      parents: belowBoards,
      list: countedListAt('/v2/boards/{board_id}/members'),
      fields: fieldsOf('name! role'),
      write: writesAt('/v2/boards/{board_id}/members', ['update', 'delete']),
    },
    tags: {
      parents: belowBoards,
      list: countedListAt('/v2/boards/{board_id}/tags'),
      fields: fieldsOf('title fillColor'),
      write: writesAt('/v2/boards/{board_id}/tags'),
    },
    connectors: {
      parents: belowBoards,
      record: timedRecord,
      list: listAt('/v2/boards/{board_id}/connectors'),
      fields: fieldsOf(
        `shape captions:other startItem:other endItem:other style:other isSupported:boolean! ${TIMES}`,
      ),
      write: writesAt('/v2/boards/{board_id}/connectors'),
    },
    cards: itemsOf('card'),
    app_cards: itemsOf('app_card'),
    sticky_notes: itemsOf('sticky_note'),
    shapes: itemsOf('shape'),
    texts: itemsOf('text'),
    frames: itemsOf('frame'),
    images: itemsOf('image'),
    documents: itemsOf('document'),
    embeds: itemsOf('embed'),
  },
});
