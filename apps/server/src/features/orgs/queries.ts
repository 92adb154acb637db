import { v7 } from 'uuid';
import type { PublicContext } from '../../context.ts';
import { orgs } from '../../db/tables.ts';

/** Makes an org with its team of everybody. Returns its id. */
export async function insertOrg(context: PublicContext, label: string): Promise<string> {
  const id = v7();
  await context.db.insert(orgs).values({ id, label, defaultTeamId: v7(), createTime: context.now() });
  return id;
}
