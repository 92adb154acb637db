import { byBuilder } from '@dowel/schema/rules';
import type { BuilderContext } from '../../context.ts';
import type { RawRequest, RawRoute } from '../../platform/requests/raw-route.ts';
import { runRecorded } from '../audit-log/record-operation.ts';
import { forBuilder } from '../builder-sign-in/for-builder.ts';
import { readForm } from '../builder-sign-in/form.ts';
import { ownPath } from '../builder-sign-in/own-path.ts';
import { barOf } from '../builder-sign-in/problem-page.ts';
import { redirect, type SignedIn } from '../builder-sign-in/signed-in.ts';
import * as memberships from '../memberships/service.ts';
import * as orgs from '../orgs/service.ts';
import { PEOPLE_PATH, renderPeople } from './people-page.ts';
import * as memberKeys from './service.ts';

export const memberKeyPageRoutes: readonly RawRoute[] = [
  { operation: 'openPeople', method: 'GET', path: PEOPLE_PATH, handle: openPeople },
  { operation: 'removePerson', method: 'POST', path: PEOPLE_PATH, handle: removePerson },
];

async function openPeople(visit: RawRequest): Promise<Response> {
  return forBuilder(visit, 'openPeople', (context, signedIn) =>
    showPeople(context, signedIn, visit.query().removed !== undefined),
  );
}

async function showPeople(
  context: BuilderContext,
  signedIn: SignedIn,
  hasRemoved: boolean,
): Promise<Response> {
  const { membership, id } = context.actor;
  if (!membership) return redirect(ownPath(context, '/keys'));
  const inOrg = memberships.enterOwnOrg(context, membership.orgId);
  const [{ label }, people, keys] = await Promise.all([
    orgs.getEntered(inOrg),
    memberships.list(context, membership.orgId),
    memberKeys.listKeys(inOrg),
  ]);
  const keysOf = Map.groupBy(keys, ({ createdBy }) => createdBy);
  return renderPeople(context, {
    bar: barOf(context, signedIn, PEOPLE_PATH),
    orgLabel: label,
    people: people.map((person) => ({
      ...person,
      keys: (keysOf.get(byBuilder(person.id)) ?? []).map((key) => ({
        label: key.label,
        project: key.project.name,
      })),
    })),
    self: { id, isOwner: membership.role === 'owner' },
    hasRemoved,
  });
}

async function removePerson(visit: RawRequest): Promise<Response> {
  return forBuilder(visit, 'removePerson', async (context) => {
    const form = await readForm(context, visit.request);
    const params = { orgId: context.actor.membership?.orgId ?? '', builderId: form.get('builder') ?? '' };
    const query = { switchOffKeys: form.has('switchOffKeys') };
    await runRecorded(context, { operation: 'removeUserFromOrg', params }, (tx) =>
      memberKeys.removeFromOrg(tx, params, query),
    );
    const isSelf = params.builderId === context.actor.id;
    return redirect(ownPath(context, isSelf ? '/keys' : `${PEOPLE_PATH}?removed=yes`));
  });
}
