import { buildSchema, type DocumentNode, type GraphQLError, type GraphQLSchema, parse } from 'graphql';
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

const OF_A_FIELD = /^Cannot query field "\w+" on type|^Field "\w+" is not defined by type/;
const OF_A_VALUE = /^Variable "\$\w+" (?:got invalid value|of required type)/;

/**
 * How an API answers an error of a query, in its own form. It throws what the handlers refuse, and `UnexpectedRequest` for a
 * query that nobody would write.
 */
export function answerWith<T>(errorOf: (kind: RefusalKind, message: string) => T) {
  return ({ message, originalError }: GraphQLError): T => {
    if (originalError instanceof Refused || originalError instanceof UnexpectedRequest) throw originalError;
    if (OF_A_FIELD.test(message)) return errorOf('unknownField', message);
    if (OF_A_VALUE.test(message)) return errorOf('badValue', message);
    throw new UnexpectedRequest(`The query does not fit the schema: ${message}`);
  };
}
