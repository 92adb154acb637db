import type { DialectAccount } from '../account.ts';
import { Refused, UnexpectedRequest } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { toSecond } from '../times.ts';
import { OBJECTS, type ObjectName, objectNames } from './objects.ts';
import { toTest } from './search.ts';
import { webhookResolvers } from './webhooks.ts';

interface ListArguments {
  first?: number;
  after?: string | null;
  query?: string | null;
}
type Input = Record<string, unknown> & { id?: string };

const MAX_FIRST = 250;

/** What the operations of the schema do. `sizes` notes how many records each list had. */
export function resolversOf(account: DialectAccount, sizes: Map<string, number>) {
  const lists = objectNames.map((name) => [
    name,
    (asked: ListArguments) => list(account, name, asked, sizes),
  ]);
  const singles = objectNames.map((name) => [
    singleOf(name),
    ({ id }: { id: string }) => single(account, name, id),
  ]);
  return {
    ...Object.fromEntries([...lists, ...singles]),
    ...webhookResolvers(account, sizes),
    customerCreate: ({ input }: { input: Input }) => create(account, 'customers', input),
    customerUpdate: ({ input }: { input: Input }) => update(account, 'customers', input),
    customerDelete: ({ input: { id } }: { input: { id: string } }) =>
      remove(account, 'customers', id, 'deletedCustomerId'),
    orderCreate: ({ order }: { order: Input }) => create(account, 'orders', order),
    orderUpdate: ({ input }: { input: Input }) => update(account, 'orders', input),
    orderDelete: ({ orderId }: { orderId: string }) => remove(account, 'orders', orderId, 'deletedId'),
    productCreate: ({ product }: { product: Input }) => create(account, 'products', product),
    productUpdate: ({ product }: { product: Input }) => update(account, 'products', product),
    productDelete: ({ input: { id } }: { input: { id: string } }) =>
      remove(account, 'products', id, 'deletedProductId'),
  };
}

function list(
  account: DialectAccount,
  object: ObjectName,
  { first = 0, after, query, ...others }: ListArguments,
  sizes: Map<string, number>,
) {
  const [unplayed] = Object.keys(others);
  if (unplayed !== undefined) throw new UnexpectedRequest(`"${unplayed}" of a list is not simulated.`);
  if (first > MAX_FIRST) {
    throw new Refused(
      'badValue',
      `first cannot exceed ${MAX_FIRST}. To query larger amounts of data, use bulk operations.`,
    );
  }
  const hasQuery = query !== undefined && query !== null && query !== '';
  const page = account.page({
    object,
    size: first,
    cursor: after ?? undefined,
    cursors: 'position',
    isIndexed: hasQuery,
    ...(hasQuery && { where: toTest(query, OBJECTS[object].searched), whereKey: query }),
  });
  sizes.set(object, page.records.length);
  return {
    nodes: page.records.map((record) => render(object, record)),
    pageInfo: { hasNextPage: page.hasMore, endCursor: page.next ?? null },
  };
}

/** A record that is not there is null. */
function single(account: DialectAccount, object: ObjectName, id: string) {
  const record = account.find(object, id);
  return record ? render(object, record) : null;
}

function render(object: ObjectName, { id, createTime, updateTime, values }: StoredRecord) {
  return {
    ...OBJECTS[object].needed,
    ...values,
    id,
    legacyResourceId: id.slice(id.lastIndexOf('/') + 1),
    createdAt: toSecond(createTime),
    updatedAt: toSecond(updateTime),
    ...(object === 'orders' && { lineItems: { nodes: [], pageInfo: { hasNextPage: false } } }),
  };
}

function create(account: DialectAccount, object: ObjectName, { id: _, ...input }: Input) {
  const isNamed = ['firstName', 'lastName', 'email', 'phone'].some((name) => Boolean(input[name]));
  if (object === 'customers' && !isNamed) {
    return refused(null, 'A name, phone number, or email address must be present');
  }
  if (object === 'products' && !input.title) return refused(['title'], "Title can't be blank");
  return written(object, account.create(object, input));
}

function update(account: DialectAccount, object: ObjectName, { id = '', ...input }: Input) {
  const record = account.update(object, id, input);
  return record ? written(object, record) : missing(object);
}

function remove(account: DialectAccount, object: ObjectName, id: string, member: string) {
  return account.delete(object, id) ? { [member]: id, userErrors: [] } : missing(object);
}

function written(object: ObjectName, record: StoredRecord) {
  return { [singleOf(object)]: render(object, record), userErrors: [] };
}

const missing = (object: ObjectName) => refused(['id'], `${OBJECTS[object].typeName} does not exist`);

function refused(field: string[] | null, message: string) {
  return { userErrors: [{ field, message }] };
}

/** What one record is called, such as `customer`. */
function singleOf(name: ObjectName): string {
  const { typeName } = OBJECTS[name];
  return `${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}`;
}
