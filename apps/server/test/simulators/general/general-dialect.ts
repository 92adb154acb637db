import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { DialectAccount } from '../account.ts';
import type { Dialect, DialectEnv } from '../dialect.ts';
import { missingField } from '../fields.ts';
import { Refused, UnexpectedRequest } from '../refusal.ts';
import { refuser, retryAfterHeader } from '../refuser.ts';
import type { StoredRecord } from '../store/entry.ts';
import { type DescribedObject, describedObjects } from './described-object.ts';
import type {
  CallDescription,
  CreateDescription,
  ErrorsDescription,
  ProviderDescription,
  SignInDescription,
} from './description.ts';
import { withDigest } from './from-digest.ts';
import { answerList, isOf, parameterOf } from './list.ts';
import { describeFields, rendererOf } from './render.ts';
import { refusal, sentValues } from './sent-values.ts';
import { fill, type Template } from './template.ts';
import { describedWebhooks } from './webhooks.ts';

type Call = Context<DialectEnv>;

/**
 * Plays the API that a description tells of.
 * @param others objects that are not described, but may be above those that are
 */
export function generalDialect(description: ProviderDescription, others: Dialect['objects'] = {}): Dialect {
  const { provider, signIn, headers = {}, errors, fixed = {}, functions } = description;
  const objects = describedObjects(description, others);
  const webhooks = describedWebhooks(description, objects);
  const { authorizePath, tokenPath, clientSecretIn, credential } = signIn;
  return {
    provider,
    objects,
    ...(authorizePath !== undefined && { authorizePath }),
    ...(tokenPath !== undefined && { tokenPath }),
    ...(clientSecretIn && { clientSecretIn }),
    ...(credential && { credentialOf: (request: Request) => credentialOf(request, credential) }),
    refuse: functions?.refuse ?? refuserOf(errors),
    ...(webhooks?.dialect.subscriptionsOf && { subscriptionsOf: webhooks.dialect.subscriptionsOf }),
    ...(webhooks?.dialect.sendEventsTo && { sendEventsTo: webhooks.dialect.sendEventsTo }),
    routes() {
      const api = new Hono<DialectEnv>();
      for (const [call, answer] of Object.entries(fixed)) {
        const [method = '', path = ''] = call.split(' ');
        api.on([method], [path], (c) => c.json(fill(answer, { account: c.var.account.id }) as object));
      }
      api.use(async (c, next) => {
        const missing = Object.entries(headers).find(([name, value]) => c.req.header(name) !== value);
        if (missing) throw new UnexpectedRequest(`The header ${missing[0]} must be ${missing[1]}.`);
        return next();
      });
      if (functions?.routes) api.route('/', functions.routes(objects));
      if (webhooks?.routes) api.route('/', webhooks.routes);
      const all = Object.values(objects);
      all.forEach((object, place) => {
        const isShared = all
          .slice(place + 1)
          .some((later) => later.description.path === object.description.path);
        addCalls(api, object, errors, isShared);
      });
      return api;
    },
  };
}

/** What a dialect of code says of the lists that are played from the vendor's document. */
export type DescribedLists = Pick<
  ProviderDescription,
  'documentation' | 'object' | 'documented' | 'elsewhere' | 'places'
> & {
  /** Objects that no code is needed for. */
  readonly objects?: ProviderDescription['objects'];
  /** What stands before the paths of the document, such as `/sites/:site`. */
  readonly at?: string;
};

/** A dialect of code, with the lists of the vendor's document that it has no word of. Its own calls come first. */
export function withLists(dialect: Dialect, { at = '/', ...described }: DescribedLists): Dialect {
  const { provider } = dialect;
  const none = { signIn: {}, errors: { body: '' }, objects: {} };
  const lists = generalDialect(withDigest({ provider, ...none, ...described }), dialect.objects);
  return {
    ...dialect,
    objects: { ...lists.objects, ...dialect.objects },
    routes: (world) => dialect.routes(world).route(at, lists.routes(world)),
  };
}

/** How a call is made. */
type Where = Pick<CallDescription, 'method' | 'path'>;

type Handler = MiddlewareHandler<DialectEnv>;

/**
 * The calls about an object, as far as they are described.
 * @param isShared whether a later object has its records at the same path
 */
