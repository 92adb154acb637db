import { endpoints } from '@dowel/schema';
import { warningList } from '@dowel/schema/rules';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { route } from '../../platform/requests/route.ts';
import { warned } from '../../platform/requests/warned.ts';
import * as providerApps from './service.ts';

export const providerAppRoutes = {
  listProviderApps: route(endpoints.listProviderApps, async ({ context, query }) =>
    pageAnswer(query, await providerApps.list(context, query)),
  ),
  createProviderApp: route(endpoints.createProviderApp, async ({ context, body }) => {
    const app = await providerApps.create(context, body);
    return warned(
      app,
      warningList('no_effect', providerApps.isOfUse(context, app) ? [] : ['provider']),
      warningList('unknown_member', providerApps.unknownParams(context, app)),
    );
  }),
  updateProviderApp: route(endpoints.updateProviderApp, async ({ context, params, body }) => {
    const app = await providerApps.update(context, params.providerAppId, body);
    const isOfUse = body.providerApp.provider === undefined || providerApps.isOfUse(context, app);
    const hasParams = body.updateMask.some((path) => /^metadata(\.providerParams)?$/.test(path));
    const unknown = hasParams ? providerApps.unknownParams(context, app) : [];
    return warned(
      app,
      warningList('no_effect', isOfUse ? [] : ['providerApp.provider']),
      warningList(
        'unknown_member',
        unknown.map((path) => `providerApp.${path}`),
      ),
    );
  }),
  deleteProviderApp: route(endpoints.deleteProviderApp, ({ context, params }) =>
    providerApps.remove(context, params.providerAppId),
  ),
};
