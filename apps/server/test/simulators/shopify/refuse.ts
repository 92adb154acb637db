import type { GraphQLError } from 'graphql';
import { type RefusalKind, Refused, UnexpectedRequest } from '../refusal.ts';
import { refuser } from '../refuser.ts';

/** What is told with the status of a success has a code. */
const CODES: Partial<Record<RefusalKind, string>> = {
  forbidden: 'ACCESS_DENIED',
  rateLimited: 'THROTTLED',
  quotaSpent: 'THROTTLED',
};

const OF_A_QUERY = [
  'forbidden',
  'rateLimited',
  'quotaSpent',
  'cursorGone',
  'resultCap',
  'unknownField',
  'badValue',
  'conflict',
];

/** Refuses a call in Shopify's words. What does not reach GraphQL has a status; else it is that of a success. */
export const refuse = refuser({
  statuses: { ...Object.fromEntries(OF_A_QUERY.map((kind) => [kind, 200])), serverError: 500 },
  body({ kind, message }, status) {
    if (status !== 200) return { errors: message };
    const code = CODES[kind];
    return { errors: [{ message, ...(code !== undefined && { extensions: { code } }) }] };
  },
});

const UNDEFINED = /^Cannot query field "(\w+)" on type "(\w+)"/;
const NO_SELECTION = /^Field "(\w+)" of type "([^"]+)" must have a selection of subfields/;
const VARIABLE = /^Variable "\$(\w+)" (?:got invalid value|of required type)/;

/**
 * An error of a query, in Shopify's words.
 * @throws {Refused | UnexpectedRequest} for what the handlers refuse, and for a query that nobody would write
 */
export function toAnswer({ message, originalError }: GraphQLError) {
  if (originalError instanceof Refused || originalError instanceof UnexpectedRequest) throw originalError;
  const [, field = '', owner = ''] = UNDEFINED.exec(message) ?? [];
  if (field) {
    const extensions = { code: 'undefinedField', typeName: owner, fieldName: field };
    return { message: `Field '${field}' doesn't exist on type '${owner}'`, extensions };
  }
  const [, parent = '', type = ''] = NO_SELECTION.exec(message) ?? [];
  if (parent) {
    const words = `Field must have selections (field '${parent}' returns ${type} but has no selections.`;
    return {
      message: `${words} Did you mean '${parent} { ... }'?)`,
      extensions: { code: 'selectionMismatch', nodeName: `field '${parent}'`, typeName: type },
    };
  }
  if (VARIABLE.test(message)) return { message, extensions: { code: 'INVALID_VARIABLE' } };
  throw new UnexpectedRequest(`The query does not fit the schema: ${message}`);
}