function addCalls(
  api: Hono<DialectEnv>,
  object: DescribedObject,
  errors: ErrorsDescription,
  isShared: boolean,
): void {
  const { path, list, search, get, create, update, upsert, describe } = object.description;
  const { delete: remove } = object.description;
  const add = (usual: Required<Where>, call: Where, act: Handler) => {
    const { method = usual.method, path: at = usual.path } = call;
    api.on([method], [at.replaceAll(/\{(\w+)\}/g, ':$1')], act);
  };
  const addOne = (
    usual: Required<Where>,
    call: CallDescription,
    act: (c: Call) => Promise<Response> | Response,
  ) =>
    add(usual, call, async (c, next) => {
      const { takes = [] } = call;
      const id = c.req.param('id');
      if (isShared && id !== undefined && !c.var.account.find(object.name, id)) return next();
      const unknown = Object.keys(c.req.query()).find((name) => !takes.includes(parameterOf(name)));
      if (unknown === undefined) return act(c);
      throw new UnexpectedRequest(`${c.req.method} ${c.req.path} does not take ${unknown}.`);
    });
  const of = { method: 'GET', path: `${path}/{id}` } as const;
  if (describe) {
    const asked = Object.entries(describe.query ?? {});
    // Hono goes on to the next object with the same path.
    api.get(describe.path, async (c, next) =>
      asked.every(([name, value]) => c.req.query(name) === value)
        ? c.json(describeFields(c.var.account.fieldsOf(object.name), describe) as object)
        : next(),
    );
  }
  for (const one of [list, search]) {
    if (!one) continue;
    add({ method: 'GET', path }, one, async (c, next) =>
      (await isOf(c, one)) ? answerList(c, object, one, aboveOf(c, object)) : next(),
    );
  }
  for (const one of [create, upsert]) {
    if (one) addOne({ method: 'POST', path }, one, (c) => answerCreate(c, object, one, errors));
  }
  if (get) addOne(of, get, (c) => answerOne(c, object, get, found(c, object, errors)));
  if (update) {
    addOne({ ...of, method: 'PATCH' }, update, async (c) => {
      const { id, values: before } = found(c, object, errors);
      const values = await sentValues(c, object, { errors, body: update.body, before });
      const gone = update.replaces ? Object.keys(before).map((name) => [name, null]) : [];
      c.var.account.update(object.name, id, { ...Object.fromEntries(gone), ...values });
      return answerOne(c, object, update, found(c, object, errors));
    });
  }
  if (remove) {
    addOne({ ...of, method: 'DELETE' }, remove, (c) => {
      const { id } = found(c, object, errors);
      c.var.account.delete(object.name, id);
      const { answer, status = answer === undefined ? 204 : 200 } = remove;
      if (answer === undefined) return c.body(null, status as 204);
      return c.json(fill(answer, { id, number: Number(id) }) as object, status as 200);
    });
  }
}

async function answerCreate(
  c: Call,
  object: DescribedObject,
  create: CreateDescription,
  errors: ErrorsDescription,
): Promise<Response> {
  const { account } = c.var;
  const sent = await sentValues(c, object, { errors, body: create.body, before: {} });
  const values = { ...create.gives, ...sent, ...aboveOf(c, object) };
  const fields = uniqueFields(c, create);
  const same = fields && sameIn(account, object, fields, values);
  const missing = same ? undefined : missingField(account.fieldsOf(object.name), values)?.name;
  if (missing !== undefined) throw refusal(errors, 'missingField', missing);
  const key =
    create.onceBy === undefined ? undefined : (c.req.header(create.onceBy) ?? c.req.query(create.onceBy));
  if (same && create.unique?.means === 'conflict')
    throw recordRefusal(errors, 'conflict', object.singular, same.id);
  const make = () =>
    (same && account.update(object.name, same.id, sent)) ?? account.create(object.name, values);
  const record = key === undefined ? make() : account.once(key, JSON.stringify(sent), make);
  return answerOne(c, object, { status: 201, ...create }, record);
}

function answerOne(
  c: Call,
  object: DescribedObject,
  { answer, status = 200 }: { answer?: Template; status?: number },
  record: StoredRecord,
): Response {
  if (status === 204) return c.body(null, status);
  const shape = answer ?? object.description.one ?? '{record}';
  const shown = rendererOf(c.var.account, object)(record);
  const places = { record: shown, number: Number(record.id), singular: object.singular };
  return c.json(fill(shape, places) as object, status as 200);
}

