import type { GraphQLSchema } from 'graphql';
import type { DialectAccount } from '../account.ts';
import { schemaOfText } from '../graphql.ts';
import { type LinearObject, OBJECTS, type ObjectName, objectNames, singleOf } from './objects.ts';

const COMMON = `
scalar DateTime
scalar DateTimeOrDuration
scalar TimelessDate
enum PaginationOrderBy { createdAt updatedAt }
input StringComparator { eq: String neq: String in: [String!] contains: String }
input IDComparator { eq: ID neq: ID in: [ID!] nin: [ID!] }
input IssueIDComparator { eq: ID neq: ID in: [ID!] nin: [ID!] }
input DateComparator {
  eq: DateTimeOrDuration gt: DateTimeOrDuration gte: DateTimeOrDuration lt: DateTimeOrDuration lte: DateTimeOrDuration
}
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
type Organization { id: ID! name: String! urlKey: String! }
type Team { id: ID! }
type WorkflowState { id: ID! }
type DeletePayload { entityId: String! lastSyncId: Float! success: Boolean! }
`;

/** The part of the schema that is simulated, for an account whose fields a test may have changed. */
export function schemaOf(account: DialectAccount): GraphQLSchema {
  const types = objectNames.map((name) => typesOf(account, name));
  return schemaOfText([COMMON, queryType(), mutationType(), ...types].join('\n'));
}

function queryType(): string {
  const lists = objectNames.map((name) => {
    const { typeName, takes = '' }: LinearObject = OBJECTS[name];
    const common =
      'first: Int last: Int after: String before: String includeArchived: Boolean orderBy: PaginationOrderBy';
    return `${name}(filter: ${typeName}Filter ${common} ${takes}): ${typeName}Connection!`;
  });
  const singles = objectNames.map((name) => `${singleOf(name)}(id: String!): ${OBJECTS[name].typeName}!`);
  return `type Query { ${[...lists, ...singles].join(' ')} viewer: User! organization: Organization! }`;
}

function mutationType(): string {
  const calls = objectNames.flatMap((name) => {
    const { typeName, mutations }: LinearObject = OBJECTS[name];
    const single = singleOf(name);
    const all: Record<string, string> = {
      Create: `${single}Create(input: ${typeName}CreateInput!): ${typeName}Payload!`,
      Update: `${single}Update(id: String!, input: ${typeName}UpdateInput!): ${typeName}Payload!`,
      Delete: `${single}Delete(id: String!): DeletePayload!`,
    };
    return mutations.map((kind) => all[kind]);
  });
  return `type Mutation { ${calls.join(' ')} }`;
}

function typesOf(account: DialectAccount, name: ObjectName): string {
  const { typeName, filter } = OBJECTS[name];
  const fields = account.fieldsOf(name);
  const shown = fields.map(({ name: field, type }) => `${field}: ${known(type)}`);
  const written = fields.filter(({ written: isWritten }) => isWritten === true);
  const members = written.map(({ name: field, type }) => `${field}: ${known(type).replace(/!$/, '')}`);
  return `
    type ${typeName} { id: ID! createdAt: DateTime! updatedAt: DateTime! archivedAt: DateTime ${shown.join(' ')} }
    type ${typeName}Connection { nodes: [${typeName}!]! pageInfo: PageInfo! }
    type ${typeName}Payload { ${singleOf(name)}: ${typeName} lastSyncId: Float! success: Boolean! }
    input ${typeName}Filter { ${filter} createdAt: DateComparator updatedAt: DateComparator }
    input ${typeName}CreateInput { id: String teamId: String ${members.join(' ')} }
    input ${typeName}UpdateInput { ${members.join(' ')} }
  `;
}

/** A test may give a field a type of another provider, which is a text here. */
function known(type: string): string {
  return /^[[A-Z]/.test(type) ? type : 'String';
}
