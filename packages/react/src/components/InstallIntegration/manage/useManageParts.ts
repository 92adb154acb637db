import { type LazyPart, type Loading, useLoadedPart } from '../../../ui/useLoadedPart.ts';
import type { InstallStep } from '../useInstallStep.ts';

type ManageParts = typeof import('./manage-parts.ts');

const manageParts: LazyPart<ManageParts> = { load: () => import('./manage-parts.ts') };

/** What shows and changes something installed, and repairs a connection. A first install ends without it. */
export function useManageParts(isWanted = true): Loading<ManageParts> {
  return useLoadedPart(manageParts, isWanted);
}

/** Whether the screen of a step shows some of these parts. */
export function hasManageParts(step: InstallStep): boolean {
  return 'connection' in step && (step.installation !== null || step.connection.status === 'bad_credentials');
}
