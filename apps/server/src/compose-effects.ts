import type { Dependencies } from './context.ts';
import { followIntegrations } from './features/installations/deploy-effects/follow-integrations.ts';

/** Which features react when another feature changes something. */
export const effects: Pick<Dependencies, 'integrationEffects'> = {
  integrationEffects: followIntegrations,
};
