import type { ProviderApp } from '@dowel/schema';
import {
  providerAppExistsProblem,
  providerAppNotFoundProblem,
  toShownProviderApp,
  updatableMembers,
} from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import type { Caller } from '../caller.ts';
import { MockProblem } from '../mock-problem.ts';
import { found } from '../not-found.ts';
import { getKnownProvider, namedProvider } from '../sign-in.ts';
import type { MockStore } from '../store.ts';
import { applyUpdateMask } from '../update-mask.ts';

/** Provider apps, as the service answers them. Their secrets are dropped. */
export const providerApps = {
  listProviderApps({ store, caller }) {
    const apps = store.providerApps.filter(({ projectId }) => projectId === caller.project.id);
    return caller.kind === 'apiKey' && caller.isFull ? apps : apps.map(toShownProviderApp);
  },

  createProviderApp({ store, caller, body: { clientSecret: _, ...input } }) {
    getKnownProvider(store, input.provider);
    assertFree(store, caller, input.provider);
    const projectId = caller.project.id;
    const app = { id: store.newId(), projectId, ...input, createTime: store.timestamp() };
    store.providerApps.push(app);
    return app;
  },

  updateProviderApp({ store, caller, params, body }) {
    const app = getApp(store, caller, params.providerAppId);
    const { clientSecret: _, ...masked } = applyUpdateMask(
      body.updateMask,
      body.providerApp,
      updatableMembers.providerApp,
    );
    if (masked.provider !== undefined && masked.provider !== app.provider) {
      getKnownProvider(store, masked.provider);
      assertFree(store, caller, masked.provider);
    }
    return Object.assign(app, masked, { updateTime: store.timestamp() });
  },

  deleteProviderApp({ store, caller, params }) {
    const { id } = getApp(store, caller, params.providerAppId);
    store.providerApps = store.providerApps.filter((app) => app.id !== id);
    return undefined;
  },
} satisfies Partial<Answers>;

function getApp(store: MockStore, { project }: Caller, id: string): ProviderApp {
  const app = store.providerApps.find((one) => one.id === id && one.projectId === project.id);
  return found(app, 'provider_app_not_found', providerAppNotFoundProblem());
}

function assertFree(store: MockStore, { project }: Caller, provider: string): void {
  if (!store.providerApps.some((app) => app.projectId === project.id && app.provider === provider)) return;
  throw new MockProblem('provider_app_exists', providerAppExistsProblem(namedProvider(store, provider)));
}
