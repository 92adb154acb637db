import type { ConnectedAccount } from '@dowel/schema';

/** An account without what is stored beside it. */
export function toConnectedAccount({ workspace, person }: ConnectedAccount): ConnectedAccount {
  return { ...(workspace && { workspace }), ...(person && { person }) };
}
