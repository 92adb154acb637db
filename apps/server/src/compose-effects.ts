import type { Dependencies } from './context.ts';
import { followIntegrations } from './features/installations/deploy-effects/follow-integrations.ts';
import { followConnections, followInstallations } from './features/reads/following/react.ts';

/** Which features react when another feature changes something. */
export const effects: Pick<Dependencies, 'integrationEffects' | 'installationEffects' | 'connectionEffects'> =
  {
    integrationEffects: followIntegrations,
    installationEffects: followInstallations,
    connectionEffects: followConnections,
  };
