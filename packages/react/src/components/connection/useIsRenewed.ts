import type { Connection } from '@dowel/schema';
import { useState } from 'react';

/** Whether the connection was bad when it was first shown here, and works now. */
export function useIsRenewed(connection: Connection | null): boolean {
  const id = connection?.id;
  const isBad = connection?.status === 'bad_credentials';
  const [seen, see] = useState({ id, isBad, isRenewed: false });
  let current = seen;
  if (seen.id !== id || seen.isBad !== isBad) {
    current = { id, isBad, isRenewed: seen.id === id && seen.isBad };
    see(current);
  }
  return current.isRenewed;
}
