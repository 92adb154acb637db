import type { Context } from '../../context.ts';
import * as integrations from '../../installing/integrations/service.ts';
import {
  isAnyInstallation,
  isOfIntegration,
  isOverConnection,
} from '../../platform/db/installation-joins.ts';
import type { InstallationState } from '../../platform/effects.ts';
import { lockInstallationStates } from './following/queries.ts';

export type InstallationChoice =
  | { readonly ids: readonly string[] }
  | { readonly integrationId: string }
  | { readonly connectionId: string };

/** Installations with what decides about them. Nobody else can change their configs until the transaction ends. */
export async function lockInstalled(tx: Context, choice: InstallationChoice): Promise<InstallationState[]> {
  const states = await lockInstallationStates(tx, conditionOf(choice));
  const all: InstallationState[] = [];
  for (const [integrationId, some] of Map.groupBy(states, (state) => state.integrationId)) {
    const { latestRevision } = await integrations.get(tx, integrationId);
    all.push(...some.map((state) => ({ ...state, revision: latestRevision.content })));
  }
  return all;
}

function conditionOf(choice: InstallationChoice) {
  if ('ids' in choice) return isAnyInstallation(choice.ids);
  return 'integrationId' in choice
    ? isOfIntegration(choice.integrationId)
    : isOverConnection(choice.connectionId);
}
