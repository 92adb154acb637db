import type { FieldMapping } from '@dowel/schema/rules';
import { type ComponentType, useState } from 'react';
import { useConnect } from '../../hooks/useConnect.ts';
import { type LazyPart, useLoadedPart } from '../../ui/useLoadedPart.ts';
import { LoadingCard } from '../screen/LoadingCard.tsx';
import { ProblemCard } from '../screen/ProblemCard.tsx';
import { Screen } from '../screen/Screen.tsx';
import { useReportOnce } from '../screen/useReportOnce.ts';
import type { ConnectedStepProps } from './ConnectedStep.tsx';
import { FlowProvider } from './FlowProvider.tsx';
import { useInstallEvents } from './install-events.ts';
import { UninstalledCard } from './manage/UninstalledCard.tsx';
import { hasManageParts, useManageParts } from './manage/useManageParts.ts';
import { useConnectedStep } from './useConnectedStep.ts';
import { type InstallFacts, type InstallStep, isConnected, useInstallStep } from './useInstallStep.ts';

export interface InstallFlowProps {
  fieldMapping: FieldMapping | undefined;
  className: string | undefined;
}

type ConnectCards = typeof import('./connect-cards.ts');

/** Loads while the service is asked what to show. */
const connectCards: LazyPart<ConnectCards> = { load: () => import('./connect-cards.ts') };

/** Shows the current step. */
export function InstallFlow({ fieldMapping, className }: InstallFlowProps) {
  const due = useInstallStep();
  const { Step: ConnectedStep, error } = useConnectedStep();
  const { part: cards, error: cardsError } = useLoadedPart(connectCards);
  // Loads beside the code of the step, which otherwise asks for it later.
  useManageParts(hasManageParts(due) && !ConnectedStep);
  const isConnecting = due.name === 'connect' || due.name === 'metadata';
  const isReady = isConnecting ? cards !== undefined : !isConnected(due) || ConnectedStep !== undefined;
  const step: InstallStep = isReady ? due : { name: 'loading' };
  const events = useInstallEvents();
  const signIn = useConnect({ onError: events.failed });
  const [isUninstalled, setUninstalled] = useState(false);
  useReportOnce('error' in step ? step.error : null, events.failed);
  // The error boundary shows these like any bug of ours, and lets the person try again.
  if (error && isConnected(due)) throw error;
  if (cardsError && isConnecting) throw cardsError;
  const showsFarewell = isUninstalled && 'integration' in step;
  return (
    <Screen name={showsFarewell ? 'uninstalled' : step.name} className={className}>
      {'integration' in step ? (
        <FlowProvider
          facts={step}
          signIn={signIn}
          fieldMapping={fieldMapping}
          onUninstalled={() => setUninstalled(true)}
        >
          {showsFarewell ? (
            <UninstalledCard onReinstall={() => setUninstalled(false)} />
          ) : (
            <LoadedStep step={step} ConnectedStep={ConnectedStep} cards={cards} />
          )}
        </FlowProvider>
      ) : (
        <UnloadedStep step={step} />
      )}
    </Screen>
  );
}

type LoadedInstallStep = Extract<InstallStep, InstallFacts>;

/** Shown while the integration has not loaded. */
function UnloadedStep({ step }: { step: Exclude<InstallStep, LoadedInstallStep> }) {
  if (step.name === 'loading') return <LoadingCard shape="split" />;
  return <ProblemCard error={step.error} onRetry={step.retry} isRetrying={step.isRetrying} />;
}

interface LoadedStepProps {
  step: LoadedInstallStep;
  ConnectedStep: ComponentType<ConnectedStepProps> | undefined;
  cards: ConnectCards | undefined;
}

function LoadedStep({ step, ConnectedStep, cards }: LoadedStepProps) {
  if (step.name === 'connect' && cards) {
    const { project, integration, installation } = step;
    return (
      <cards.ConnectCard
        appName={project.appName}
        facts={<cards.ConnectFacts integration={integration} appName={project.appName} />}
        isInstalled={installation !== null}
      />
    );
  }
  if (step.name === 'metadata' && cards) return <cards.MetadataCard connection={step.connection} />;
  return isConnected(step) && ConnectedStep ? <ConnectedStep step={step} /> : <LoadingCard shape="list" />;
}
