import * as z from 'zod';
import { ConnectorName, Documentation, Member } from './names.ts';

/** A text with the value in it. */
const AroundValue = z.string().max(200).includes('{value}', { error: 'must contain "{value}"' });

/**
 * Where a value goes in a request: a query parameter, a member of the JSON body, or a header.
 * - `query`: the name of the parameter. With `text`, the value stands where `{value}` is in it, and one more of it is sent.
 * - `body`: the dotted path of the member. Maps on the way are made; a number is a place in a list.
 * - `header`: the name of the header. With `text`, the value stands where `{value}` is in it.
 */
export const Slot = z.union([
  z.strictObject({ query: ConnectorName, text: AroundValue.optional() }),
  z.strictObject({ body: Member }),
  z.strictObject({
    header: ConnectorName,
    text: AroundValue.optional(),
  }),
]);
export type Slot = z.infer<typeof Slot>;

/**
 * How a body is written.
 * - `json`: as JSON. GraphQL is JSON too: `query` is a fixed member of the body, and values go to `variables.…`.
 * - `form`: as a form, with brackets for nesting: `metadata[color]=red`, `items[0][price]=x`.
 */
export const BodyEncoding = z.enum(['json', 'form']);
export type BodyEncoding = z.infer<typeof BodyEncoding>;

/**
 * A request, without what changes from page to page. Texts in `path`, `query`, `headers` and `body` may contain
 * placeholders: `{objectName}`, and where they make sense `{id}`, `{fieldName}`, `{value}` and `{fields}`.
 */
export const ConnectorRequest = z.strictObject({
  /** `GET` when absent. */
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
  /** Relative to the provider's base URL. It starts with a slash. */
  path: z.string().min(1).max(500).startsWith('/', 'must start with "/"'),
  /** Parameters that are always sent. */
  query: z.record(ConnectorName, z.string().max(2000)).optional(),
  /** Headers that are always sent. */
  headers: z.record(ConnectorName, z.string().max(2000)).optional(),
  /** The part of the body that is always sent. Only with a method that has a body. */
  body: z.record(ConnectorName, z.json()).optional(),
  /** `json` when absent. */
  encoding: BodyEncoding.optional(),
  documentation: Documentation.optional(),
});
export type ConnectorRequest = z.infer<typeof ConnectorRequest>;
