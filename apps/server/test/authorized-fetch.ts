import type { Context } from '../src/context.ts';
import { OpenConnection } from '../src/installing/connections/service.ts';

/** Calls a connection's provider as the proxy does: problems stay problems, and nobody reads the body. */
export function authorizedFetch(context: Context, id: string, { module }: { module?: string } = {}) {
  const open = new OpenConnection(context, id, module);
  return (path: string, init: RequestInit = {}) => open.fetch(path, init, { transport: context.outgoing });
}
