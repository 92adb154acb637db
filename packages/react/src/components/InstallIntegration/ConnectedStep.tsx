import type { HydratedRevision } from '@dowel/schema';
import { type ComponentType, useEffect } from 'react';
import { AddTexts } from '../../messages/AddTexts.tsx';
import { englishConfigure } from '../../messages/english-configure.ts';
import { englishConnection } from '../../messages/english-connection.ts';
import { englishInstall } from '../../messages/english-install.ts';
import { virtualFrom } from '../../ui/CheckboxList/CheckboxRows.tsx';
import { preloadVirtualRows } from '../../ui/VirtualList/useVirtualRows.ts';
import { LoadingCard } from '../screen/LoadingCard.tsx';
import { ConfigureCard } from './configure/ConfigureCard.tsx';
import { FirstInstallProvider } from './first-install/FirstInstallProvider.tsx';
import { useFirstInstall } from './first-install/first-install.ts';
import { useFlow } from './flow.ts';
import type { UnreadableCardProps } from './UnreadableCard.tsx';
import type { ConnectedInstallStep } from './useInstallStep.ts';
import { type LazyPart, useLoadedPart } from './useLoadedPart.ts';

export interface ConnectedStepProps {
  step: ConnectedInstallStep;
}

interface StartProps extends ConnectedStepProps {
  /** Shown in place of the tabs until the integration is installed. */
  Start?: ComponentType<{ revision: HydratedRevision }> | undefined;
}

interface OtherCards {
  ProxyCard: ComponentType;
  UnreadableCard: ComponentType<UnreadableCardProps>;
}

const texts = { ...englishConnection, ...englishConfigure, ...englishInstall };

const successCard: LazyPart<ComponentType> = {
  load: () => import('./success/SuccessCard.tsx').then(({ SuccessCard }) => SuccessCard),
};

/** In place of the tabs: nothing to choose, or an account that cannot be read. */
const otherCards: LazyPart<OtherCards> = { load: () => import('./other-cards.ts') };

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
  const { moment, isInstalling } = useFirstInstall();
  usePreloadedList(step.name === 'configure' ? step.revision : undefined);
  const { part: SuccessCard } = useLoadedPart(successCard, !installation || moment !== null);
  if (moment && installation && SuccessCard) return <SuccessCard />;
  if (step.name !== 'configure') return <OtherStep step={step} />;
  if (Start && (!installation || isInstalling)) return <Start revision={step.revision} />;
  return <ConfigureCard revision={step.revision} />;
}

function OtherStep({ step }: { step: Exclude<ConnectedInstallStep, { name: 'configure' }> }) {
  const { part: cards, error } = useLoadedPart(otherCards);
  // The error boundary shows this like any bug of ours, and lets the person try again.
  if (error) throw error;
  if (!cards) return <LoadingCard shape="list" />;
  if (step.name === 'nothing-to-choose') return <cards.ProxyCard />;
  return <cards.UnreadableCard error={step.error} retry={step.retry} />;
}

/** A tab with a long list may be opened at any time. Its code is there by then. */
function usePreloadedList(revision: HydratedRevision | undefined): void {
  const isNeeded = revision?.content.read?.objects?.some(
    ({ optionalFields }) => (optionalFields?.length ?? 0) > virtualFrom,
  );
  useEffect(() => {
    // The list itself tries again, and tells if that fails.
    if (isNeeded) preloadVirtualRows().catch(() => {});
  }, [isNeeded]);
}
