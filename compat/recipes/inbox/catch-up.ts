// recipes/inbox/catch-up.ts
import type { DowelClient } from '@dowel/client';
import type { Bookmark } from './bookmark'; // yours
import { save } from './save'; // yours

/** Saves every record that has come since the last time. Run it every minute, or when a person opens a page. */
export async function catchUp(dowel: DowelClient, bookmark: Bookmark) {
  let current = await bookmark.read();
  for await (const { position, groupRef, objectName, record, isTest } of dowel.records.list('inbox', {
    after: current,
  })) {
    // A message can have several records. It is over when the next one begins.
    if (position !== current) await bookmark.write(current);
    if (!isTest) await save(groupRef, objectName, record);
    current = position;
  }
  await bookmark.write(current);
}
