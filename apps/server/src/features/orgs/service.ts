import type { PublicContext } from '../../context.ts';
import { insertOrg } from './queries.ts';

/** Makes an org that nobody belongs to yet, for a project that an operator makes. Returns its id. */
export function createWithoutMembers(context: PublicContext, label: string): Promise<string> {
  return insertOrg(context, label);
}
