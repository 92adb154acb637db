import { html } from 'hono/html';
import type { PublicContext } from '../../context.ts';
import { type ConsoleBar, renderConsolePage } from '../../platform/pages/console-page.ts';
import { isolated, type Markup } from '../../platform/pages/document.ts';
import { sendOnceScript } from '../../platform/pages/send-once.ts';
import { ownPath } from '../builder-sign-in/own-path.ts';
import type { SignedIn } from '../builder-sign-in/signed-in.ts';
import { joinSections } from './join-sections.ts';
import { orgPageStyle } from './org-page-style.ts';
import type { FirstProject, Refused, WaysIn } from './service.ts';

/** The path of the page on which a builder makes a project. Who can see no project is sent there. */
export const FIRST_PROJECT_PATH = '/first-project';

/** What the page for a new project shows. */
export interface FirstProjectPage {
  readonly bar: ConsoleBar;
  readonly signedIn: SignedIn;
  /** Whether the org has projects already. */
  readonly hasProjects: boolean;
  readonly waysIn: WaysIn;
  readonly form?: FirstProject;
  readonly refused?: Refused;
}

/**
 * The page on which a builder makes a project, and the org that owns it if they have none. Who has none can join an org
 * here that invites them, or that has proven their domain.
 */
export function renderFirstProject(
  context: Pick<PublicContext, 'env'>,
  { bar, signedIn, hasProjects, waysIn, form, refused = {} }: FirstProjectPage,
): Promise<Response> {
  const path = ownPath(context, FIRST_PROJECT_PATH);
  const hasOrg = signedIn.membership !== undefined;
  const ways = hasOrg ? '' : joinSections(path, waysIn);
  return renderConsolePage({
    status: Object.keys(refused).length === 0 ? 200 : 422,
    title: titleOf(hasProjects, ways !== ''),
    lead: html`A project is one product of yours: its integrations, its API keys, and the accounts that your customers connect.`,
    bar,
    sends: true,
    style: orgPageStyle,
    script: sendOnceScript,
    content: html`${ways}
<section class="panel" aria-labelledby="make">
<h2 id="make">${ways === '' ? 'The project' : 'Or begin on your own'}</h2>
<form method="post" action="${path}">
${hasOrg ? '' : field({ name: 'label', words: 'Your company', note: 'The organization that owns the project. You are its owner, and can invite colleagues.', value: form?.label, refused: refused.label })}
${field({ name: 'appName', words: 'Product', note: 'Your customers read this name when they connect an account. You can change it later.', value: form?.appName, refused: refused.appName })}
${field({ name: 'name', words: 'Project name', note: 'For you and for programs: it stands in addresses and commands. Letters, digits and hyphens, such as acme-crm.', value: form?.name, refused: refused.name })}
<div class="actions"><button>Make project</button>${hasProjects ? html`<a class="button quiet" href="${ownPath(context, '/keys?choose=yes')}">Cancel</a>` : ''}</div>
</form>
${hasOrg || ways !== '' ? '' : askToBeInvited(context, signedIn)}
</section>
${nextSteps}`,
  });
}

function titleOf(hasProjects: boolean, hasWays: boolean): string {
  if (hasProjects) return 'New project';
  return hasWays ? 'Join an organization, or make a project' : 'Make your first project';
}

function askToBeInvited(context: Pick<PublicContext, 'env'>, { builder }: SignedIn): Markup {
  const { primaryEmail } = builder;
  return html`<p class="muted">Does your company use this server already? Then make nothing here: ask an owner there to invite ${primaryEmail === null ? 'you' : isolated(primaryEmail)}, or <a href="${ownPath(context, '/sign-in?another=yes')}">use another account</a>.</p>`;
}

const nextSteps = html`<section aria-labelledby="next">
<h2 id="next">What comes next</h2>
<ol class="steps">
<li><strong>An API key for your backend.</strong> With it, your server and the command line act for the project. It can do everything there, so it never goes into a page or a repository. You make it on the next page.</li>
<li><strong>A manifest.</strong> The file that says which providers and objects you offer. Publish it with <code>dowel deploy</code>.</li>
<li><strong>A page for your customers.</strong> The React library shows them what they connect. Your backend signs a token for each person, so the page needs no key.</li>
</ol>
</section>`;

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
