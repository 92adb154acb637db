import { endpoints } from '@dowel/schema';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { route } from '../../platform/requests/route.ts';
import { search } from './service.ts';

export const projectSearchRoutes = {
  searchProject: route(endpoints.searchProject, async ({ context, query }) =>
    pageAnswer(query, await search(context, query)),
  ),
};
