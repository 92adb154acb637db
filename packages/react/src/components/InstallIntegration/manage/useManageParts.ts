import { type LazyPart, useLoadedPart, useNeededPart } from '../../../ui/useLoadedPart.ts';
import { needsAnswer } from '../../connection/needs-answer.ts';
import type { InstallStep } from '../useInstallStep.ts';

type ManageParts = typeof import('./manage-parts.ts');

export const manageParts: LazyPart<ManageParts> = { load: () => import('./manage-parts.ts') };

/**
 * What shows and changes something installed, and repairs a connection, as soon as it has loaded. A first install ends
 * without it. Code that could not be loaded is an error of the screen.
 */
export function useManageParts(isWanted = true): ManageParts | undefined {
  return useNeededPart(manageParts, isWanted);
}

/** The same for a screen that can do without. */
export function useOptionalManageParts(isWanted: boolean): ManageParts | undefined {
  return useLoadedPart(manageParts, isWanted).part;
}

/** Whether the screen of a step shows some of these parts. */
export function hasManageParts(step: InstallStep): boolean {
  if (!('connection' in step)) return false;
  const isCard = step.name === 'unreadable' || step.name === 'nothing-to-choose';
  return isCard || step.installation !== null || needsAnswer(step.connection);
}
