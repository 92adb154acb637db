import { inviteNotFoundProblem } from '@dowel/schema/rules';
import { html } from 'hono/html';
import { renderConsolePage } from '../../pages/console-page.ts';
import { isolated } from '../../pages/document.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import type { RawRequest, RawRoute } from '../../requests/raw-route.ts';
import { runRecorded } from '../audit-log/recording/record-operation.ts';
import { forBuilder } from '../builder-sign-in/for-builder.ts';
import { readForm } from '../builder-sign-in/form.ts';
import { ownPath } from '../builder-sign-in/own-path.ts';
import { barOf } from '../builder-sign-in/problem-page.ts';
import { redirect } from '../builder-sign-in/signed-in.ts';
import * as invites from '../invites/service.ts';

/** The page behind the link of an invite. Whoever is not signed in is sent to the sign-in first, and comes back. */
export const invitePageRoutes: readonly RawRoute[] = [
  { operation: 'openInvite', method: 'GET', path: '/invites/{token}', handle: openInvite },
  { operation: 'acceptInviteOnPage', method: 'POST', path: '/invites/{token}', handle: acceptOnPage },
];

async function openInvite(visit: RawRequest): Promise<Response> {
  return forBuilder(visit, 'openInvite', async (context, signedIn) => {
    const invite = await find(visit);
    const isTheirs = signedIn.builder.primaryEmail === invite.email;
    const another = ownPath(context, '/sign-in?another=yes');
    return renderConsolePage({
      title: 'You are invited',
      bar: barOf(context, signedIn),
      sends: true,
      content: isTheirs
        ? html`<div class="panel"><p>Join ${isolated(invite.orgLabel)} as ${isolated(invite.email)}.</p>
<form method="post"><button>Join</button></form></div>`
        : html`<div class="panel"><p>This invite to ${isolated(invite.orgLabel)} is for ${isolated(invite.email)}. Sign in with that address, then open the link again.</p></div>
<p><a class="button quiet" href="${another}">Use another account</a></p>`,
    });
  });
}

async function acceptOnPage(visit: RawRequest): Promise<Response> {
  return forBuilder(visit, 'acceptInviteOnPage', async (context) => {
    await readForm(context, visit.request);
    const { email: invitedEmail } = await find(visit);
    const inviteToken = visit.params.token ?? '';
    const body = { invitedEmail, inviteToken };
    await runRecorded(context, { operation: 'acceptInvite', body }, (tx) => invites.accept(tx, body));
    return redirect(ownPath(context, '/keys'));
  });
}

async function find({ context, params }: RawRequest): Promise<{ email: string; orgLabel: string }> {
  const invite = await invites.findByToken(context, params.token ?? '');
  if (!invite) throw new ProblemError('invite_not_found', inviteNotFoundProblem());
  return invite;
}
