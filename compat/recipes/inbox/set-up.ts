// recipes/inbox/set-up.ts
import type { DowelClient } from '@dowel/client';

/** Makes a place in which Dowel keeps records until you read them. Run it once. */
export async function setUpInbox(dowel: DowelClient) {
  await dowel.destinations.create({ name: 'inbox', type: 'inbox', metadata: {} });
}
