import type { Change } from '@dowel/schema';

/** Which kinds of queries show something of a kind of thing, by the second member of their keys. First its own. */
const shown: Readonly<Record<string, readonly string[]>> = {
  operation: ['operations', 'installations', 'groups', 'issues', 'setup-progress'],
  delivery: ['deliveries', 'operations', 'installations', 'groups', 'setup-progress'],
  installation: ['installations', 'groups', 'issues', 'health', 'setup-progress'],
  connection: ['groups', 'installations', 'issues', 'health', 'setup-progress'],
  destination: [
    'destinations',
    'deliveries',
    'operations',
    'installations',
    'groups',
    'issues',
    'health',
    'setup-progress',
  ],
  integration: ['integrations', 'installations', 'groups', 'issues', 'health', 'setup-progress'],
  project: ['project'],
  provider_app: ['provider-apps', 'setup-progress'],
  api_key: ['api-keys', 'issues', 'setup-progress'],
  jwt_key: ['jwt-keys'],
  group: ['groups'],
  consumer: ['groups'],
  issue: ['issues', 'groups'],
};

/** Details of these begin with the id of the thing, or with `one`, so a change of another thing does not concern them. */
const named = new Set(['operation', 'delivery', 'installation']);

/**
 * Whether a query shows something that is different now.
 * @param key the project, the kind, and what tells it from others of the kind
 */
export function isConcerned(key: readonly unknown[], change: Change): boolean {
  const [, kind, ...rest] = key;
  const { type, id } = change;
  if (type === 'everything') return kind !== 'search';
  const kinds = shown[type];
  // The log has an entry of everything that a person changes.
  if (kind === 'audit') return type !== 'operation' && type !== 'delivery';
  if (!kinds?.includes(String(kind))) return false;
  const isDetail = named.has(type) && kinds[0] === kind && (rest[0] === 'one' || isId(rest[0]));
  return !isDetail || id === undefined || rest.includes(id);
}

const isId = (part: unknown) => typeof part === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(part);

/** The row of a list that a change is about. Undefined: it is not known which, as the list only shows something of the thing. */
export const rowOf = ([, kind]: readonly unknown[], { type, id }: Change): string | undefined =>
  shown[type]?.[0] === kind ? id : undefined;
