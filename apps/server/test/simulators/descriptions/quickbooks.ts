import { type Context, Hono } from 'hono';
import type { DialectEnv } from '../dialect.ts';
import type { DescribedObject } from '../general/described-object.ts';
import type { ObjectDescription, ProviderDescription } from '../general/description.ts';
import { type DigestNode, documentedLists, typeOf } from '../general/digest-lists.ts';
import { answerList } from '../general/list.ts';
import type { ListDescription } from '../general/list-description.ts';
import { rendererOf } from '../general/render.ts';
import { sentValues } from '../general/sent-values.ts';
import { Refused, UnexpectedRequest } from '../refusal.ts';

const docs = 'https://developer.intuit.com/app/developer/qbo/docs';

/** The company. */
export const REALM = '9130347596842176';
const company = `/v3/company/${REALM}`;

const errors: ProviderDescription['errors'] = {
  statuses: { notFound: 400 },
  body: {
    Fault: {
      Error: [
        { Message: 'Request has invalid data', Detail: '{message}', code: '{code}', element: '{field}' },
      ],
      type: 'ValidationFault',
    },
    time: '2026-03-02T04:10:07.345-08:00',
  },
  codes: { unauthorized: '3200', notFound: '610', rateLimited: '003001', otherwise: '2010' },
};

/** Lists of names, whose entries are made inactive. */
const NAMES = 'Account Class Customer Department Employee Item PaymentMethod TaxCode Term Vendor'.split(' ');
/** What is only read. */
const READ = 'Budget CompanyInfo CustomerType TaxAgency TaxCode TaxRate'.split(' ');

/** What a condition can be about. */
const FOUND =
  'Id DocNumber TxnDate Balance GivenName MiddleName FamilyName CompanyName Name Sku Description Type'.split(
    ' ',
  );

const { lists, at } = documentedLists('quickbooks');
const entities = Object.entries(at(lists[0]?.answer.properties?.QueryResponse).properties ?? {}).filter(
  ([, { items }]) => items,
);

function listOf(name: string): ListDescription {
  return {
    path: `${company}/query`,
    of: { FROM: name },
    paging: { by: 'counted', parameter: 'STARTPOSITION' },
    size: { parameter: 'MAXRESULTS', max: 1000, usual: 100 },
    parameters: {
      'MetaData.LastUpdatedTime >': { time: 'updateTime', is: '>' },
      'MetaData.LastUpdatedTime >=': { time: 'updateTime', is: '>=' },
      'MetaData.LastUpdatedTime <=': { time: 'updateTime', is: '<=' },
      'MetaData.CreateTime >': { time: 'createTime', is: '>' },
      ORDERBY: { orders: { 'MetaData.CreateTime': 'createTime', 'MetaData.LastUpdatedTime': 'updateTime' } },
      ...Object.fromEntries(
        FOUND.flatMap((field) => [
          [`${field} =`, { field }],
          [`${field} IN`, { field, several: true }],
        ]),
      ),
      // Who does not ask for both gets what is active.
      ...(NAMES.includes(name) && {
        'Active IN': { showsDeleted: 'too', when: 'true,false' },
      }),
    },
    goesOnBy: 'MetaData.CreateTime >',
    answer: { QueryResponse: { [name]: '{records}', startPosition: 1, maxResults: '{count}' }, time: '' },
  };
}

function objectOf(name: string, record: Readonly<Record<string, DigestNode>>): ObjectDescription {
  const isOwn = (member: string) => /^(Id|SyncToken|MetaData|domain|sparse|status)$/.test(member);
  const words = Object.entries(record).flatMap(([member, node]) =>
    isOwn(member) ? [] : `${member}:${typeOf(node)}`,
  );
  return {
    path: `${company}/${name.toLowerCase()}`,
    id: '1{n:4}',
    fields: words.join(' '),
    record: {
      '...': '{values}',
      domain: 'QBO',
      sparse: false,
      Id: '{id}',
      SyncToken: '0',
      MetaData: { CreateTime: '{created}', LastUpdatedTime: '{updated}' },
    },
    one: { [name]: '{record}', time: '2026-03-02T04:10:07.345-08:00' },
    list: listOf(name),
    ...(READ.includes(name) && { without: ['create'] }),
  };
}

/** A value in quotes, where a backslash stands before a quote, or a word. */
const VALUE = String.raw`'(?:[^'\\]|\\.)*'|true|false|-?[\d.]+`;
const CONDITION = new RegExp(
  String.raw`^([\w.]+) (IN|<=|>=|=|<|>|LIKE) (\((?:${VALUE})(?:, ?(?:${VALUE}))*\)|${VALUE})`,
);
const STATEMENT = /^SELECT \* FROM (\w+)/;
const END = /^(?: ORDERBY ([\w.]+(?: DESC)?))?(?: STARTPOSITION (\d+))?(?: MAXRESULTS (\d+))?$/;

const unquoted = (text: string) => text.replace(/^'(.*)'$/s, '$1').replaceAll(/\\(.)/g, '$1');

