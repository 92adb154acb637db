import type { HydratedRevision } from '@dowel/schema';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { Steps } from '../../../ui/Steps/Steps.tsx';
import { useLatest } from '../../../ui/useLatest.ts';
import { useLeaveGuard } from '../configure/useLeaveGuard.ts';
import { useFirstInstall } from '../first-install/first-install.ts';
import { useConnectedFlow } from '../flow.ts';
import { ConnectedTo, InstallPair } from '../InstallStatus.tsx';
import { ManagePart } from '../manage/ManagePart.tsx';
import { ConnectionState } from '../manage/StateNotices.tsx';
import { FieldsStep } from './FieldsStep.tsx';
import { ObjectsStep } from './ObjectsStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { useWizard, type WizardNavigation } from './useWizard.ts';
import { WizardBar } from './WizardBar.tsx';

export interface WizardProps {
  revision: HydratedRevision;
}

/** A first install step by step: objects, their fields, review. Connecting comes before, and can be looked at again. */
export function Wizard({ revision }: WizardProps) {
  const { words } = useConnectedFlow();
  const translate = useMessages();
  const { summary } = useFirstInstall();
  const wizard = useWizard(summary);
  const { place, hasMoved } = wizard;
  const panel = useRef<HTMLDivElement>(null);
  const key = JSON.stringify(place);
  const entered = useRef(key);
  // A layout effect, so that the reason of a refusal can take the focus afterwards.
  useLayoutEffect(() => {
    if (entered.current === key) return;
    entered.current = key;
    const heading = panel.current?.querySelector<HTMLElement>('h3');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [key]);
  useGoToRefused(wizard);
  useLeaveGuard(useLocalConfig().isDirty);
  return (
    <Card lead={<InstallPair />} title={translate('wizard.title', words)} description={<ConnectedTo />}>
      <ConnectionState />
      <Progress wizard={wizard} />
      <div key={key} ref={panel} className={hasMoved ? 'dowel-panel dowel-enter' : 'dowel-panel'}>
        <CurrentPlace revision={revision} wizard={wizard} />
      </div>
    </Card>
  );
}

/** Shows the object, or the choices, that the service refused. */
function useGoToRefused({ goTo }: WizardNavigation): void {
  const { refused } = useFirstInstall();
  const latest = useLatest(goTo);
  useEffect(() => {
    if (!refused) return;
    latest.current(
      refused.kind === 'read' ? { step: 'fields', objectName: refused.objectName } : { step: 'objects' },
    );
  }, [refused, latest]);
}

function Progress({ wizard: { steps, place, chosen } }: { wizard: WizardNavigation }) {
  const translate = useMessages();
  const number = steps.indexOf(place.step) + 1;
  const index = chosen.indexOf(place.objectName ?? '');
  const step = translate(`wizard.${place.step}`);
  return (
    <Steps
      label={translate('wizard.progress')}
      steps={steps.map((id) => ({ id, label: translate(`wizard.${id}`) }))}
      currentId={place.step}
      progress={index === -1 ? 0.5 : (index + 0.5) / chosen.length}
      doneLabel={translate('wizard.done')}
      nowLabel={translate('wizard.now', { number, total: steps.length, step })}
    />
  );
}

function CurrentPlace({ revision, wizard }: WizardProps & { wizard: WizardNavigation }) {
  const translate = useMessages();
  const { place } = wizard;
  switch (place.step) {
    case 'connect':
      return (
        <>
          <ManagePart name="ManageContent" />
          <WizardBar onNext={wizard.next} nextLabel={translate('wizard.continue')} />
        </>
      );
    case 'fields':
      return <FieldsStep objectName={place.objectName ?? ''} wizard={wizard} />;
    case 'review':
      return <ReviewStep wizard={wizard} />;
    default:
      return <ObjectsStep revision={revision} wizard={wizard} />;
  }
}
