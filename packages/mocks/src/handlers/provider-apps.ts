import { toShownProviderApp } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { isBuilder } from '../principal.ts';

/** Answers the list of provider apps as the service does. */
export const providerApps = {
  listProviderApps({ store, caller }) {
    const apps = store.providerApps.filter(({ projectId }) => projectId === caller.project.id);
    return isBuilder(caller) ? apps : apps.map(toShownProviderApp);
  },
} satisfies Partial<Answers>;
