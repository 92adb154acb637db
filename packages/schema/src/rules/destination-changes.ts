import type { DestinationMetadata } from '../resources/destinations.ts';
import { restoredHeaders, restoredMetadata } from './destination-addresses.ts';
import type { DestinationFault } from './destination-members.ts';
import type { destinationValues } from './destination-paths.ts';
import {
  destinationFaults,
  foreignMetadata,
  isDestinationMoved,
  ownMetadata,
  type WholeDestination,
} from './destination-types.ts';
import type { Masked, updatableMembers } from './flat-update-mask.ts';

type MaskedDestination = Masked<
  ReturnType<typeof destinationValues>,
  (typeof updatableMembers.destination)[number]
>;

const SEND_AGAIN = 'must be sent again with this change: secrets go only where they were sent to';
const OTHER_URL = {
  path: ['metadata', 'url'],
  message:
    'must be sent with another type: what is at the address of the old type may not understand the messages',
};

interface Hidden {
  readonly secrets: object;
  readonly headers: DestinationMetadata['headers'];
}

/** What an update changes. A member that is undefined stays as it is. */
export interface DestinationChanges {
  readonly name: string | undefined;
  readonly type: string | undefined;
  readonly ordering: 'none' | 'record' | undefined;
  readonly metadata: WholeDestination['metadata'] | undefined;
  /** `null` removes them all. */
  readonly headers: DestinationMetadata['headers'];
  readonly secrets: WholeDestination['secrets'] | undefined;
  /** Why the destination may not become like this. */
  readonly faults: readonly DestinationFault[];
}

/**
 * Reads what a mask named, and checks what the destination would become. The path `metadata` replaces every member of
 * it. A destination that gets another type keeps none of its secrets, and not its address. A webhook that moves to
 * another host keeps none of its headers.
 */
export function changedDestination(
  { headers: storedHeaders, ...stored }: WholeDestination & Pick<DestinationMetadata, 'headers'>,
  { name, type, ordering, metadata: whole, ...members }: MaskedDestination,
): DestinationChanges {
  const named = { metadata: membersOf('metadata', members), secrets: membersOf('secrets', members) };
  const { headers: sent = whole && (whole.headers ?? null), ...metadataNamed } =
    named.metadata as DestinationMetadata;
  const isChanged =
    whole !== undefined || Object.keys(members).length > 0 || (type ?? stored.type) !== stored.type;
  if (!isChanged) {
    return { name, type, ordering, metadata: undefined, headers: undefined, secrets: undefined, faults: [] };
  }
  const { headers: _, ...replaced } = whole ?? (stored.metadata as DestinationMetadata);
  const after = {
    type: type ?? stored.type,
    metadata: restoredMetadata(stored, { ...replaced, ...metadataNamed }),
  };
  const isMoved = isDestinationMoved(stored, after);
  const headers = isMoved ? (sent ?? null) : sent && restoredHeaders(storedHeaders ?? {}, sent);
  const kept = after.type === stored.type ? stored.secrets : {};
  const secrets = { ...kept, ...(named.secrets as WholeDestination['secrets']) };
  const metadata = ownMetadata(after);
  const sentUrl = whole ? whole.url : metadataNamed.url;
  return {
    name,
    type,
    ordering,
    metadata,
    headers: after.type === 'webhook' ? headers : null,
    secrets,
    faults: [
      ...(after.type !== stored.type && metadata.url !== undefined && sentUrl === undefined
        ? [OTHER_URL]
        : []),
      ...foreignFaults(after.type, named.metadata as DestinationMetadata),
      ...destinationFaults({ ...after, metadata, secrets, headers }),
      ...(isMoved
        ? toSendAgain({ ...stored, headers: storedHeaders }, { secrets: named.secrets, headers: sent })
        : []),
    ],
  };
}

/**
 * What has to be sent again when a destination moves: whoever can change where it goes could otherwise read its secrets
 * there.
 */
function toSendAgain(stored: Hidden, sent: Hidden): DestinationFault[] {
  const secrets = Object.keys(stored.secrets).filter((name) => !Object.hasOwn(sent.secrets, name));
  const lacksHeaders = sent.headers === undefined && Object.keys(stored.headers ?? {}).length > 0;
  return [
    ...secrets.map((name) => ({ path: ['secrets', name], message: SEND_AGAIN })),
    ...(lacksHeaders ? [{ path: ['metadata', 'headers'], message: SEND_AGAIN }] : []),
  ];
}

/** The named members of one part, without its name before theirs. */
function membersOf(part: 'metadata' | 'secrets', members: object): object {
  const entries = Object.entries(members).filter(([path]) => path.startsWith(`${part}.`));
  return Object.fromEntries(entries.map(([path, value]) => [path.slice(part.length + 1), value]));
}

/** A member that a mask names must have an effect. */
function foreignFaults(type: string, named: DestinationMetadata): DestinationFault[] {
  return foreignMetadata(type, named).map((name) => ({
    path: ['metadata', name],
    message: `is no member of the type ${type}`,
  }));
}
