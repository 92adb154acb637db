import { ConfigureCard } from './configure/ConfigureCard.tsx';
import { ProxyCard } from './ProxyCard.tsx';
import { UnreadableCard } from './UnreadableCard.tsx';
import type { ConnectedInstallStep } from './useInstallStep.ts';

export interface ConnectedStepProps {
  step: ConnectedInstallStep;
}

/** The steps that come after connecting. A first visit does not show them at once, so their code loads later. */
export function ConnectedStep({ step }: ConnectedStepProps) {
  switch (step.name) {
    case 'unreadable':
      return <UnreadableCard error={step.error} retry={step.retry} />;
    case 'nothing-to-choose':
      return <ProxyCard />;
    default:
      return <ConfigureCard revision={step.revision} />;
  }
}
