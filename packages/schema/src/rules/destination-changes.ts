import type { DestinationMetadata, UpdateDestination } from '../resources/destinations.ts';
import type { Masked, updatableMembers } from './flat-update-mask.ts';

/** The values of an update, by the paths that its mask may name. */
export function destinationValues({ metadata, ...values }: UpdateDestination['destination']) {
  return { ...values, metadata, 'metadata.url': metadata?.url, 'metadata.headers': metadata?.headers };
}

type MaskedDestination = Masked<
  ReturnType<typeof destinationValues>,
  (typeof updatableMembers.destination)[number]
>;

/** What an update changes. A member that is undefined stays as it is. */
export interface DestinationChanges {
  readonly name: string | undefined;
  readonly type: string | undefined;
  readonly url: string | undefined;
  /** `null` removes them all. */
  readonly headers: DestinationMetadata['headers'];
}

/** Reads what a mask named. The path `metadata` replaces the address and the headers together. */
export function toDestinationChanges({
  name,
  type,
  metadata,
  ...masked
}: MaskedDestination): DestinationChanges {
  const {
    'metadata.url': url = metadata?.url,
    'metadata.headers': headers = metadata && (metadata.headers ?? null),
  } = masked;
  return { name, type, url, headers };
}
