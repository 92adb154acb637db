import { buildSchema, type DocumentNode, type GraphQLSchema, parse } from 'graphql';
import * as z from 'zod';
import { UnexpectedRequest } from './refusal.ts';

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
