import type { ComponentType } from 'react';
import { type LazyPart, type Loading, useLoadedPart } from '../../ui/useLoadedPart.ts';
import type { ConnectedStepProps } from './ConnectedStep.tsx';
import { type InstallVariant, useInstallOptions } from './install-options.ts';

/** The code of the steps after connecting. */
export const connectedSteps: Record<InstallVariant, LazyPart<ComponentType<ConnectedStepProps>>> = {
  tabs: { load: () => import('./ConnectedStep.tsx').then(({ ConnectedStep }) => ConnectedStep) },
  wizard: { load: () => import('./wizard/WizardStep.tsx').then(({ WizardStep }) => WizardStep) },
};

/** Loads the code of the steps after connecting while the person reads the first screen, which needs none of it. */
export function useConnectedStep(isShown: boolean): Loading<ComponentType<ConnectedStepProps>> {
  return useLoadedPart(connectedSteps[useInstallOptions().variant], true, isShown);
}
