import { formActionUnknownProblem, inviteNotFoundProblem } from '@dowel/schema/rules';
import type { BuilderContext } from '../../context.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { RawRequest, RawRoute } from '../../platform/requests/raw-route.ts';
import { forBuilder } from '../builder-sign-in/for-builder.ts';
import { readForm } from '../builder-sign-in/form.ts';
import { ownPath } from '../builder-sign-in/own-path.ts';
import { barOf } from '../builder-sign-in/problem-page.ts';
import { redirect, type SignedIn } from '../builder-sign-in/signed-in.ts';
import * as invites from '../invites/service.ts';
import * as projects from '../projects/service.ts';
import { FIRST_PROJECT_PATH, type FirstProjectPage, renderFirstProject } from './first-project-page.ts';
import { renderInvite } from './invite-page.ts';
import * as orgPages from './service.ts';

const INVITE_PATH = '/invites/{token}';

export const orgPageRoutes: readonly RawRoute[] = [
  { operation: 'openFirstProject', method: 'GET', path: FIRST_PROJECT_PATH, handle: openFirstProject },
  { operation: 'makeFirstProject', method: 'POST', path: FIRST_PROJECT_PATH, handle: makeFirstProject },
  { operation: 'openInvite', method: 'GET', path: INVITE_PATH, handle: openInvite },
  { operation: 'acceptInviteOfLink', method: 'POST', path: INVITE_PATH, handle: acceptInvite },
];

async function openFirstProject(visit: RawRequest): Promise<Response> {
  return forBuilder(visit, 'openFirstProject', (context, signedIn) => showFirstProject(context, signedIn));
}

async function showFirstProject(
  context: BuilderContext,
  signedIn: SignedIn,
  typed: Pick<FirstProjectPage, 'form' | 'refused'> = {},
): Promise<Response> {
  return renderFirstProject(context, {
    ...typed,
    bar: barOf(context, signedIn),
    signedIn,
    hasProjects: (await projects.listOfOrg(context)).length > 0,
    waysIn: await orgPages.waysIn(context),
  });
}

async function makeFirstProject(visit: RawRequest): Promise<Response> {
  return forBuilder(visit, 'makeFirstProject', async (context, signedIn) => {
    const sent = await readForm(context, visit.request);
    const action = sent.get('action');
    if (action !== null) return joinOrDecline(context, signedIn, action, sent);
    const form = orgPages.readFirstProject(sent);
    const refused = orgPages.checkFirstProject(form, context);
    if (Object.keys(refused).length > 0) return showFirstProject(context, signedIn, { form, refused });
    try {
      const name = await orgPages.makeFirstProject(context, form);
      return redirect(ownPath(context, `/keys/${encodeURIComponent(name)}`));
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'name_taken') throw error;
      const taken = { name: 'This name is taken. Choose another one.' };
      return showFirstProject(context, signedIn, { form, refused: taken });
    }
  });
}

/** The answer to an org that the page for the first project offers. */
async function joinOrDecline(
  context: BuilderContext,
  { builder }: SignedIn,
  action: string,
  form: URLSearchParams,
): Promise<Response> {
  const invite = { invitedEmail: builder.primaryEmail ?? '', inviteId: form.get('invite') ?? '' };
  switch (action) {
    case 'join':
      await orgPages.acceptInvite(context, invite);
      return redirect(ownPath(context, '/keys'));
    case 'join-domain':
      await orgPages.joinByDomain(context, form.get('org') ?? '');
      return redirect(ownPath(context, '/keys'));
    case 'decline':
      await orgPages.declineInvite(context, invite);
      return redirect(ownPath(context, FIRST_PROJECT_PATH));
    default:
      throw new ProblemError('invalid_request', formActionUnknownProblem());
  }
}

/** Programs that check links also open this page. Only the buttons accept or decline the invite. */
async function openInvite(visit: RawRequest): Promise<Response> {
  return forBuilder(visit, 'openInvite', async (context, signedIn) => {
    const invite = await findInvite(visit);
    return renderInvite(context, { bar: barOf(context, signedIn), signedIn, invite });
  });
}

async function acceptInvite(visit: RawRequest): Promise<Response> {
  return forBuilder(visit, 'acceptInviteOfLink', async (context) => {
    const form = await readForm(context, visit.request);
    const { email } = await findInvite(visit);
    const invite = { invitedEmail: email, inviteToken: visit.params.token ?? '' };
    const isDeclined = form.get('action') === 'decline';
    await (isDeclined ? orgPages.declineInvite : orgPages.acceptInvite)(context, invite);
    return redirect(ownPath(context, '/keys'));
  });
}

async function findInvite({ context, params }: RawRequest) {
  const invite = await invites.findByToken(context, params.token ?? '');
  if (!invite) throw new ProblemError('invite_not_found', inviteNotFoundProblem());
  return invite;
}
