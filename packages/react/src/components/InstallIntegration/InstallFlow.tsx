import type { FieldMapping } from '@dowel/schema/rules';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type ConnectAction, useConnect } from '../../hooks/useConnect';
import { ConnectCard } from '../connection/ConnectCard';
import { MetadataCard } from '../connection/MetadataCard';
import { LoadingCard } from '../screen/LoadingCard';
import { ProblemCard } from '../screen/ProblemCard';
import { Screen } from '../screen/Screen';
import { useReportOnce } from '../screen/useReportOnce';
import { useInstallEvents } from './install-events';
import { UninstalledCard } from './UninstalledCard';
import { type InstallStep, useInstallStep } from './useInstallStep';

const loadConnectedStep = () => import('./ConnectedStep');
const ConnectedStep = /* @__PURE__ */ lazy(async () => ({
  default: (await loadConnectedStep()).ConnectedStep,
}));

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
  const step = useInstallStep();
  const events = useInstallEvents();
  const signIn = useConnect({ onError: events.failed });
  const [isUninstalled, setUninstalled] = useState(false);
  useEffect(() => {
    // No first screen needs it; by the time somebody has connected, it is there. A failure shows when it is drawn.
    loadConnectedStep().catch(() => {});
  }, []);
  useReportOnce('error' in step ? step.error : null, events.failed);
  const showsFarewell = isUninstalled && 'integration' in step;
  return (
    <Screen name={showsFarewell ? 'uninstalled' : step.name} className={className}>
      {showsFarewell ? (
        <UninstalledCard {...step} onReinstall={() => setUninstalled(false)} />
      ) : (
        <StepScreen {...{ step, signIn, fieldMapping }} onUninstalled={() => setUninstalled(true)} />
      )}
    </Screen>
  );
}

interface StepScreenProps extends FlowActions {
  step: InstallStep;
  fieldMapping: FieldMapping | undefined;
}

function StepScreen({ step, fieldMapping, ...actions }: StepScreenProps) {
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
    case 'unreadable':
    case 'nothing-to-choose':
    case 'configure':
      return (
        <Suspense fallback={<LoadingCard />}>
          <ConnectedStep step={step} {...actions} fieldMapping={fieldMapping} />
        </Suspense>
      );
    default:
      return <LoadingCard />;
  }
}
