import { formActionUnknownProblem } from '@dowel/schema/rules';
import type { BuilderContext, Context } from '../../context.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { RawRequest, RawRoute } from '../../platform/requests/raw-route.ts';
import * as apiKeys from '../api-keys/service.ts';
import { forBuilder } from '../builder-sign-in/for-builder.ts';
import { readForm } from '../builder-sign-in/form.ts';
import { ownPath } from '../builder-sign-in/own-path.ts';
import { barOf } from '../builder-sign-in/problem-page.ts';
import { redirect, type SignedIn } from '../builder-sign-in/signed-in.ts';
import { FIRST_PROJECT_PATH } from '../org-pages/first-project-page.ts';
import * as projects from '../projects/service.ts';
import { type Done, type KeysPage, renderKeys } from './keys-page.ts';
import { renderProjects } from './projects-page.ts';
import * as keyPages from './service.ts';

/** How many keys a page shows. */
const pageSize = 100;

export const keyPageRoutes: readonly RawRoute[] = [
  { operation: 'openProjects', method: 'GET', path: '/keys', handle: openProjects },
  { operation: 'openKeys', method: 'GET', path: '/keys/{project}', handle: openKeys },
  { operation: 'changeKeys', method: 'POST', path: '/keys/{project}', handle: changeKeys },
];

async function openProjects(visit: RawRequest): Promise<Response> {
  return forBuilder(visit, 'openProjects', async (context, signedIn) => {
    const list = await projects.listOfOrg(context);
    const [first] = list;
    if (!first) return redirect(ownPath(context, FIRST_PROJECT_PATH));
    if (list.length > 1 || visit.query().choose !== undefined) {
      return renderProjects(context, barOf(context, signedIn), list);
    }
    return redirect(pathOf(context, first.name));
  });
}

async function openKeys(visit: RawRequest): Promise<Response> {
  return forBuilder(visit, 'openKeys', async (context, signedIn) => {
    const inProject = await keyPages.actIn(context, visit.params.project ?? '');
    return renderKeys(context, await toPage(context, inProject, signedIn, visit.query()));
  });
}

async function changeKeys(visit: RawRequest): Promise<Response> {
  return forBuilder(visit, 'changeKeys', async (context, signedIn) => {
    const form = await readForm(context, visit.request);
    const inProject = await keyPages.actIn(context, visit.params.project ?? '');
    const id = form.get('id') ?? '';
    const path = pathOf(context, inProject.project.name);
    switch (form.get('action')) {
      case 'make': {
        const newKey = keyPages.readNewKey(form);
        if (newKey) return redirect(`${path}?show=${await keyPages.make(inProject, newKey)}`);
        const page = await toPage(context, inProject, signedIn, {});
        return renderKeys(context, { ...page, refusedLabel: form.get('label') ?? '' });
      }
      case 'on':
      case 'off': {
        const what = form.get('action') === 'on' ? 'on' : 'off';
        await keyPages.switchTo(inProject, id, what === 'on');
        return redirect(`${path}?${new URLSearchParams({ done: what, key: id })}`);
      }
      case 'delete':
        await keyPages.remove(inProject, id);
        return redirect(`${path}?done=deleted`);
      default:
        throw new ProblemError('invalid_request', formActionUnknownProblem());
    }
  });
}

/** The address of this page has only ids, never a key, because browsers keep addresses. */
async function toPage(
  context: BuilderContext,
  inProject: Context,
  signedIn: SignedIn,
  { show, done, key, pageToken }: Readonly<Record<string, string>>,
): Promise<KeysPage> {
  const { name } = inProject.project;
  const query = { pageSize, ...(pageToken !== undefined && { pageToken }) };
  const { items, nextPageToken } = await apiKeys.listEntries(inProject, query);
  const own = await projects.get(inProject);
  const changed = key === undefined ? undefined : await apiKeys.findEntry(inProject, { id: key });
  return {
    bar: barOf(context, signedIn),
    project: name,
    hasOtherProjects: (await projects.listOfOrg(context)).length > 1,
    refusesFrontendKeys: own.refusesFrontendKeys === true,
    makers: await keyPages.makersOf(context, items),
    keys: items,
    nextPath:
      nextPageToken && `${pathOf(context, name)}?${new URLSearchParams({ pageToken: nextPageToken })}`,
    shown: show === undefined ? undefined : await apiKeys.findEntry(inProject, { id: show }),
    done: isDone(done) ? { what: done, label: changed?.apiKey.label } : undefined,
  };
}

function isDone(text: string | undefined): text is Done {
  return text === 'on' || text === 'off' || text === 'deleted';
}

function pathOf(context: BuilderContext, project: string): string {
  return ownPath(context, `/keys/${encodeURIComponent(project)}`);
}
