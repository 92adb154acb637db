import type { Context } from '../../context.ts';
import type { InstallationEffects } from '../../platform/effects.ts';
import { end } from './end-run.ts';
import { selectOpenRuns } from './queries.ts';
import { UNINSTALLED } from './rules.ts';

/** What writes do when an installation changes. What was accepted looks for itself what may still be sent. */
export const endWrites: InstallationEffects<Context> = {
  async uninstalling(tx, installationIds) {
    for (const run of await selectOpenRuns(tx, installationIds)) await end(tx, run, UNINSTALLED);
  },
};