/** The record of a call, which must be below those that the path names. */
function found(c: Call, object: DescribedObject, errors: ErrorsDescription): StoredRecord {
  const record = c.var.account.find(object.name, c.req.param('id') ?? '');
  const above = aboveOf(c, object);
  const isBelow = Object.entries(above).every(([field, id]) => String(record?.values[field]) === id);
  if (record && isBelow) return record;
  throw recordRefusal(errors, 'notFound', object.singular);
}

/** The fields of a record that the path says, by name. Their records must be there. */
function aboveOf(c: Call, { below, singular }: DescribedObject): Record<string, string> {
  const named = Object.keys(below).flatMap((field) => {
    const id = c.req.param(field);
    return id === undefined ? [] : [[field, id] as const];
  });
  for (const [field, id] of named) {
    // A place that is no id of a list has nothing to be looked for.
    const above = below[field] ?? '';
    if (above !== '' && !c.var.account.find(above, id)) {
      throw new Refused('notFound', `There is no ${field} ${id} for a ${singular}.`);
    }
  }
  return Object.fromEntries(named);
}

/**
 * The fields by which a create finds a record that is there.
 * @throws {Refused} when the caller names one whose values are not unique
 */
function uniqueFields(c: Call, { unique }: CreateDescription): readonly string[] | undefined {
  if (unique?.named === undefined) return unique?.fields;
  const name = c.req.query(unique.named) ?? '';
  if (unique.fields.includes(name)) return [name];
  throw new Refused('badRequest', `${unique.named} has to name a unique field, and "${name}" is none.`);
}

/** The record that has the same in one of these fields, which may have several values. */
function sameIn(
  account: DialectAccount,
  { name }: DescribedObject,
  fields: readonly string[],
  values: Readonly<Record<string, unknown>>,
): StoredRecord | undefined {
  const given = fields.filter((field) => Boolean(values[field]));
  return account
    .everyRecord(name)
    .find((one) => !one.isDeleted && given.some((field) => haveCommon(one.values[field], values[field])));
}

const haveCommon = (one: unknown, other: unknown) =>
  [one].flat().some((value) => [other].flat().includes(value));

const RECORD_WORDS = {
  notFound: 'There is no such {singular}.',
  conflict: 'There is a {singular} with the same: {id}.',
} as const;

function recordRefusal(
  { messages = {} }: ErrorsDescription,
  kind: keyof typeof RECORD_WORDS,
  singular: string,
  id?: string,
): Refused {
  const text = messages[kind] ?? RECORD_WORDS[kind];
  const title = singular.charAt(0).toUpperCase() + singular.slice(1);
  return new Refused(kind, String(fill(text, { singular, title, id })));
}

function refuserOf({
  statuses = {},
  body,
  bodies = {},
  codes = {},
  messages = {},
  waitHeader,
}: ErrorsDescription) {
  const ofFields = ['unknownField', 'badValue', 'notFound', 'conflict'];
  return refuser({
    statuses,
    body({ kind, message, field, code = codes[kind] ?? codes.otherwise ?? kind }, status) {
      // What is about a field or a record has its words already.
      const words = ofFields.includes(kind) ? message : (messages[kind] ?? message);
      return fill(bodies[kind] ?? body, { message: words, status, code, field });
    },
    headers: ({ retryAfter }) =>
      waitHeader !== undefined && retryAfter !== undefined && /^\d+$/.test(retryAfter)
        ? { [waitHeader]: retryAfter }
        : retryAfterHeader({ retryAfter }),
  });
}

function credentialOf(
  request: Request,
  credential: NonNullable<SignInDescription['credential']>,
): DialectAccount['accessToken'] | undefined {
  if ('query' in credential) return new URL(request.url).searchParams.get(credential.query) ?? undefined;
  if ('header' in credential) {
    const { header, prefix = '' } = credential;
    const text = request.headers.get(header);
    return text?.startsWith(prefix) ? text.slice(prefix.length) : undefined;
  }
  const encoded = /^Basic (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const [user, password] = Buffer.from(encoded ?? '', 'base64')
    .toString()
    .split(':');
  return credential.basic === 'user' ? user : password;
}
