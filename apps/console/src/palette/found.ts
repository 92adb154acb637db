import type { ApiKey, FoundThing } from '@dowel/schema';
import { defaultStringifySearch } from '@tanstack/react-router';
import type { ConsoleIconName } from '../parts/ConsoleIcon.tsx';
import { places } from '../shell/places.ts';
import { searchFailed } from '../words/search-failed.ts';

/** Something that the palette leads to. */
export interface Found {
  readonly title: string;
  readonly detail?: string;
  /** What it is, in a word. */
  readonly kind: string;
  readonly icon: ConsoleIconName;
  /** Below the project. Of what is copied: the reference of the customer. */
  readonly path: string;
  /** What is copied, instead of going there. */
  readonly copies?: 'link' | 'summary';
}

const pages: readonly Found[] = places.map(({ label, icon, path }) => ({
  title: label,
  kind: 'page',
  icon,
  path,
}));

/** What people may do who may change something. */
const actions: readonly Found[] = [
  { title: 'Make a key', kind: 'do', icon: 'plus', path: 'keys?new=key' },
  { title: 'Make a destination', kind: 'do', icon: 'plus', path: 'destinations/+' },
  { title: 'Make a provider app', kind: 'do', icon: 'plus', path: 'provider-apps/+' },
];

/** What only owners of the organization may do. */
const ofOwners: readonly Found[] = [
  { title: 'Invite somebody', kind: 'do', icon: 'plus', path: 'members?new=invite' },
];

/** What the console itself has whose name has a word that begins with the query: pages, and what can be done. */
export function findHere(query: string, may: { change: boolean; own: boolean }): readonly Found[] {
  const found = [...pages, ...(may.change ? actions : []), ...(may.own ? ofOwners : [])];
  return found.filter(({ title }) => isCalled(title, query));
}

/** The keys of this name. The server's search leaves them out, because not everybody who may search may see them. */
export function findKeys(query: string, keys: readonly ApiKey[]): readonly Found[] {
  return keys
    .filter(({ label }) => isCalled(label, query))
    .map(({ id, label }) => ({ title: label, kind: 'key', icon: 'key', path: `keys#${id}` }));
}

function isCalled(title: string, query: string): boolean {
  const asked = query.trim().toLowerCase();
  const name = title.toLowerCase();
  return name.startsWith(asked) || name.split(' ').some((word) => word !== 'a' && word.startsWith(asked));
}

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Of a trace, alone or as in the header `traceparent` (W3C Trace Context, 3.2). */
const traceId = /^([\da-f]{2}-)?[\da-f]{32}(-[\da-f]{16}-[\da-f]{2})?$/i;

/** What is said below what is found. */
export function searchWords(
  query: string,
  search: { isNone: boolean; isSearching: boolean; hasMore: boolean; error: unknown },
): string | undefined {
  if (search.error) return searchFailed(search.error);
  if (!search.isNone) return search.hasMore ? 'There is more. Type more of the name.' : undefined;
  return search.isSearching ? 'Searching' : noneWords(query);
}

/** Why nothing is found, and what is. */
function noneWords(query: string): string {
  const asked = query.trim();
  if (traceId.test(asked))
    return 'This looks like the id of a trace. Traces are in your tracing tool, and the log of the server has their ids. Here, ids of operations and messages are found.';
  if (id.test(asked))
    return 'Nothing in this project has this id. It may be of a request: the log of the server has those.';
  return `Nothing is called “${query}”. Whole ids and beginnings of names are found.`;
}

/** What somebody looks for next who has looked for a customer. */
function ofCustomer({ id, name }: FoundThing, mayHelp: boolean): readonly Found[] {
  const copy = { kind: 'do', icon: 'copy', path: id } as const;
  return [
    ...(mayHelp ? [{ ...copy, title: `Copy sign-in link for ${name}`, copies: 'link' } as const] : []),
    { ...copy, title: `Copy a summary of ${name}`, detail: 'for a ticket', copies: 'summary' },
    {
      title: `Failed operations of ${name}`,
      kind: 'list',
      icon: 'pulse',
      path: `operations${defaultStringifySearch({ customer: id, status: 'failure' })}`,
    },
    {
      title: `Messages about ${name}`,
      kind: 'list',
      icon: 'deliveries',
      path: `deliveries${defaultStringifySearch({ customer: id })}`,
    },
  ];
}

/** What the server found, and what the first customer among it leads to. */
export function toAllFound(things: readonly FoundThing[], mayHelp: boolean): readonly Found[] {
  const customer = things.find(({ kind }) => kind === 'group');
  return [...things.flatMap(toFound), ...(customer ? ofCustomer(customer, mayHelp) : [])];
}

/** What the server found, as somewhere to go. Nothing for a kind that this console does not know. */
function toFound(thing: FoundThing): readonly Found[] {
  const { kind, id, name, groupRef, groupName, integrationId, installationId } = thing;
  const customer = groupRef === undefined ? undefined : `customers/${encodeURIComponent(groupRef)}`;
  const known: Record<string, Omit<Found, 'title' | 'kind'> | undefined> = {
    group: { icon: 'customers', path: `customers/${encodeURIComponent(id)}`, detail: id },
    consumer: customer === undefined ? undefined : { icon: 'members', path: customer },
    connection: customer === undefined ? undefined : { icon: 'link', path: customer },
    installation:
      customer === undefined || integrationId === undefined
        ? undefined
        : { icon: 'integrations', path: `${customer}/${integrationId}?installation=${installationId ?? id}` },
    integration: { icon: 'integrations', path: `integrations/${id}` },
    operation: { icon: 'pulse', path: `operations/${id}` },
    delivery: { icon: 'deliveries', path: `deliveries/${id}` },
    destination: { icon: 'destination', path: `deliveries?destination=${id}` },
  };
  const found = known[kind];
  if (!found) return [];
  const detail = found.detail ?? groupName;
  return [{ ...found, title: name || id, kind: words[kind] ?? kind, ...(detail && { detail }) }];
}

const words: Record<string, string> = { group: 'customer', consumer: 'person' };
