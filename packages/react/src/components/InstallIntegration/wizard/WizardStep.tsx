import { AddTexts } from '../../../messages/AddTexts.tsx';
import { englishWizard } from '../../../messages/english-wizard.ts';
import { ConnectedStep, type ConnectedStepProps } from '../ConnectedStep.tsx';
import { Wizard } from './Wizard.tsx';

/** The steps that come after connecting, with a wizard for the first install. */
export function WizardStep({ step }: ConnectedStepProps) {
  return (
    <AddTexts texts={englishWizard}>
      <ConnectedStep step={step} Start={Wizard} />
    </AddTexts>
  );
}
