import type { Context, Dependencies } from '../context.ts';
import { followIntegrations } from '../installing/installations/follow-integrations.ts';
import type { ConnectionEffects, InstallationEffects } from '../platform/effects.ts';
import { deleteMost } from '../sync/erasure/history-queries.ts';
import { followConnections, followInstallations } from '../sync/reads/following/read-effects.ts';
import { watchConnections, watchInstallations } from '../sync/schema-watches/watch-effects.ts';
import { reconcileConnections, reconcileInstallations } from '../sync/subscriptions/reconciling/follow.ts';
import { subscribeConnections, subscribeInstallations } from '../sync/subscriptions/subscription-effects.ts';
import { endWrites } from '../sync/writes/write-effects.ts';

/** In this order, which is also the order in which rows are locked. */
const ofInstallations: readonly InstallationEffects<Context>[] = [
  followInstallations,
  subscribeInstallations,
  reconcileInstallations,
  watchInstallations,
  endWrites,
  { leaving: deleteMost },
];

const ofConnections: readonly ConnectionEffects<Context>[] = [
  followConnections,
  subscribeConnections,
  reconcileConnections,
  watchConnections,
];

const installationEffects: Dependencies['installationEffects'] = {
  async installed(tx, ...change) {
    let hasBegun = false;
    for (const each of ofInstallations) hasBegun = (await each.installed?.(tx, ...change)) || hasBegun;
    return hasBegun;
  },
  async changed(tx, ...change) {
    let hasBegun = false;
    for (const each of ofInstallations) hasBegun = (await each.changed?.(tx, ...change)) || hasBegun;
    return hasBegun;
  },
  async deployed(tx, ...deploy) {
    for (const each of ofInstallations) await each.deployed?.(tx, ...deploy);
  },
  async leaving(context, leaving) {
    for (const each of ofInstallations) await each.leaving?.(context, leaving);
  },
  async uninstalling(tx, ids) {
    for (const each of ofInstallations) await each.uninstalling?.(tx, ids);
  },
};

const connectionEffects: ConnectionEffects<Context> = {
  async changed(tx, ...change) {
    for (const each of ofConnections) await each.changed(tx, ...change);
  },
  async appLeaving(tx, ids) {
    for (const each of ofConnections) await each.appLeaving?.(tx, ids);
  },
};

/** Which features react when another feature changes something. */
export const effects: Pick<Dependencies, 'integrationEffects' | 'installationEffects' | 'connectionEffects'> =
  { integrationEffects: followIntegrations, installationEffects, connectionEffects };
