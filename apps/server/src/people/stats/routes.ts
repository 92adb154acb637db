import { endpoints } from '@dowel/schema';
import { builderRoute, replicaRoute, WithHeaders } from '../../platform/requests/route.ts';
import * as stats from './service.ts';
import { toCsv } from './to-csv.ts';

export const statsRoutes = {
  getStats: replicaRoute(endpoints.getStats, ({ context, query }) => stats.get(context, query)),
  exportStats: replicaRoute(endpoints.exportStats, async ({ context, query }) => {
    const name = `usage-${context.project.name}.csv`.replace(/[^\w.-]/g, '_');
    return new WithHeaders(toCsv(await stats.getAll(context, query)), {
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  }),
  getOrgStats: builderRoute(endpoints.getOrgStats, ({ context, params, query }) =>
    stats.getOfOrg(context, params.orgId, query),
  ),
};
