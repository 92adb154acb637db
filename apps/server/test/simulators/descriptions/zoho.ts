import { type Context, Hono } from 'hono';
import type { DialectEnv } from '../dialect.ts';
import type { DescribedObject } from '../general/described-object.ts';
import type { ObjectDescription, ProviderDescription } from '../general/description.ts';
import { answerList } from '../general/list.ts';
import type { ListDescription } from '../general/list-description.ts';
import { Refused } from '../refusal.ts';

const docs = 'https://www.zoho.com/crm/developer/docs/api/v8';

/** What a condition can be about: whether it has a value, one of some, or none of some. */
const compared = (field: string): NonNullable<ListDescription['parameters']> => ({
  [`${field} =`]: { field },
  [`${field} in`]: { field, several: true },
});

/** Modules, with some of their fields as the vendor's clients name them: https://github.com/zoho/zohocrm-nodejs-sdk-7.0 */
const MODULES = {
  Leads:
    'Last_Name:text:required First_Name:text Company:text Designation:text Email:email Phone:phone Priority:picklist:custom',
  Contacts: 'Last_Name:text:required First_Name:text Email:email Phone:phone',
  Accounts: 'Account_Name:text:required Website:website Employees:integer',
  Deals: 'Deal_Name:text:required Stage:picklist Amount:currency Closing_Date:date',
  Campaigns: 'Campaign_Name:text:required Status:picklist Start_Date:date',
  Tasks: 'Subject:text:required Status:picklist Due_Date:date',
  Cases: 'Subject:text:required Status:picklist Email:email',
  Events: 'Event_Title:text:required Venue:text',
  Calls: 'Subject:text:required Call_Type:picklist Call_Duration:text',
  Solutions: 'Solution_Title:text:required Status:picklist',
  Products: 'Product_Name:text:required Product_Code:text Unit_Price:currency',
  Vendors: 'Vendor_Name:text:required Email:email Website:website',
  Price_Books: 'Price_Book_Name:text:required Pricing_Model:picklist',
  Quotes: 'Subject:text:required Quote_Stage:picklist Valid_Till:date',
  Sales_Orders: 'Subject:text:required Status:picklist Due_Date:date',
  Purchase_Orders: 'Subject:text:required Status:picklist Due_Date:date',
  Invoices: 'Subject:text:required Status:picklist Due_Date:date',
};
const FOUND = Object.values(MODULES)
  .join(' ')
  .split(' ')
  .map((word) => word.replace(/:.*/, ''));

const list: ListDescription = {
  path: '/crm/v8/coql',
  paging: { by: 'lastId', parameter: 'id >' },
  size: { parameter: 'limit', max: 2000, usual: 200 },
  parameters: {
    fields: { fields: true },
    'Modified_Time >=': { time: 'updateTime', is: '>=' },
    'Modified_Time <=': { time: 'updateTime', is: '<=' },
    ...Object.assign({}, ...FOUND.map(compared)),
  },
  answer: { data: '{records}', info: { count: '{count}', more_records: '{more}' } },
};

/** What was deleted, of which only this is told. Times in the header have no fractions, as the vendor's clients write them. */
const bin: ListDescription = {
  paging: { by: 'page', parameter: 'page', first: 1 },
  size: { parameter: 'per_page', max: 200, usual: 200 },
  parameters: { deletedOnly: { showsDeleted: 'only', when: 'true' } },
  headerParameters: { 'if-modified-since': { time: 'updateTime', is: '>=' } },
  answer: {
    data: '{records}',
    info: { per_page: '{size}', count: '{count}', page: '{page}', more_records: '{more}' },
  },
};
const binned = { id: '{id}', display_name: null, type: 'recycle', deleted_time: '{updated}' };

