import { endpoints } from '@dowel/schema';
import { eitherRoute, route } from '../../requests/route.ts';
import * as projects from './service.ts';

export const projectRoutes = {
  listProjects: eitherRoute(endpoints.listProjects, {
    inProject: ({ context }) => projects.list(context),
    asBuilder: ({ context }) => projects.listOfOrg(context),
  }),
  getProject: route(endpoints.getProject, ({ context, query }) => projects.get(context, query)),
  updateProject: route(endpoints.updateProject, ({ context, body }) => projects.update(context, body)),
  deleteProject: route(endpoints.deleteProject, ({ context }) => projects.remove(context)),
};
