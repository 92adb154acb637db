import type {
  ConnectorException,
  ConnectorObject,
  ListEndpoint,
  WriteEndpoint,
  WriteEndpoints,
} from '@dowel/schema/connector';
import type { RestFunctions } from '../engine/definition.ts';
import { afterLast } from './after-last.ts';
import { changedSince } from './changed-since.ts';
import { fieldsDocumentedAt, listedFields } from './listed-fields.ts';
import { hasNoList } from './no-list.ts';
import { listsAt, offsetPages, onePage } from './pages.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's own client: the package @getbrevo/brevo, and of its reference.
const reference = 'https://developers.brevo.com/reference';
const SECOND_MS = 1000;

/** @param size the largest pages, or those that come when nobody asks, where no largest ones are known */
function listOf(
  path: string,
  records: string,
  page: string,
  { size, asked = true }: { size: number; asked?: boolean },
): ListEndpoint {
  const documentation = `${reference}/${page}`;
  const paging = offsetPages('offset', asked ? { limit: size } : size, documentation);
  // The oldest first, so that a new record moves no other.
  return listsAt(documentation, paging, records)(path, { sort: 'asc' });
}

/** A list that can be limited to changes. It goes on after the time of the last creation. */
const changing = (path: string, records: string, page: string, size: number): ListEndpoint => ({
  ...listOf(path, records, page, { size }),
  conditions: {
    style: 'parameters',
    from: { query: 'modifiedSince' },
    after: { query: 'createdSince' },
    documentation: `${reference}/${page}`,
  },
});

const changes: ConnectorObject['changes'] = changedSince({
  isFromInclusive: false,
  granularityMs: SECOND_MS,
  documentation: `${reference}/get-contacts`,
});

/** @param updated the member with the time of the last change */
const recordWith = (updated: string): ConnectorException['record'] => ({
  id: 'id',
  ...timesOf(reference, { updated, created: 'createdAt' }),
});

const fieldsOf = fieldsDocumentedAt(reference, 'id!');
/** Of records whose id is a number. */
const numberedOf = fieldsDocumentedAt(reference, 'id:int!');

interface Writing {
  readonly update?: Partial<WriteEndpoint>;
  readonly custom?: WriteEndpoint['custom'];
}

/** A create answers the id, and a change nothing. */
function writesAt(path: string, { update, custom }: Writing = {}): WriteEndpoints {
  const sent = { ...(custom && { custom }), documentation: reference };
  const one = `${path}/{id}`;
  return {
    create: { method: 'POST', path, repeat: { by: 'none' }, ...sent },
    update: { method: 'PUT', path: one, repeat: { by: 'upsert' }, ...sent, ...update },
    delete: { method: 'DELETE', path: one, repeat: { by: 'upsert' }, documentation: reference },
    get: { path: one },
    answer: { id: 'id' },
  };
}

/** The same call creates a record with an id of the caller's, and changes it. Nothing of the shop is deleted here. */
function upsertsAt(path: string): WriteEndpoints {
  const sent = { method: 'POST', path, documentation: reference } as const;
  return {
    create: { ...sent, repeat: { by: 'none' } },
    update: { ...sent, body: { id: '{id}', updateEnabled: true }, repeat: { by: 'upsert' } },
    get: { path: `${path}/{id}` },
    answer: { id: 'id' },
  };
}

const patched = { method: 'PATCH' } as const;

/** What can be sent of a contact, and is none of its attributes. */
const CONTACT = `email emailBlacklisted ext_id forceMerge listIds smsBlacklisted smtpBlacklistSender
  unlinkListIds`.split(/\s+/);

const sentContact: Writing = { custom: { into: 'attributes', except: CONTACT } };

/**
 * Campaigns. Those that are archived are left out when nobody asks: github.com/sendinblue/APIv3-php-library/issues/172
 * So are statistics, of which one call has one kind; those of links and domains stay empty:
 * https://developers.brevo.com/changelog/2023/2/7. The vendor's client says how far back they go.
 */
function emailCampaigns(status?: { readonly status: 'archive' }): ConnectorException {
  const list = listOf('/v3/emailCampaigns', 'campaigns', 'get-email-campaigns', { size: 100 });
  const query = { ...list.request.query, statistics: 'globalStats', ...status };
  return {
    displayName: `${status ? 'Archived email' : 'Email'} campaigns, with statistics of the last 6 months`,
    record: recordWith('modifiedAt'),
    list: { ...list, request: { ...list.request, query } },
    fields:
      numberedOf(`name! type! status! subject! subjectA! subjectB! previewText! abTesting:boolean! tag! tags:other!
      sender:other! replyTo! toField! htmlContent! header! footer! shareLink! recurring:boolean! testSent:boolean!
      sendAtBestTime:boolean! splitRule:int! winnerCriteria! winnerDelay:int! attachmentFile! attachmentUrl!
      emailExpirationDate:other! inlineImageActivation:boolean! mirrorActive:boolean! returnBounce:int!
      utmCampaignValue! utmContent! utmID:int! utmMedium! utmSource! utmTerm! recipients:other! statistics:other!
      scheduledAt:datetime! sentDate:datetime! createdAt:datetime! modifiedAt:datetime!`),
  };
}