async function answerDeleted(c: Context<DialectEnv>, object: DescribedObject): Promise<Response> {
  const since = c.req.header('if-modified-since');
  if (since !== undefined && /\.\d/.test(since)) throw new Refused('badValue', 'invalid If-Modified-Since');
  c.req.raw = new Request(`${c.req.url}&deletedOnly=true`, c.req.raw);
  const description = { ...object.description, record: binned };
  return answered(
    c,
    await answerList(c, { ...object, description }, bin, {}),
    since === undefined ? 204 : 304,
  );
}

/** A list without records is answered 204, and 304 where the header asked for changes: `status-codes.html` of the docs. */
async function answered(c: Context<DialectEnv>, answer: Response, empty: 204 | 304 = 204): Promise<Response> {
  const body = await answer.json();
  return body.data?.length === 0 ? c.body(null, empty) : c.json(body);
}

function objectOf(name: string, fields: string): ObjectDescription {
  return {
    path: `/crm/v8/${name}`,
    fields: `${fields} Modified_Time:datetime:readOnly Created_Time:datetime:readOnly`,
    id: '5725767000000{n:6}',
    upsert: {
      path: `/crm/v8/${name}/upsert`,
      answer: details('record updated', 'update'),
      status: 200,
      unique: { fields: ['Email'], means: 'update' },
    },
    describe: {
      path: '/crm/v8/settings/fields',
      query: { module: name },
      field: {
        api_name: '{name}',
        field_label: '{label}',
        data_type: '{type}',
        custom_field: '{isCustom}',
        read_only: '{isReadOnly}',
        system_mandatory: '{isRequired}',
      },
      answer: { fields: '{fields}' },
    },
  };
}

const details = (message: string, action?: string) => ({
  data: [
    {
      code: 'SUCCESS',
      ...(action !== undefined && { action }),
      details: {
        id: '{record.id}',
        Modified_Time: '{record.Modified_Time}',
        Created_Time: '{record.Created_Time}',
      },
      message,
      status: 'success',
    },
  ],
});

