import type { HydratedRevision } from '@dowel/schema';
import { useState } from 'react';
import { joinSentences } from '../../../messages/join-sentences.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useFirstInstall } from '../first-install/first-install.ts';
import { useFlow } from '../flow.ts';
import { ReadChoices } from './ReadChoices.tsx';
import type { WizardNavigation } from './useWizard.ts';
import { WizardBar } from './WizardBar.tsx';
import { WriteChoices } from './WriteChoices.tsx';

export interface ObjectsStepProps {
  revision: HydratedRevision;
  wizard: WizardNavigation;
}

/** Chooses which objects are read and written. */
export function ObjectsStep({ revision, wizard }: ObjectsStepProps) {
  const { words } = useFlow();
  const { summary, error, refused } = useFirstInstall();
  const translate = useMessages();
  const [hasTried, setTried] = useState(false);
  const { read, write } = revision.content;
  const reads = read?.objects ?? [];
  const writes = write?.objects ?? [];
  const count = wizard.chosen.length + summary.writes.length;
  const total = reads.length + writes.length;
  const goOn = () => {
    setTried(true);
    if (count > 0) wizard.next();
  };
  const chosen = translate('wizard.chosen', { count, total });
  return (
    <>
      {reads.length > 0 && <ReadChoices objects={reads} />}
      {writes.length > 0 && <WriteChoices objects={writes} />}
      <WizardBar
        onBack={wizard.back}
        onNext={goOn}
        nextLabel={translate(wizard.place.isFromReview ? 'wizard.toReview' : 'wizard.continue')}
        note={joinSentences([chosen, count > 0 && count < total && translate('wizard.restLater', words)])}
        obstacle={hasTried && count === 0 ? 'wizard.chooseOne' : undefined}
        error={refused?.kind === 'write' || wizard.place.objectName ? error : null}
      />
    </>
  );
}
