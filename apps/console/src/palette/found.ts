import type { FoundThing } from '@dowel/schema';
import type { ConsoleIconName } from '../parts/ConsoleIcon.tsx';
import { places } from '../shell/places.ts';

/** Something that the palette leads to. */
export interface Found {
  readonly title: string;
  readonly detail?: string;
  /** What it is, in a word. */
  readonly kind: string;
  readonly icon: ConsoleIconName;
  /** Below the project. */
  readonly path: string;
}

/** The pages whose name has a word that begins with the query. */
export function findPages(query: string): readonly Found[] {
  const asked = query.trim().toLowerCase();
  return places
    .filter(({ label }) =>
      label
        .toLowerCase()
        .split(' ')
        .some((word) => word.startsWith(asked)),
    )
    .map(({ label, icon, path }) => ({ title: label, kind: 'page', icon, path }));
}

/** What the server found, as somewhere to go. Nothing for a kind that this console does not know. */
export function toFound(thing: FoundThing): readonly Found[] {
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