const CONDITION =
  /^(\w+) (?:(is not null|is null)|(in|not in) \(((?:'(?:[^']|'')*'(?:, ?)?)+)\)|(=|!=|>=|<=|>|<) ('(?:[^']|'')*'|-?[\d.]+|true|false))/;
const QUERY = /^select ([\w., ]+) from (\w+) where /;

const unquoted = (text: string) => text.replace(/^'(.*)'$/s, '$1').replaceAll("''", "'");

/** Two conditions in brackets, or one. More stand in pairs. */
class Reader {
  rest: string;
  readonly found: [what: string, value: string][] = [];

  constructor(text: string) {
    this.rest = text;
  }

  pair(): void {
    this.term();
    if (this.took(' and ')) this.term();
  }

  took(word: string): boolean {
    const isThere = this.rest.startsWith(word);
    if (isThere) this.rest = this.rest.slice(word.length);
    return isThere;
  }

  private term(): void {
    if (this.took('(')) {
      this.pair();
      if (!this.took(')')) throw wrong(this.rest);
      return;
    }
    const [whole, field, empty, list, values = '', operator, value = ''] = CONDITION.exec(this.rest) ?? [];
    if (whole === undefined) throw wrong(this.rest);
    this.rest = this.rest.slice(whole.length);
    if (list !== undefined) {
      const all = values.match(/'(?:[^']|'')*'/g) ?? [];
      this.found.push([`${field} ${list}`, all.map(unquoted).join(',')]);
    } else if (empty === undefined) this.found.push([`${field} ${operator}`, unquoted(value)]);
    else if (field !== 'id') throw wrong(whole);
  }
}

const wrong = (near: string) => new Refused('badRequest', `unable to parse the query near: ${near}`);

async function answerQuery(
  c: Context<DialectEnv>,
  objects: Readonly<Record<string, DescribedObject>>,
): Promise<Response> {
  const { select_query: query } = await c.req.json();
  const [start = '', columns = '', name = ''] = QUERY.exec(String(query)) ?? [];
  const object = objects[name];
  if (!object) throw wrong(String(query));
  const reader = new Reader(String(query).slice(start.length));
  reader.pair();
  if (!reader.took(' order by id')) throw wrong(reader.rest);
  const [, limit] = /^ limit (\d+)$/.exec(reader.rest) ?? [];
  if (limit === undefined) throw wrong(reader.rest);
  const names = columns.split(/, ?/);
  if (names.length > 50) throw new Refused('badRequest', 'A query has 50 columns at most.');
  const known = c.var.account.fieldsOf(name).map((field) => field.name);
  const odd = names.find((column) => column !== 'id' && !known.includes(column));
  if (odd !== undefined) throw new Refused('unknownField', 'invalid query formed', { field: odd });
  const url = new URL(c.req.url);
  const asked = { ...Object.fromEntries(reader.found), fields: names.join(','), limit };
  url.search = new URLSearchParams(asked).toString();
  c.req.raw = new Request(url);
  return answered(c, await answerList(c, object, list, {}));
}

/** Zoho CRM, version 8 of its API. */
export const zoho: ProviderDescription = {
  provider: 'zoho',
  documentation: [
    'https://github.com/zoho/crm-oas',
    `${docs}/COQL-Overview.html`,
    `${docs}/COQL-Limitations.html`,
    `${docs}/status-codes.html`,
    `${docs.replace('v8', 'v7')}/get-deleted-records.html`,
    'https://www.zoho.com/accounts/protocol/oauth/use-access-token.html',
    'https://help.zoho.com/portal/en/community/topic/kaizen-171-faqs-on-coql-api',
  ],
  signIn: {
    authorizePath: '/oauth/v2/auth',
    tokenPath: '/oauth/v2/token',
    credential: { header: 'authorization', prefix: 'Zoho-oauthtoken ' },
  },
  errors: {
    statuses: { unknownField: 400 },
    body: { code: '{code}', details: {}, message: '{message}', status: 'error' },
    bodies: {
      unknownField: {
        code: '{code}',
        details: { reason: 'column given seems to be invalid', column_name: '{field}' },
        message: '{message}',
        status: 'error',
      },
    },
    codes: {
      unauthorized: 'INVALID_TOKEN',
      forbidden: 'NO_PERMISSION',
      notFound: 'INVALID_DATA',
      rateLimited: 'TOO_MANY_REQUESTS',
      unknownField: 'INVALID_QUERY',
      otherwise: 'INVALID_DATA',
    },
  },
  fixed: {
    'GET /oauth/user/info': { ZUID: 1, Display_Name: 'Ada', Email: 'ada@mail.example' },
    'GET /crm/v8/org': { org: [{ zgid: '2560636', company_name: 'Oak' }] },
  },
  object: {
    without: ['get'],
    record: { '...': '{values}', id: '{id}', Modified_Time: '{updated}', Created_Time: '{created}' },
    list,
    create: { answer: details('record added'), status: 201 },
    update: { method: 'PUT', answer: details('record updated') },
    delete: {
      answer: {
        data: [{ code: 'SUCCESS', details: { id: '{id}' }, message: 'record deleted', status: 'success' }],
      },
    },
    sent: { inside: 'data.0', beside: ['duplicate_check_fields'] },
    types: { picklist: 'text' },
    values: { Email: { text: 'person{n}@mail.example' }, picklist: { oneOf: ['Open', 'Waiting', 'Closed'] } },
  },
  objects: Object.fromEntries(
    Object.entries(MODULES).map(([name, fields]) => [name, objectOf(name, fields)]),
  ),
  functions: {
    routes(objects) {
      const routes = new Hono<DialectEnv>();
      routes.post('/crm/v8/coql', (c) => answerQuery(c, objects));
      for (const [name, object] of Object.entries(objects)) {
        routes.get(`/crm/v8/${name}/deleted`, (c) => answerDeleted(c, object));
      }
      return routes;
    },
  },
};
