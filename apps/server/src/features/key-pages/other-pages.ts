import type { Project } from '@dowel/schema';
import { html } from 'hono/html';
import type { PublicContext } from '../../context.ts';
import { type ConsoleBar, renderConsolePage } from '../../pages/console-page.ts';
import { isolated } from '../../pages/document.ts';
import { ownPath } from '../builder-sign-in/own-path.ts';
import type { SignedIn } from '../builder-sign-in/signed-in.ts';

/** The page on which a builder chooses one of the projects of their org. */
export function renderProjects(
  context: Pick<PublicContext, 'env'>,
  bar: ConsoleBar,
  projects: readonly Project[],
): Promise<Response> {
  return renderConsolePage({
    title: 'Choose a project',
    lead: html`Every project has API keys of its own.`,
    bar,
    sends: true,
    style: projectsStyle,
    content: html`<ul class="projects panel">${projects.map(
      ({ name, appName }) =>
        html`<li><a href="${ownPath(context, `/keys/${encodeURIComponent(name)}`)}">${isolated(name)}</a> <span class="muted">${isolated(appName)}</span></li>`,
    )}</ul>`,
  });
}

const projectsStyle = `
.projects { display: grid; margin: 0; padding-block: 0.5rem; list-style: none; }
.projects li { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding-block: 0.75rem; border-block-start: 1px solid var(--line); }
.projects li:first-child { border: 0; }
.projects a { font-weight: 500; }
`;

/** The page for a builder who can see no project. */
export function renderNoProject(
  context: Pick<PublicContext, 'env'>,
  bar: ConsoleBar,
  { builder, membership }: SignedIn,
): Promise<Response> {
  const email = builder.primaryEmail;
  return renderConsolePage({
    title: membership ? 'There is no project yet' : 'You belong to no organization yet',
    bar,
    sends: true,
    content: membership
      ? html`<div class="panel"><p>Your organization has no project. Make one with your session and <code>POST /v1/projects</code>, or ask the person who runs this server.</p></div>`
      : html`<div class="panel"><p>Ask an owner of your organization to invite ${email === null ? 'you' : isolated(email)}, or sign in with another account.</p></div>
<p><a class="button quiet" href="${ownPath(context, '/sign-in?another=yes')}">Use another account</a></p>`,
  });
}
