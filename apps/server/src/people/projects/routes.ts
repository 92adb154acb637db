import { endpoints } from '@dowel/schema';
import { builderRoute, eitherRoute, route, routeInSteps } from '../../platform/requests/route.ts';
import * as projects from './service.ts';

export const projectRoutes = {
  listProjects: eitherRoute(endpoints.listProjects, {
    inProject: ({ context }) => projects.list(context),
    asBuilder: ({ context }) => projects.listOfOrg(context),
  }),
  createProject: builderRoute(endpoints.createProject, ({ context, body }) =>
    projects.createInOwnOrg(context, body),
  ),
  getProject: route(endpoints.getProject, ({ context, query }) => projects.get(context, query)),
  updateProject: route(endpoints.updateProject, ({ context, body }) => projects.update(context, body)),
  deleteProject: routeInSteps(endpoints.deleteProject, ({ context }) => projects.remove(context)),
};