/** The parts of a select statement as parameters. */
function parametersOf(statement: string): Record<string, string> {
  const wrong = () =>
    new Refused('badRequest', `QueryParserError: the statement cannot be read: ${statement}`);
  const [start, entity] = STATEMENT.exec(statement) ?? [];
  if (start === undefined || entity === undefined) throw wrong();
  let rest = statement.slice(start.length);
  const found: Record<string, string> = { FROM: entity };
  for (let word = ' WHERE '; rest.startsWith(word); word = ' AND ') {
    const [whole, field, operator, value = ''] = CONDITION.exec(rest.slice(word.length)) ?? [];
    if (whole === undefined) throw wrong();
    const values = value.startsWith('(') ? value.match(new RegExp(VALUE, 'g')) : [value];
    found[`${field} ${operator}`] = (values ?? []).map(unquoted).join(',');
    rest = rest.slice(word.length + whole.length);
  }
  const [end, order, position = '1', size] = END.exec(rest) ?? [];
  if (end === undefined) throw wrong();
  // The first record is number 1.
  const place = {
    STARTPOSITION: String(Number(position) - 1),
    ...(size !== undefined && { MAXRESULTS: size }),
  };
  return { ...found, ...place, ...(order !== undefined && { ORDERBY: order }) };
}

async function answerQuery(
  c: Context<DialectEnv>,
  objects: Readonly<Record<string, DescribedObject>>,
): Promise<Response> {
  const { query = '', ...others } = c.req.query();
  if (Object.keys(others).length > 0) throw new UnexpectedRequest('A query takes query, and nothing else.');
  const { FROM = '', ...asked } = parametersOf(query);
  const object = objects[FROM];
  if (!object?.description.list) throw new Refused('badRequest', `QueryValidationError: no entity ${FROM}.`);
  const always = 'MetaData.CreateTime >';
  const { [always]: since, ...conditions } = asked;
  // Every record was made later, and an index is asked for nothing.
  const isSaid = since !== undefined && !since.startsWith('1970');
  const url = new URL(c.req.url);
  url.search = new URLSearchParams({ FROM, ...conditions, ...(isSaid && { [always]: since }) }).toString();
  c.req.raw = new Request(url, c.req.raw);
  const answer = await answerList(c, object, object.description.list, {});
  const body = await answer.json();
  // An empty list is not named.
  const isEmpty = body.QueryResponse?.[FROM]?.length === 0;
  return c.json(isEmpty ? { ...body, QueryResponse: {} } : body);
}

/** A record that is sent with its id is changed, or deleted. It has to be the latest version. */
async function answerChange(c: Context<DialectEnv>, object: DescribedObject): Promise<Response> {
  const { Id, SyncToken, sparse, ...values } = await c.req.json();
  const { account } = c.var;
  const record = account.find(object.name, String(Id));
  if (!record) throw new Refused('notFound', 'Object Not Found: Another user has deleted this transaction.');
  if (SyncToken !== '0')
    throw new Refused('badRequest', 'Stale Object Error: You and another user were working on this.');
  if (NAMES.includes(object.name) && values.Active === false) account.delete(object.name, record.id);
  if (c.req.query('operation') === 'delete') {
    account.delete(object.name, record.id);
    return c.json({ [object.name]: { status: 'Deleted', domain: 'QBO', Id }, time: '' });
  }
  if (sparse !== true)
    throw new UnexpectedRequest('A change that is not sparse takes away what it does not name.');
  c.req.bodyCache = {};
  c.req.raw = new Request(c.req.url, { method: 'POST', body: JSON.stringify(values) });
  account.update(
    object.name,
    record.id,
    await sentValues(c, object, { errors, body: undefined, before: record.values }),
  );
  const shown = rendererOf(account, object)(account.find(object.name, record.id) ?? record);
  return c.json({ [object.name]: shown, time: '' });
}

/** The Accounting API of QuickBooks Online, version 3. */
export const quickbooks: ProviderDescription = {
  provider: 'quickbooks',
  documentation: [
    `${docs}/learn/explore-the-quickbooks-online-api/data-queries`,
    `${docs}/develop/troubleshooting/handling-common-errors`,
    `${docs}/develop/rest-api-features`,
    'https://blogs.intuit.com/2017/02/08/deep-dive-sql-queries',
  ],
  signIn: { authorizePath: '/connect/oauth2', tokenPath: '/oauth2/v1/tokens/bearer' },
  errors,
  object: {
    record: '{values}',
    create: { status: 200, onceBy: 'requestid', takes: ['requestid'] },
    values: {
      list: { always: null },
      CompanyName: { text: 'Company {n}' },
    },
  },
  objects: Object.fromEntries(
    entities.map(([name, { items }]) => [name, objectOf(name, at(items).properties ?? {})]),
  ),
  functions: {
    // Members without a value are left out.
    shown: (_object, { name }, value, _created, isDeleted) =>
      name === 'Active' ? !isDeleted : (value ?? undefined),
    routes(objects) {
      const routes = new Hono<DialectEnv>();
      routes.get(`${company}/query`, (c) => answerQuery(c, objects));
      routes.post(`${company}/:entity`, async (c, next) => {
        const object = Object.values(objects).find(
          ({ name }) => name.toLowerCase() === c.req.param('entity'),
        );
        const body = await c.req.json().catch(() => ({}));
        return object && body.Id !== undefined ? answerChange(c, object) : next();
      });
      return routes;
    },
  },
};
