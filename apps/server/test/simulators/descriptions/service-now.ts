import { type Context, Hono } from 'hono';
import type { DialectEnv } from '../dialect.ts';
import type { DescribedObject } from '../general/described-object.ts';
import type { ObjectDescription, ProviderDescription } from '../general/description.ts';
import { answerList } from '../general/list.ts';
import type { ListDescription } from '../general/list-description.ts';
import { UnexpectedRequest } from '../refusal.ts';

const pages = 'https://www.servicenow.com/docs/r';

const TASK =
  'short_description:string description:string state:string category:string close_notes:string comments:string';
const ALL = `sys_created_by:string:readOnly sys_updated_by:string:readOnly sys_mod_count:string:readOnly
  sys_updated_on:string:readOnly sys_created_on:string:readOnly`;
const FOUND =
  `sys_created_by sys_updated_by sys_mod_count short_description description state category close_notes
  user_name email name`.split(/\s+/);

/** A list whose conditions were parts of a query. The address of the next page says where it is. */
const list: ListDescription = {
  paging: { by: 'lastId', parameter: 'sys_id>=' },
  size: { parameter: 'sysparm_limit', max: 10_000 },
  parameters: {
    'sys_id!=': { allows: 'any' },
    'sys_updated_on>=': { time: 'updateTime', is: '>=' },
    'sys_updated_on<=': { time: 'updateTime', is: '<=' },
    ...Object.fromEntries(FOUND.map((field) => [`${field}=`, { field }])),
    sysparm_exclude_reference_link: { allows: ['true', 'false'] },
  },
  answer: { result: '{records}' },
  headers: { link: '<{nextUrl}>;rel="next"' },
};

/** A name, an operator and a value, in which a separator is written twice. */
const CONDITION = /^([a-z_]+(?:>=|<=|!=|=))((?:[^^]|\^\^)*)(?:\^|$)/;
const ORDER = 'ORDERBYsys_id';

/** Takes a query apart, so that each condition is a parameter of its own. */
async function answerTable(c: Context<DialectEnv>, object: DescribedObject): Promise<Response> {
  const url = new URL(c.req.url);
  let query = url.searchParams.get('sysparm_query') ?? '';
  url.searchParams.delete('sysparm_query');
  while (query !== '' && query !== ORDER) {
    const [whole, name = '', value = ''] = CONDITION.exec(query) ?? [];
    if (whole === undefined || value.startsWith('javascript:')) {
      throw new UnexpectedRequest(`No part of an encoded query: ${query}`);
    }
    url.searchParams.set(name, value.replaceAll('^^', '^'));
    query = query.slice(whole.length);
  }
  c.req.raw = new Request(url, c.req.raw);
  return answerList(c, object, list, {});
}

const table = (name: string, fields: string): ObjectDescription => ({
  path: `/api/now/table/${name}`,
  fields: `${fields} ${ALL}`,
  id: '9c573169c611228700193229fff{n:5}',
});

/** ServiceNow's Table API. */
export const serviceNow: ProviderDescription = {
  provider: 'serviceNow',
  documentation: [
    `${pages}/api-reference/rest-apis/c_TableAPI.html`,
    `${pages}/platform-user-interface/c_EncodedQueryStrings.html`,
    `${pages}/platform-user-interface/r_OpAvailableFiltersQueries.html`,
    `${pages}/api-reference/server-api-reference/GlideStringUtilScopedAPI.html`,
    `${pages}/api-reference/rest-api-explorer/inbound-REST-API-rate-limiting.html`,
  ],
  signIn: { authorizePath: '/oauth_auth.do', tokenPath: '/oauth_token.do' },
  errors: { body: { error: { message: '{message}', detail: null }, status: 'failure' } },
  object: {
    times: 'spaced',
    record: {
      '...': '{values}',
      sys_id: '{id}',
      sys_created_on: '{created}',
      sys_updated_on: '{updated}',
    },
    one: { result: '{record}' },
    get: { takes: ['sysparm_exclude_reference_link'] },
    create: { takes: ['sysparm_exclude_reference_link'], status: 201 },
    update: { method: 'PUT', takes: ['sysparm_exclude_reference_link'] },
    delete: { status: 204 },
    sent: { unknown: 'ignored', readOnly: 'ignored' },
  },
  objects: {
    incident: table('incident', TASK),
    problem: table('problem', TASK),
    sys_user: table('sys_user', 'user_name:string name:string email:string title:string phone:string'),
  },
  functions: {
    // What is empty is an empty text.
    shown: (_, __, value) => value ?? '',
    routes(objects) {
      const routes = new Hono<DialectEnv>();
      for (const [name, object] of Object.entries(objects)) {
        routes.get(`/api/now/table/${name}`, (c) => answerTable(c, object));
      }
      return routes;
    },
  },
};
