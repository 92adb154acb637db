import type { Context, Dependencies } from './context.ts';
import type { ConnectionEffects, InstallationEffects } from './effects.ts';
import { followIntegrations } from './features/installations/deploy-effects/follow-integrations.ts';
import { followConnections, followInstallations } from './features/reads/following/react.ts';
import { watchConnections, watchInstallations } from './features/schema-watches/following/react.ts';
import { subscribeConnections, subscribeInstallations } from './features/subscriptions/following/react.ts';
import { reconcileConnections, reconcileInstallations } from './features/subscriptions/reconciling/follow.ts';

function bothInstallations(
  first: InstallationEffects<Context>,
  second: InstallationEffects<Context>,
): InstallationEffects<Context> {
  return {
    async installed(tx, ...change) {
      const hasBegun = await first.installed(tx, ...change);
      return (await second.installed(tx, ...change)) || hasBegun;
    },
    async changed(tx, ...change) {
      const hasBegun = await first.changed(tx, ...change);
      return (await second.changed(tx, ...change)) || hasBegun;
    },
    async deployed(tx, ...deploy) {
      await first.deployed(tx, ...deploy);
      await second.deployed(tx, ...deploy);
    },
    async leaving(context, id) {
      await first.leaving(context, id);
      await second.leaving(context, id);
    },
    async uninstalling(tx, ids) {
      await first.uninstalling(tx, ids);
      await second.uninstalling(tx, ids);
    },
  };
}

function bothConnections(
  first: ConnectionEffects<Context>,
  second: ConnectionEffects<Context>,
): ConnectionEffects<Context> {
  return {
    async changed(tx, ...change) {
      await first.changed(tx, ...change);
      await second.changed(tx, ...change);
    },
  };
}

/** Which features react when another feature changes something. */
export const effects: Pick<Dependencies, 'integrationEffects' | 'installationEffects' | 'connectionEffects'> =
  {
    integrationEffects: followIntegrations,
    installationEffects: bothInstallations(
      followInstallations,
      bothInstallations(subscribeInstallations, reconcileInstallations),
    ),
    connectionEffects: bothConnections(
      followConnections,
      bothConnections(subscribeConnections, reconcileConnections),
      bothInstallations(followInstallations, subscribeInstallations),
      watchInstallations,
      bothConnections(followConnections, subscribeConnections),
      watchConnections,
    ),
  };
