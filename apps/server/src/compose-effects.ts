import type { Dependencies } from './context.ts';
import { followIntegrations } from './features/installations/deploy-effects/follow-integrations.ts';

/** Which feature follows the changes of which other. */
export const effects: Pick<Dependencies, 'integrationEffects'> = {
  integrationEffects: followIntegrations,
};
