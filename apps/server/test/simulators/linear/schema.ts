import type { GraphQLSchema } from 'graphql';
import type { DialectAccount } from '../account.ts';
import { schemaOfText } from '../graphql.ts';
import { OBJECTS, singleOf } from './objects.ts';

const COMMON = `
scalar DateTime
scalar DateTimeOrDuration
scalar TimelessDate
enum PaginationOrderBy { createdAt updatedAt }
input StringComparator { eq: String neq: String in: [String!] contains: String }
input NullableStringComparator { eq: String neq: String in: [String!] null: Boolean }
input IDComparator { eq: ID neq: ID in: [ID!] nin: [ID!] }
input IssueIDComparator { eq: ID neq: ID in: [ID!] nin: [ID!] }
input DateComparator {
  eq: DateTimeOrDuration gt: DateTimeOrDuration gte: DateTimeOrDuration lt: DateTimeOrDuration lte: DateTimeOrDuration
}
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
type Organization { id: ID! name: String! urlKey: String! }
type Linked { id: ID! }
scalar JSONObject
type DeletePayload { entityId: String! lastSyncId: Float! success: Boolean! }
`;

/** The part of the schema that is simulated, for an account whose fields a test may have changed. */
export function schemaOf(account: DialectAccount): GraphQLSchema {
  const types = Object.keys(OBJECTS).map((name) => typesOf(account, name));
  return schemaOfText([COMMON, queryType(), mutationType(), ...types].join('\n'));
}

function queryType(): string {
  const lists = Object.entries(OBJECTS).map(([name, { typeName, takes = '', filter }]) => {
    const common =
      'first: Int last: Int after: String before: String includeArchived: Boolean orderBy: PaginationOrderBy';
    const filtered = filter === undefined ? '' : `filter: ${typeName}Filter`;
    return `${name}(${filtered} ${common} ${takes}): ${typeName}Connection!`;
  });
  const singles = Object.values(OBJECTS).map((one) => `${singleOf(one)}(id: String!): ${one.typeName}!`);
  return `type Query { ${[...lists, ...singles].join(' ')} viewer: User! organization: Organization! }`;
}

function mutationType(): string {
  const calls = Object.values(OBJECTS).flatMap((object) => {
    const { typeName, mutations } = object;
    const single = singleOf(object);
    const all: Record<string, string> = {
      Create: `${single}Create(input: ${typeName}CreateInput!): ${typeName}Payload!`,
      Update: `${single}Update(id: String!, input: ${typeName}UpdateInput!): ${typeName}Payload!`,
      Delete: `${single}Delete(id: String!): DeletePayload!`,
    };
    return mutations.map((kind) => all[kind]);
  });
  return `type Mutation { ${calls.join(' ')} }`;
}

function typesOf(account: DialectAccount, name: string): string {
  const object = OBJECTS[name];
  if (!object) return '';
  const { typeName, filter = '' } = object;
  const fields = account.fieldsOf(name);
  const shown = fields.map(({ name: field, type }) => `${field}: ${known(type)}`);
  const written = fields.filter(({ written: isWritten }) => isWritten === true);
  const members = written.map(({ name: field, type }) => `${field}: ${known(type).replace(/!$/, '')}`);
  return `
    type ${typeName} { id: ID! createdAt: DateTime! updatedAt: DateTime! archivedAt: DateTime ${shown.join(' ')} }
    type ${typeName}Connection { nodes: [${typeName}!]! pageInfo: PageInfo! }
    type ${typeName}Payload { ${singleOf(object)}: ${typeName} lastSyncId: Float! success: Boolean! }
    input ${typeName}Filter { ${filter} createdAt: DateComparator updatedAt: DateComparator }
    ${members.length === 0 ? '' : `input ${typeName}CreateInput { id: String teamId: String ${members.join(' ')} }`}
    ${members.length === 0 ? '' : `input ${typeName}UpdateInput { ${members.join(' ')} }`}
  `;
}

/** A test may give a field a type of another provider, which is a text here. */
function known(type: string): string {
  return /^[[A-Z]/.test(type) ? type : 'String';
}
