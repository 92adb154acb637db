import type { FieldMapping } from '@dowel/schema/rules';
import { type ComponentType, useState } from 'react';
import { type ConnectAction, useConnect } from '../../hooks/useConnect.ts';
import { ConnectCard } from '../connection/ConnectCard.tsx';
import { MetadataCard } from '../connection/MetadataCard.tsx';
import { LoadingCard } from '../screen/LoadingCard.tsx';
import { ProblemCard } from '../screen/ProblemCard.tsx';
import { Screen } from '../screen/Screen.tsx';
import { useReportOnce } from '../screen/useReportOnce.ts';
import type { ConnectedStepProps } from './ConnectedStep.tsx';
import { useInstallEvents } from './install-events.ts';
import { UninstalledCard } from './UninstalledCard.tsx';
import { useConnectedStep } from './useConnectedStep.ts';
import { type InstallStep, isConnected, useInstallStep } from './useInstallStep.ts';

export interface InstallFlowProps {
  fieldMapping: FieldMapping | undefined;
  className: string | undefined;
}

/** What the steps share besides what the service knows. */
export interface FlowActions {
  /** One for the whole flow: a sign-in in this tab ends before any form is there. */
  signIn: ConnectAction;
  /** The installation is gone, by somebody's wish. */
  onUninstalled: () => void;
}

/** Shows the step that is due. */
export function InstallFlow({ fieldMapping, className }: InstallFlowProps) {
  const due = useInstallStep();
  const { Step: ConnectedStep, error } = useConnectedStep();
  const step: InstallStep = isConnected(due) && !ConnectedStep ? { name: 'loading' } : due;
  const events = useInstallEvents();
  const signIn = useConnect({ onError: events.failed });
  const [isUninstalled, setUninstalled] = useState(false);
  useReportOnce('error' in step ? step.error : null, events.failed);
  // As any mistake of ours: the boundary says so and can draw everything anew.
  if (error && isConnected(due)) throw error;
  const showsFarewell = isUninstalled && 'integration' in step;
  return (
    <Screen name={showsFarewell ? 'uninstalled' : step.name} className={className}>
      {showsFarewell ? (
        <UninstalledCard {...step} onReinstall={() => setUninstalled(false)} />
      ) : (
        <StepScreen
          {...{ step, signIn, fieldMapping, ConnectedStep }}
          onUninstalled={() => setUninstalled(true)}
        />
      )}
    </Screen>
  );
}

interface StepScreenProps extends FlowActions {
  step: InstallStep;
  fieldMapping: FieldMapping | undefined;
  ConnectedStep: ComponentType<ConnectedStepProps> | undefined;
}

function StepScreen({ step, fieldMapping, ConnectedStep, ...actions }: StepScreenProps) {
  const { failed } = useInstallEvents();
  switch (step.name) {
    case 'problem':
      return <ProblemCard error={step.error} onRetry={step.retry} isRetrying={step.isRetrying} />;
    case 'connect':
      return (
        <ConnectCard
          {...step}
          signIn={actions.signIn}
          appName={step.project.appName}
          isInstalled={step.installation !== null}
          onError={failed}
        />
      );
    case 'metadata':
      return <MetadataCard {...step} onError={failed} />;
    default:
      return isConnected(step) && ConnectedStep ? (
        <ConnectedStep step={step} {...actions} fieldMapping={fieldMapping} />
      ) : (
        <LoadingCard />
      );
  }
}
