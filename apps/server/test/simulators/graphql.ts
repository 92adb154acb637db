import {
  buildSchema,
  type DocumentNode,
  execute,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationTypeNode,
  parse,
  validate,
} from 'graphql';
import * as z from 'zod';
import { type RefusalKind, Refused, UnexpectedRequest } from './refusal.ts';

/** What is sent to an API of GraphQL. */
export const GraphQLCall = z.strictObject({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).default({}),
});

/** @throws {UnexpectedRequest} */
export function parsedQuery(query: string): DocumentNode {
  try {
    return parse(query);
  } catch (error) {
    throw new UnexpectedRequest(`The query cannot be read: ${String(error)}`);
  }
}

const schemas = new Map<string, GraphQLSchema>();

/** The schema of a text. Most accounts of a provider have the same, which takes a while to build. */
export function schemaOfText(text: string): GraphQLSchema {
  const known = schemas.get(text);
  if (known) return known;
  const made = buildSchema(text);
  if (schemas.size >= 20) schemas.clear();
  schemas.set(text, made);
  return made;
}

/**
 * What an API answers to a call, and whether the query fits the schema.
 * @param errorOf an error in the form of the API
 * @throws what the resolvers refuse, and `UnexpectedRequest` for a query that nobody would write
 */
export async function answerTo(
  { query, variables }: z.output<typeof GraphQLCall>,
  schema: GraphQLSchema,
  resolversOf: (kind: OperationTypeNode | undefined) => object,
  errorOf: (kind: RefusalKind, message: string) => object,
) {
  const document = parsedQuery(query);
  const answerWith = ({ message, originalError }: GraphQLError): object => {
    if (originalError instanceof Refused || originalError instanceof UnexpectedRequest) throw originalError;
    if (OF_A_FIELD.test(message)) return errorOf('unknownField', message);
    if (OF_A_VALUE.test(message)) return errorOf('badValue', message);
    throw new UnexpectedRequest(`The query does not fit the schema: ${message}`);
  };
  const wrong = validate(schema, document);
  if (wrong.length > 0) return { isValid: false, body: { errors: wrong.map(answerWith) } };
  const rootValue = resolversOf(getOperationAST(document)?.operation);
  const { data, errors } = await execute({ schema, document, rootValue, variableValues: variables });
  return {
    isValid: true,
    body: { ...(data !== undefined && { data }), ...(errors && { errors: errors.map(answerWith) }) },
  };
}

const OF_A_FIELD = /^Cannot query field "\w+" on type|^Field "\w+" is not defined by type/;
const OF_A_VALUE = /^Variable "\$\w+" (?:got invalid value|of required type)/;
