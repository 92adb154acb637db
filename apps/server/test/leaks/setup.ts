import { afterAll } from 'vitest';
import { emptySharedDatabase } from '../shared-database.ts';
import { leakWatch } from './leak-watch.ts';

// After each file, what it has logged and stored is searched for every secret that this worker has used until then.
afterAll(async () => {
  const { leaks } = await leakWatch.findNew();
  await emptySharedDatabase();
  if (leaks.length > 0) throw new Error(`Secrets got out of the server.\n${leaks.slice(0, 10).join('\n')}`);
});
