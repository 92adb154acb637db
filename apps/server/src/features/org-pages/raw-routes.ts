import { inviteNotFoundProblem } from '@dowel/schema/rules';
import { ProblemError } from '../../problems/problem-error.ts';
import type { RawRequest, RawRoute } from '../../requests/raw-route.ts';
import { forBuilder } from '../builder-sign-in/for-builder.ts';
import { readForm } from '../builder-sign-in/form.ts';
import { ownPath } from '../builder-sign-in/own-path.ts';
import { barOf } from '../builder-sign-in/problem-page.ts';
import { redirect } from '../builder-sign-in/signed-in.ts';
import * as invites from '../invites/service.ts';
import { FIRST_PROJECT_PATH, renderFirstProject, renderInvite } from './pages.ts';
import * as orgPages from './service.ts';

const INVITE_PATH = '/invites/{token}';

export const orgPageRoutes: readonly RawRoute[] = [
  { operation: 'openFirstProject', method: 'GET', path: FIRST_PROJECT_PATH, handle: openFirstProject },
  { operation: 'makeFirstProject', method: 'POST', path: FIRST_PROJECT_PATH, handle: makeFirstProject },
  { operation: 'openInvite', method: 'GET', path: INVITE_PATH, handle: openInvite },
  { operation: 'acceptInviteOfLink', method: 'POST', path: INVITE_PATH, handle: acceptInvite },
];

async function openFirstProject(visit: RawRequest): Promise<Response> {
  return forBuilder(visit, 'openFirstProject', async (context, signedIn) =>
    renderFirstProject(context, { bar: barOf(context, signedIn), signedIn }),
  );
}

async function makeFirstProject(visit: RawRequest): Promise<Response> {
  return forBuilder(visit, 'makeFirstProject', async (context, signedIn) => {
    const form = orgPages.readFirstProject(await readForm(context, visit.request));
    const again = (refused: orgPages.Refused) =>
      renderFirstProject(context, { bar: barOf(context, signedIn), signedIn, form, refused });
    const refused = orgPages.checkFirstProject(form, context);
    if (Object.keys(refused).length > 0) return again(refused);
    try {
      const name = await orgPages.makeFirstProject(context, form);
      return redirect(ownPath(context, `/keys/${encodeURIComponent(name)}`));
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'name_taken') {
        return again({ name: 'This name is taken. Choose another one.' });
      }
      throw error;
    }
  });
}

/** Programs that check links also open this page. Only the button accepts the invite. */
async function openInvite(visit: RawRequest): Promise<Response> {
  return forBuilder(visit, 'openInvite', async (context, signedIn) => {
    const invite = await findInvite(visit);
    return renderInvite(context, { bar: barOf(context, signedIn), signedIn, invite });
  });
}

async function acceptInvite(visit: RawRequest): Promise<Response> {
  return forBuilder(visit, 'acceptInviteOfLink', async (context) => {
    await readForm(context, visit.request);
    const { email } = await findInvite(visit);
    await orgPages.acceptInvite(context, visit.params.token ?? '', email);
    return redirect(ownPath(context, '/keys'));
  });
}

async function findInvite({ context, params }: RawRequest) {
  const invite = await invites.findByToken(context, params.token ?? '');
  if (!invite) throw new ProblemError('invite_not_found', inviteNotFoundProblem());
  return invite;
}
