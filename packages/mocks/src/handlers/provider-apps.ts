import type { ProviderApp } from '@dowel/schema';
import {
  plainResources,
  providerAppExistsProblem,
  toShownProviderApp,
  updatableMembers,
} from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { MockProblem } from '../mock-problem.ts';
import { newRow, plainRows } from '../plain-rows.ts';
import { isBuilder, type Principal } from '../principal.ts';
import { getKnownProvider, namedProvider } from '../sign-in.ts';
import type { MockStore } from '../store.ts';
import { applyUpdateMask } from '../update-mask.ts';

const rows = plainRows<ProviderApp>(
  (store) => store.providerApps,
  plainResources.providerApps,
  ({ id }) => id,
);

/** Answers the endpoints of provider apps as the service does. Does not keep their secrets. */
export const providerApps = {
  listProviderApps({ store, caller }) {
    const apps = rows.list({ store, caller });
    return isBuilder(caller) ? apps : apps.map(toShownProviderApp);
  },

  createProviderApp({ store, caller, body: { clientSecret: _, webhookSecret: _secret, ...input } }) {
    getKnownProvider(store, input.provider);
    assertFree(store, caller, input.provider);
    return rows.insert({ store, caller }, { ...newRow({ store, caller }), ...input });
  },

  updateProviderApp({ store, caller, params, body }) {
    const app = rows.get({ store, caller }, params.providerAppId);
    const {
      clientSecret: _,
      webhookSecret: _secret,
      ...masked
    } = applyUpdateMask(body.updateMask, body.providerApp, updatableMembers.providerApp);
    if (masked.provider !== undefined && masked.provider !== app.provider) {
      getKnownProvider(store, masked.provider);
      assertFree(store, caller, masked.provider);
    }
    return Object.assign(app, masked, { updateTime: store.timestamp() });
  },

  deleteProviderApp({ store, caller, params }) {
    rows.remove({ store, caller }, params.providerAppId);
    return undefined;
  },
} satisfies Partial<Answers>;

function assertFree(store: MockStore, { project }: Principal, provider: string): void {
  if (!store.providerApps.some((app) => app.projectId === project.id && app.provider === provider)) return;
  throw new MockProblem('provider_app_exists', providerAppExistsProblem(namedProvider(store, provider)));
}
