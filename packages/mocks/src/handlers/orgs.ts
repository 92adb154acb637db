import { orgNotFoundProblem, updatableMembers } from '@dowel/schema/rules';
import { assertOwner, assertOwnOrg, builderOf, join } from '../accounts.ts';
import type { Answers } from '../answers.ts';
import { found } from '../not-found.ts';
import type { MockStore } from '../store.ts';
import { applyUpdateMask } from '../update-mask.ts';

/** Answers the endpoints of orgs as the service does. */
export const orgs = {
  createOrg({ store, caller, body }) {
    const id = store.newId();
    join(store, builderOf({ caller }).builderId, id, 'owner');
    const org = { id, label: body.label, defaultTeamId: store.newId(), createTime: store.timestamp() };
    store.orgs.push(org);
    return org;
  },

  getOrg: (call) => orgOf(call.store, assertOwnOrg(call, call.params.orgId)),

  updateOrg(call) {
    const org = orgOf(call.store, assertOwner(call, call.params.orgId));
    const masked = applyUpdateMask(call.body.updateMask, call.body.org, updatableMembers.org);
    return Object.assign(org, masked, { updateTime: call.store.timestamp() });
  },
} satisfies Partial<Answers>;

export function orgOf(store: MockStore, { orgId }: { orgId: string }) {
  const org = store.orgs.find(({ id }) => id === orgId);
  return found(org, 'org_not_found', orgNotFoundProblem());
}