/** Lists whose records say when they were created, and can be asked for from such a time on. */
const byCreation = ['contacts', 'products', 'categories'];

const functions: RestFunctions = {
  // An answer without records has their number alone: https://github.com/sendinblue/APIv3-python-library/issues/51
  isEmptyList: hasNoList,
  continueAfter: (objectName) =>
    byCreation.includes(objectName) ? afterLast(objectName, 'createdAt', 1) : undefined,
  // An answer about a contact that was there has no body, and so no id.
  upsertOf: (objectName, field) =>
    objectName === 'contacts' && field === 'email'
      ? {
          ...sentContact,
          method: 'POST',
          path: '/v3/contacts',
          body: { updateEnabled: true },
          repeat: { by: 'upsert' },
          documentation: `${reference}/create-contact`,
        }
      : undefined,
  // A value that does not fit the type of its attribute is ignored: https://developers.brevo.com/reference/update-contact
  isReadAfter: (objectName) => objectName === 'contacts',
  // A change adds a contact to the lists that it names, and takes it out of those that it says.
  async sentBeside(objectName, id, { getJson }, { type, record: { listIds, unlinkListIds } }) {
    const isTold = unlinkListIds !== undefined || !Array.isArray(listIds);
    if (objectName !== 'contacts' || type !== 'update' || isTold) return undefined;
    const { body, secrets } = await getJson({ path: '/v3/contacts/{id}' }, { objectName, id });
    const present = body.record('.', secrets)?.listIds;
    const others = Array.isArray(present)
      ? present.filter((one) => !listIds.map(String).includes(`${one}`))
      : [];
    return others.length > 0 ? { unlinkListIds: others } : undefined;
  },
  // What Brevo computes nobody can write.
  field: (entry, field) => {
    const category = entry.text('category');
    return category?.among(['calculated', 'global']) ? { ...field, readOnly: true } : field;
  },
  // The address of a contact that is there already is changed as an attribute.
  toRecord(objectName, { email, ...others }, type) {
    if (email === undefined) return others;
    const isAttribute = objectName === 'contacts' && type === 'update';
    return { ...others, [isAttribute ? 'EMAIL' : 'email']: email };
  },
};

