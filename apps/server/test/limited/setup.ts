import { afterAll } from 'vitest';
import { scopeWatch } from './scope-watch.ts';

// After each file, every statement that it was the first to send is looked at.
afterAll(async () => {
  const found = await scopeWatch.findNew();
  if (found.length === 0) return;
  throw new Error(`Begin these statements with inScope or inProject.\n${found.slice(0, 30).join('\n')}`);
});
