import { html } from 'hono/html';
import type { PublicContext } from '../../context.ts';
import { type ConsoleBar, renderConsolePage } from '../../platform/pages/console-page.ts';
import { isolated, type Markup } from '../../platform/pages/document.ts';
import { sendOnceScript } from '../../platform/pages/send-once.ts';
import { ownPath } from '../builder-sign-in/own-path.ts';
import type { SignedIn } from '../builder-sign-in/signed-in.ts';
import { orgPageStyle } from './org-page-style.ts';

/** The page behind the link of an invite. */
export interface InvitePage {
  readonly bar: ConsoleBar;
  readonly signedIn: SignedIn;
  readonly invite: { readonly email: string; readonly orgLabel: string };
}

/** Asks a builder whether they want to join the org that invites them. */
export function renderInvite(
  context: Pick<PublicContext, 'env'>,
  { bar, signedIn, invite }: InvitePage,
): Promise<Response> {
  return renderConsolePage({
    title: `Join ${invite.orgLabel}?`,
    bar,
    sends: true,
    style: orgPageStyle,
    script: sendOnceScript,
    content: html`<section class="panel">${
      signedIn.builder.primaryEmail === invite.email
        ? question(context, signedIn, invite)
        : otherAccount(context, signedIn, invite)
    }</section>`,
  });
}

const decline = html`<button class="quiet" name="action" value="decline">Decline</button>`;

function question(
  context: Pick<PublicContext, 'env'>,
  { membership }: SignedIn,
  { orgLabel }: InvitePage['invite'],
): Markup {
  if (membership !== undefined) {
    return html`<p>You belong to an organization already, and a person can belong to one only. To join ${isolated(orgLabel)}, <a href="${ownPath(context, '/people')}">leave yours</a> first, and open this link again.</p>
<form method="post"><div class="actions">${decline}</div></form>`;
  }
  return html`<p>You can then see the projects of ${isolated(orgLabel)}, and make keys for them.</p>
<form method="post"><div class="actions"><button><span>Join ${isolated(orgLabel)}</span></button>${decline}</div></form>`;
}

function otherAccount(
  context: Pick<PublicContext, 'env'>,
  { builder: { primaryEmail } }: SignedIn,
  { email }: InvitePage['invite'],
): Markup {
  return html`<p>The invite is for ${isolated(email)}, and you are signed in ${primaryEmail === null ? 'without an address' : html`as ${isolated(primaryEmail)}`}. Sign in with the account that was invited, and open the link again.</p>
<p><a class="button quiet" href="${ownPath(context, '/sign-in?another=yes')}">Use another account</a></p>`;
}
