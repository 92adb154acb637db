import type { FieldMapping } from '@dowel/schema/rules';
import { ConfigureCard } from './ConfigureCard.tsx';
import type { FlowActions } from './InstallFlow.tsx';
import { ProxyCard } from './ProxyCard.tsx';
import { UnreadableCard } from './UnreadableCard.tsx';
import type { ConnectedInstallStep } from './useInstallStep.ts';

export interface ConnectedStepProps extends FlowActions {
  step: ConnectedInstallStep;
  fieldMapping: FieldMapping | undefined;
}

/** The steps over a connection: all that a first visit does not show, and so loads later. */
export function ConnectedStep({ step, fieldMapping, ...actions }: ConnectedStepProps) {
  switch (step.name) {
    case 'unreadable':
      return <UnreadableCard {...step} {...actions} />;
    case 'nothing-to-choose':
      return <ProxyCard {...step} {...actions} />;
    default:
      return <ConfigureCard {...step} {...actions} fieldMapping={fieldMapping} />;
  }
}
