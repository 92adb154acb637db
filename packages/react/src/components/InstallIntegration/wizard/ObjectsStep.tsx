import type {
  HydratedIntegrationObject,
  HydratedIntegrationWriteObject,
  HydratedRevision,
} from '@dowel/schema';
import { useState } from 'react';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useManifest } from '../../../hooks/useManifest.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { List } from '../../../ui/List/List.tsx';
import { Row } from '../../../ui/List/Row.tsx';
import { Section } from '../configure/Section.tsx';
import { StateMark } from '../configure/StateMark.tsx';
import { useFirstInstall } from '../first-install/first-install.ts';
import { isAlwaysRead } from '../first-install/set-up.ts';
import { useReadWords } from '../first-install/useReadWords.ts';
import { useFlow } from '../flow.ts';
import { objectLabel, writeLabel } from '../install-words.ts';
import { useNameList } from '../useNameList.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { useFieldCounts } from './useFieldCounts.ts';
import type { WizardNavigation } from './useWizard.ts';
import { WizardBar } from './WizardBar.tsx';

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
        note={count > 0 && count < total ? `${chosen} ${translate('wizard.restLater', words)}` : chosen}
        obstacle={hasTried && count === 0 ? 'wizard.chooseOne' : undefined}
        error={refused?.kind === 'write' ? error : null}
      />
    </>
  );
}

/** Chooses which objects are read. */
function ReadChoices({ objects }: { objects: readonly HydratedIntegrationObject[] }) {
  const { words } = useFlow();
  const translate = useMessages();
  return (
    <Section level={3} title={translate('wizard.read', words)} intro={translate('wizard.read.intro', words)}>
      <List label={translate('wizard.read', words)}>
        {objects.map((object) => (
          <ReadChoice key={object.objectName} object={object} />
        ))}
      </List>
    </Section>
  );
}

function ReadChoice({ object }: { object: HydratedIntegrationObject }) {
  const { words, integration } = useFlow();
  const translate = useMessages();
  const counts = useFieldCounts();
  const list = useNameList();
  const { often } = useReadWords();
  const handlers = useLocalConfig().readObject(object.objectName);
  const label = objectLabel(object);
  if (object.error) {
    const title = translate('config.object.error', { object: label });
    return <Row lead={<StateMark state="unreadable" />} title={title} detail={object.error} />;
  }
  const theirs = object.displayName || object.objectName;
  const hasOtherName = theirs.toLowerCase() !== label.toLowerCase();
  const fields = list(handlers.lackingFields.map((field) => field.mapToDisplayName || field.displayName));
  const facts = [
    hasOtherName && translate('config.objectMapping', { ...words, object: theirs }),
    counts.before(handlers),
    fields !== '' && translate('setup.lacks.title', { ...words, object: label, fields }),
  ];
  return (
    <ChoiceRow
      label={label}
      choice={translate('setup.include', { object: label })}
      facts={facts}
      end={<span className="dowel-row-detail">{often(object)}</span>}
      isChosen={handlers.isChosen}
      isFixed={isAlwaysRead(integration, object.objectName)}
      onChange={handlers.setChosen}
    />
  );
}

/** Chooses which objects may be written to. */
function WriteChoices({ objects }: { objects: readonly HydratedIntegrationWriteObject[] }) {
  const { words } = useFlow();
  const translate = useMessages();
  const config = useLocalConfig();
  const { getReadObjects } = useManifest();
  return (
    <Section
      level={3}
      title={translate('wizard.write', words)}
      intro={translate('wizard.write.intro', words)}
    >
      <List label={translate('wizard.write', words)}>
        {objects.map((object) => {
          const { objectName } = object;
          const label = writeLabel(object, getReadObjects());
          const { isEnabled, setEnableWrite, setDisableWrite } = config.writeObject(objectName);
          return (
            <ChoiceRow
              key={objectName}
              label={label}
              choice={translate('wizard.writeTo', { object: label })}
              isChosen={isEnabled}
              onChange={(isChosen) => (isChosen ? setEnableWrite() : setDisableWrite())}
            />
          );
        })}
      </List>
    </Section>
  );
}
