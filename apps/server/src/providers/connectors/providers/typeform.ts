import { fieldsDocumentedAt } from './listed-fields.ts';
import { listsAt, numberedPages, onePage } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's own client: github.com/Typeform/js-api-client, its README, types and requests.
const client = 'https://github.com/Typeform/js-api-client#reference';
const responsesPage = 'https://www.typeform.com/developers/responses/reference/retrieve-responses/';
const MINUTE_MS = 60_000;

// The client too asks for the page after a full one, which may be the last.
const paged = listsAt(client, numberedPages('page', { page_size: 200 }, client), 'items')('/{objectName}');

const fieldsOf = fieldsDocumentedAt(client);

/** A change would have to bring the whole record, or a list of steps, so records are created and deleted only. */
const writesOf = (...ways: Way[]) => plainWrites('/{objectName}', { ways, documentation: client });

/** Typeform's API. Accounts whose responses are kept in the EU have another host. */
export const typeform = usualConnector({
  provider: 'typeform',
  displayName: 'Typeform',
  errors: {
    message: ['description', 'message'],
    details: [{ at: 'details', text: 'description' }],
    documentation: client,
  },
  object: {
    list: paged,
  },
  objects: {
    forms: {
      record: { id: 'id', ...timesOf(client, { updated: 'last_updated_at', created: 'created_at' }) },
      fields:
        fieldsOf(`id! type! title created_at:datetime! last_updated_at:datetime! settings:other theme:other self:other!
        _links:other!`),
      write: writesOf('create', 'delete'),
    },
    // Those that were only begun have other times, and no token to go on after.
    responses: {
      displayName: 'Completed responses',
      parents: {
        object: 'forms',
        values: { form_id: 'id' },
        // The client says that ids of responses are unique per form, and not globally.
        idField: 'formAndId',
        documentation: client,
      },
      record: { id: 'response_id', ...timesOf(client, { updated: 'submitted_at', created: 'landed_at' }) },
      list: {
        request: { path: '/forms/{form_id}/responses', documentation: responsesPage },
        records: 'items',
        paging: {
          style: 'lastRecord',
          member: 'response_id',
          into: { query: 'before' },
          end: { when: 'emptyPage' },
          size: { into: { query: 'page_size' }, max: 1000 },
          documentation: responsesPage,
        },
        conditions: {
          style: 'parameters',
          from: { query: 'since' },
          until: { query: 'until' },
          documentation: responsesPage,
        },
      },
      changes: {
        source: 'filter',
        format: 'epochSeconds',
        isFromInclusive: true,
        isUntilInclusive: true,
        settleMs: 0,
        // Responses that are very recent may not be in the list yet.
        overlapMs: 45 * MINUTE_MS,
        granularityMs: 1000,
        documentation: responsesPage,
      },
      fields:
        fieldsOf(`response_id! landing_id! token! landed_at:datetime! submitted_at:datetime! metadata:other! hidden:other!
        definition:other! answers:other! calculated:other!`),
    },
    workspaces: {
      fields: fieldsOf(
        'id! name default:boolean! shared:boolean! forms:other! self:other! account_id! members:other!',
      ),
      write: writesOf('create', 'delete'),
    },
    themes: {
      fields: fieldsOf(
        'id! name font background:other colors:other fields:other screens:other has_transparent_button:boolean rounded_corners visibility!',
      ),
      write: writesOf('create', 'delete'),
    },
    images: {
      list: listsAt(client, onePage(client), '.')('/images'),
      fields: fieldsOf(
        'id! src! file_name! width:int! height:int! media_type! has_alpha:boolean! avg_color!',
      ),
      write: writesOf('delete'),
    },
  },
});
