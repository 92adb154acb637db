import { readFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import type { DialectAccount } from '../account.ts';
import { schemaOfText } from '../graphql.ts';
import { OBJECTS, type ObjectName, objectNames, type ShopField } from './objects.ts';

const file = new URL('../../digests/shopify.digest', import.meta.url);
/** Each definition of the vendor's schema, as its digest has it. */
const DEFINITIONS: readonly string[] = JSON.parse(readFileSync(file, 'utf8'))
  .schema.join('\n')
  .split(/^(?=(?:type|input|enum|scalar) )/m);

/** Lists in records, which the digest does not have. */
const LISTS = `
type LineItem { id: ID! name: String! quantity: Int! }
type LineItemConnection { nodes: [LineItem!]! pageInfo: PageInfo! }
`;

/** The inputs of each object, by whether they name a record that is changed. */
const INPUTS: Readonly<Record<ObjectName, Readonly<Record<string, string>>>> = {
  customers: { CustomerInput: 'id: ID' },
  orders: { OrderCreateOrderInput: '', OrderInput: 'id: ID!' },
  products: { ProductCreateInput: '', ProductUpdateInput: 'id: ID!' },
  // Its mutations take many at once, and are not known here.
  productVariants: {},
};

/** The schema of an account, whose fields a test may have changed. */
export function schemaOf(account: DialectAccount): GraphQLSchema {
  const own = objectNames.flatMap((name) => [OBJECTS[name].typeName, ...Object.keys(INPUTS[name])]);
  const common = DEFINITIONS.filter((one) => !own.includes(one.split(' ')[1] ?? ''));
  return schemaOfText([...common, LISTS, ...objectNames.map((name) => typesOf(account, name))].join('\n'));
}

function typesOf(account: DialectAccount, name: ObjectName): string {
  const { typeName } = OBJECTS[name];
  const fields = account.fieldsOf(name) as ShopField[];
  const said = DEFINITIONS.find((one) => one.startsWith(`type ${typeName} `))?.split('\n') ?? [];
  const deprecated = said.filter((line) => line.endsWith('@deprecated'));
  const shown = fields.map(({ name: field, takes = '', type }) => {
    const isDeprecated = deprecated.some((line) => line.startsWith(` ${field}:`));
    return `${field}${takes}: ${known(type)}${isDeprecated ? ' @deprecated' : ''}`;
  });
  const inputs = Object.entries(INPUTS[name]).map(([input, id]) => {
    const members = fields.filter(({ isWritten }) => isWritten);
    const all = members.map(({ name: field, type }) => `${field}: ${known(type).replace(/!$/, '')}`);
    return `input ${input} { ${[id, ...all].join(' ')} }`;
  });
  return [
    `type ${typeName} { id: ID! legacyResourceId: UnsignedInt64! createdAt: DateTime! updatedAt: DateTime!`,
    `${shown.join(' ')} }`,
    ...inputs,
  ].join('\n');
}

/** What one record is called, such as `customer`. */
export function singleOf(name: ObjectName): string {
  const { typeName } = OBJECTS[name];
  return `${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}`;
}

/** A test may give a field a type of another provider, which is a text here. */
function known(type: string): string {
  return /^[[A-Z]/.test(type) ? type : 'String';
}
