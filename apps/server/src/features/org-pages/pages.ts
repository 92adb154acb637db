import { html } from 'hono/html';
import type { PublicContext } from '../../context.ts';
import { type ConsoleBar, renderConsolePage } from '../../pages/console-page.ts';
import { isolated, type Markup } from '../../pages/document.ts';
import { sendOnceScript } from '../../pages/send-once.ts';
import { ownPath } from '../builder-sign-in/own-path.ts';
import type { SignedIn } from '../builder-sign-in/signed-in.ts';
import type { FirstProject, Refused } from './service.ts';

/** The path of the page for a builder who can see no project. */
export const FIRST_PROJECT_PATH = '/first-project';

const formStyle = `
.panel, .panel form { display: grid; gap: 1rem; }
.panel form > button { justify-self: start; }
.field { display: grid; gap: 0.25rem; }
`;

/** The page on which a builder makes their first project, and the org that owns it if they have none. */
export function renderFirstProject(
  context: Pick<PublicContext, 'env'>,
  {
    bar,
    signedIn,
    form,
    refused = {},
  }: {
    bar: ConsoleBar;
    signedIn: SignedIn;
    form?: FirstProject;
    refused?: Refused;
  },
): Promise<Response> {
  const { builder, membership } = signedIn;
  const hasOrg = membership !== undefined;
  const email = builder.primaryEmail;
  return renderConsolePage({
    status: Object.keys(refused).length === 0 ? 200 : 422,
    title: hasOrg ? 'Make the first project' : 'You belong to no organization yet',
    lead: hasOrg ? html`Your organization has none yet.` : undefined,
    bar,
    sends: true,
    style: formStyle,
    script: sendOnceScript,
    content: html`${
      hasOrg
        ? ''
        : html`<p>Does your company use this server already? Ask an owner there to invite ${email === null ? 'you' : isolated(email)}, or <a href="${ownPath(context, '/sign-in?another=yes')}">use another account</a>.</p>`
    }
<section class="panel" aria-labelledby="make">
<h2 id="make">${hasOrg ? 'New project' : 'Or begin here'}</h2>
<form method="post" action="${ownPath(context, FIRST_PROJECT_PATH)}">
${hasOrg ? '' : field({ name: 'label', words: 'Company', note: 'You are its owner, and can invite others.', value: form?.label, refused: refused.label })}
${field({ name: 'name', words: 'Project', note: 'Letters, digits and hyphens. It appears in addresses.', value: form?.name, refused: refused.name })}
<button>Make project</button>
</form>
</section>`,
  });
}

function field({
  name,
  words,
  note,
  value,
  refused,
}: {
  name: keyof FirstProject;
  words: string;
  note: string;
  value: string | undefined;
  refused: string | undefined;
}): Markup {
  return html`<div class="field">
<label for="${name}">${words}</label>
<input type="text" id="${name}" name="${name}" required maxlength="128" autocomplete="off" value="${value ?? ''}" aria-describedby="${name}-note"${refused ? html` aria-invalid="true" autofocus` : ''}>
<p id="${name}-note" class="${refused ? 'field-error' : 'muted'}">${refused ?? note}</p>
</div>`;
}

/** Asks a builder whether they want to join the org that invites them. */
export function renderInvite(
  context: Pick<PublicContext, 'env'>,
  {
    bar,
    signedIn,
    invite,
  }: {
    bar: ConsoleBar;
    signedIn: SignedIn;
    invite: { email: string; orgLabel: string };
  },
): Promise<Response> {
  const { primaryEmail } = signedIn.builder;
  const isMine = primaryEmail === invite.email;
  return renderConsolePage({
    title: `Join ${invite.orgLabel}`,
    bar,
    sends: true,
    style: formStyle,
    script: sendOnceScript,
    content: isMine
      ? html`<section class="panel"><p>You can then see the projects of ${isolated(invite.orgLabel)}, and make keys for them.</p>
<form method="post"><button>Join ${isolated(invite.orgLabel)}</button></form></section>`
      : html`<section class="panel"><p>The invite is for ${isolated(invite.email)}, and you are signed in ${primaryEmail === null ? 'without an address' : html`as ${isolated(primaryEmail)}`}. Sign in with the account that was invited, and open the link again.</p>
<p><a class="button quiet" href="${ownPath(context, '/sign-in?another=yes')}">Use another account</a></p></section>`,
  });
}
