import type { HydratedRevision } from '@dowel/schema';
import { type ComponentType, useState } from 'react';
import { AddTexts } from '../../messages/AddTexts.tsx';
import { englishConfigure } from '../../messages/english-configure.ts';
import { englishInstall } from '../../messages/english-install.ts';
import { LoadingCard } from '../screen/LoadingCard.tsx';
import { ConfigureCard } from './configure/ConfigureCard.tsx';
import { FirstInstallProvider } from './first-install/FirstInstallProvider.tsx';
import { useFirstInstall } from './first-install/first-install.ts';
import { useFlow } from './flow.ts';
import { hasManageParts, useManageParts } from './manage/useManageParts.ts';
import { SuccessCard } from './success/SuccessCard.tsx';
import type { ConnectedInstallStep } from './useInstallStep.ts';

export interface ConnectedStepProps {
  step: ConnectedInstallStep;
}

interface StartProps extends ConnectedStepProps {
  /** Shown in place of the tabs until the integration is installed. */
  Start?: ComponentType<{ revision: HydratedRevision }> | undefined;
}

const texts = { ...englishConfigure, ...englishInstall };

/** The steps that come after connecting. A first visit does not show them at once, so their code loads later. */
export function ConnectedStep({ step, Start }: StartProps) {
  return (
    <AddTexts texts={texts}>
      <FirstInstallProvider>
        <CurrentStep step={step} Start={Start} />
      </FirstInstallProvider>
    </AddTexts>
  );
}

function CurrentStep({ step, Start }: StartProps) {
  const { installation } = useFlow();
  const { moment, arrival, isInstalling } = useFirstInstall();
  // Waits for them before anything is shown. The success screen stays until they are there. On other screens they appear
  // when they have arrived.
  const [startsManaged] = useState(() => hasManageParts(step));
  const isEmpty = !installation && step.name === 'configure' && hasNothingToRead(step.revision);
  const isManaged = startsManaged || arrival !== null || isEmpty || step.name !== 'configure';
  const part = useManageParts(isManaged);
  const isLeaving = arrival !== null && !part;
  if (installation && (moment || isLeaving)) return <SuccessCard />;
  if (isManaged && !part) return <LoadingCard shape="list" />;
  if (part && step.name === 'unreadable')
    return <part.UnreadableCard error={step.error} retry={step.retry} />;
  if (part && step.name === 'nothing-to-choose') return <part.ProxyCard />;
  if (step.name !== 'configure') return null;
  if (part && isEmpty) return <part.NothingToReadCard revision={step.revision} />;
  if (Start && (!installation || isInstalling)) return <Start revision={step.revision} />;
  return <ConfigureCard revision={step.revision} />;
}

/** Whether the account has none of the objects, and nothing else could be installed. Another reason has a diagnosis. */
function hasNothingToRead({ content: { read, write, proxy } }: HydratedRevision): boolean {
  const isOnlyRead = (write?.objects ?? []).length === 0 && !proxy?.enabled;
  return isOnlyRead && (read?.objects ?? []).every(({ error, diagnosis }) => error && !diagnosis);
}
