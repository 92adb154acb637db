import type { FieldMapping } from '@dowel/schema/rules';
import { type ComponentType, useRef, useState } from 'react';
import { useConnect } from '../../hooks/useConnect.ts';
import { useLoadedPart } from '../../ui/useLoadedPart.ts';
import { ConnectCard } from '../connection/ConnectCard.tsx';
import { ConnectFacts } from '../connection/ConnectFacts.tsx';
import { asksInForm, type FormParts, useFormParts } from '../connection/useFormParts.ts';
import { LoadingCard } from '../screen/LoadingCard.tsx';
import { ProblemCard } from '../screen/ProblemCard.tsx';
import { Screen } from '../screen/Screen.tsx';
import { useReportOnce } from '../screen/useReportOnce.ts';
import type { ConnectedStepProps } from './ConnectedStep.tsx';
import { FlowProvider } from './FlowProvider.tsx';
import { type InstallCallbacks, InstallEventsContext, useEventsOf } from './install-events.ts';
import { hasManageParts, manageParts } from './manage/useManageParts.ts';
import { useConnectedStep } from './useConnectedStep.ts';
import { type InstallFacts, type InstallStep, isConnected, useInstallStep } from './useInstallStep.ts';

export interface InstallFlowProps {
  fieldMapping: FieldMapping | undefined;
  className: string | undefined;
  /** What was begun here is told to these, also when the page shows another installation by then. */
  callbacks: InstallCallbacks;
}

/** Shows the current step. */
export function InstallFlow({ fieldMapping, className, callbacks }: InstallFlowProps) {
  const due = useInstallStep();
  const { part: ConnectedStep, error } = useConnectedStep(isConnected(due));
  const needsManage = hasManageParts(due);
  const { part: manage, error: manageError } = useLoadedPart(manageParts, needsManage);
  const hasBegun = useRef(false);
  // Only the first screen waits for them, so that one skeleton stands for all. If they cannot be loaded, it says so itself.
  const isWaiting = needsManage && !manage && !manageError && !hasBegun.current;
  const hasForm = due.name === 'metadata' || (due.name === 'connect' && asksInForm(due.provider, due.module));
  const formParts = useFormParts(hasForm);
  const hasParts = hasForm ? formParts : !isConnected(due) || (ConnectedStep && !isWaiting);
  const step: InstallStep = hasParts ? due : { name: 'loading' };
  hasBegun.current ||= 'integration' in step;
  const events = useEventsOf(callbacks);
  const signIn = useConnect({ onError: events.failed });
  // Whoever has uninstalled it, here or elsewhere: the screen says so.
  const [wasInstalled, setWasInstalled] = useState(false);
  const isInstalled = 'integration' in due && due.installation !== null;
  if (isInstalled && !wasInstalled) setWasInstalled(true);
  useReportOnce('error' in step ? step.error : null, events.failed);
  // The error boundary shows these like any bug of ours, and lets the person try again.
  if (error && isConnected(due)) throw error;
  const showsFarewell = wasInstalled && !isInstalled && 'integration' in step && manage;
  return (
    <InstallEventsContext.Provider value={events}>
      <Screen name={showsFarewell ? 'uninstalled' : step.name} className={className}>
        {'integration' in step ? (
          <FlowProvider facts={step} signIn={signIn} fieldMapping={fieldMapping}>
            {showsFarewell ? (
              <manage.UninstalledCard onReinstall={() => setWasInstalled(false)} />
            ) : (
              <LoadedStep step={step} ConnectedStep={ConnectedStep} formParts={formParts} />
            )}
          </FlowProvider>
        ) : (
          <UnloadedStep step={step} />
        )}
      </Screen>
    </InstallEventsContext.Provider>
  );
}

type LoadedInstallStep = Extract<InstallStep, InstallFacts>;

/** Shown while the integration has not loaded. */
function UnloadedStep({ step }: { step: Exclude<InstallStep, LoadedInstallStep> }) {
  if (step.name === 'loading') return <LoadingCard hasAside />;
  return <ProblemCard error={step.error} onRetry={step.retry} isRetrying={step.isRetrying} />;
}

interface LoadedStepProps {
  step: LoadedInstallStep;
  ConnectedStep: ComponentType<ConnectedStepProps> | undefined;
  formParts: FormParts | undefined;
}

function LoadedStep({ step, ConnectedStep, formParts }: LoadedStepProps) {
  if (step.name === 'connect') {
    const { project, integration, installation } = step;
    return (
      <ConnectCard
        product={project}
        facts={<ConnectFacts integration={integration} appName={project.appName} />}
        isInstalled={installation !== null}
      />
    );
  }
  if (step.name === 'metadata') return formParts && <formParts.MetadataCard connection={step.connection} />;
  return isConnected(step) && ConnectedStep ? <ConnectedStep step={step} /> : <LoadingCard shape="list" />;
}
