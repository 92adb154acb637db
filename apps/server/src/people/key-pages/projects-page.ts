import type { Project } from '@dowel/schema';
import { html } from 'hono/html';
import type { PublicContext } from '../../context.ts';
import { type ConsoleBar, renderConsolePage } from '../../platform/pages/console-page.ts';
import { isolated } from '../../platform/pages/document.ts';
import { ownPath } from '../builder-sign-in/own-path.ts';
import { FIRST_PROJECT_PATH } from '../org-pages/first-project-page.ts';

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
    )}</ul>
<p><a class="button quiet" href="${ownPath(context, FIRST_PROJECT_PATH)}">New project</a></p>`,
  });
}

const projectsStyle = `
.projects { display: grid; margin: 0; padding-block: 0.5rem; list-style: none; }
.projects li { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding-block: 0.75rem; border-block-start: 1px solid var(--line); }
.projects li:first-child { border: 0; }
.projects a { font-weight: 500; }
`;