/** Brevo's API, version 3. Companies are not here: it is not said how their pages are counted. */
export const brevo = usualConnector({
  provider: 'brevo',
  displayName: 'Brevo',
  errors: {
    message: 'message',
    wait: [{ header: 'x-sib-ratelimit-reset', format: 'seconds' }],
    documentation: 'https://developers.brevo.com/docs/limit-headers',
  },
  functions,
  object: {
    list: changing('/v3/contacts', 'contacts', 'get-contacts', 1000),
    changes: { source: 'none', documentation: reference },
  },
  objects: {
    contacts: {
      record: { ...recordWith('modifiedAt'), id: 'id', unwrap: ['attributes'] },
      changes,
      fields: {
        source: 'call',
        request: { path: '/v3/contacts/attributes' },
        records: 'attributes',
        members: { name: 'name', type: 'type' },
        types: {
          text: 'string',
          date: 'date',
          float: 'float',
          boolean: 'boolean',
          'multiple-choice': 'multiSelect',
        },
        also: listedFields(`id:int! email emailBlacklisted:boolean smsBlacklisted:boolean whatsappBlacklisted:boolean!
          listIds:other listUnsubscribed:other! createdAt:datetime! modifiedAt:datetime! ext_id consentGroups:other!`),
        documentation: `${reference}/get-attributes`,
      },
      write: writesAt('/v3/contacts', sentContact),
    },
    lists: {
      list: listOf('/v3/contacts/lists', 'lists', 'get-lists', { size: 10, asked: false }),
      fields: numberedOf(
        'name folderId:int uniqueSubscribers:int! totalSubscribers:int! totalBlacklisted:int!',
      ),
      write: writesAt('/v3/contacts/lists'),
    },
    folders: {
      list: listOf('/v3/contacts/folders', 'folders', 'get-folders', { size: 10, asked: false }),
      fields: numberedOf('name uniqueSubscribers:int! totalSubscribers:int! totalBlacklisted:int!'),
      write: writesAt('/v3/contacts/folders'),
    },
    segments: {
      list: listOf('/v3/contacts/segments', 'segments', 'get-segments', { size: 50 }),
      fields: numberedOf('segmentName! categoryName! updatedAt:datetime!'),
    },
    deals: {
      record: { id: 'id', unwrap: ['attributes'] },
      list: listOf('/v3/crm/deals', 'items', 'get-all-deals', { size: 50, asked: false }),
      fields: {
        source: 'call',
        request: { path: '/v3/crm/attributes/deals' },
        records: '.',
        members: {
          name: 'internalName',
          label: 'label',
          type: 'attributeTypeName',
          readOnly: 'isValueReadonly',
          isRequired: 'isRequired',
          options: { records: 'attributeOptions', value: 'key', label: 'value' },
        },
        types: {
          text: 'string',
          number: 'float',
          date: 'date',
          boolean: 'boolean',
          'single-select': 'singleSelect',
          'multi-choice': 'multiSelect',
          user: 'reference',
          companies: 'reference',
        },
        also: listedFields('id! name linkedContactsIds:other linkedCompaniesIds:other'),
        documentation: `${reference}/get-deal-attributes`,
      },
      write: writesAt('/v3/crm/deals', {
        update: patched,
        custom: { into: 'attributes', except: ['name', 'linkedContactsIds', 'linkedCompaniesIds'] },
      }),
    },
    tasks: {
      record: recordWith('updatedAt'),
      list: listOf('/v3/crm/tasks', 'items', 'get-all-tasks', { size: 50, asked: false }),
      fields: fieldsOf(`name taskTypeId date:datetime notes done:boolean assignToId
        contactsIds:other companiesIds:other dealsIds:other createdAt:datetime! updatedAt:datetime!`),
      write: writesAt('/v3/crm/tasks', { update: patched }),
    },
    notes: {
      record: recordWith('updatedAt'),
      list: listOf('/v3/crm/notes', '.', 'get-all-notes', { size: 50, asked: false }),
      fields: fieldsOf(
        'text contactIds:other companyIds:other dealIds:other authorId:other! createdAt:datetime! updatedAt:datetime!',
      ),
      write: writesAt('/v3/crm/notes', { update: patched }),
    },
    products: {
      record: recordWith('modifiedAt'),
      list: changing('/v3/products', 'products', 'get-products', 1000),
      changes,
      deletes: { source: 'flag', member: 'isDeleted', documentation: `${reference}/get-products` },
      fields: {
        source: 'list',
        fields: listedFields(`id name sku url imageUrl description brand categories:other price:float
          alternativePrice:float parentId stock:float metaInfo:other isDeleted:boolean createdAt:datetime!
          modifiedAt:datetime! s3Original! s3ThumbAnalytics! s3ThumbEditor!`),
        documentation: `${reference}/get-products`,
      },
      write: upsertsAt('/v3/products'),
    },
    categories: {
      record: recordWith('modifiedAt'),
      list: changing('/v3/categories', 'categories', 'get-categories', 100),
      changes,
      deletes: { source: 'flag', member: 'isDeleted', documentation: `${reference}/get-categories` },
      fields: {
        source: 'list',
        fields: listedFields('id name url isDeleted:boolean createdAt:datetime! modifiedAt:datetime!'),
        documentation: `${reference}/get-categories`,
      },
      write: upsertsAt('/v3/categories'),
    },
    emailCampaigns: emailCampaigns(),
    archivedEmailCampaigns: emailCampaigns({ status: 'archive' }),
    smsCampaigns: {
      record: recordWith('modifiedAt'),
      list: listOf('/v3/smsCampaigns', 'campaigns', 'get-sms-campaigns', { size: 1000 }),
      fields:
        numberedOf(`name! status! content! sender! organisationPrefix! unsubscribeInstruction! recipients:other!
        statistics:other! scheduledAt! sentDate:datetime! createdAt:datetime! modifiedAt:datetime!`),
    },
    templates: {
      record: recordWith('modifiedAt'),
      list: listOf('/v3/smtp/templates', 'templates', 'get-smtp-templates', { size: 1000 }),
      fields:
        numberedOf(`name! subject! isActive:boolean! testSent:boolean! sender:other! replyTo! toField! tag!
        htmlContent! customTemplateId! doiTemplate:boolean! createdAt:datetime! modifiedAt:datetime!`),
    },
    senders: {
      list: listsAt(`${reference}/get-senders`, onePage(undefined, 1000), 'senders')('/v3/senders'),
      fields: numberedOf('name! email! active:boolean! ips:other!'),
    },
  },
});
