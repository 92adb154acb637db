import type { ReactNode } from 'react';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useManifest } from '../../../hooks/useManifest.ts';
import { joinSentences } from '../../../messages/join-sentences.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { List } from '../../../ui/List/List.tsx';
import { Row, type RowProps } from '../../../ui/List/Row.tsx';
import { Section } from '../configure/Section.tsx';
import { type PartState, StateMark, StateWords } from '../configure/StateMark.tsx';
import { useFirstInstall } from '../first-install/first-install.ts';
import type { ObjectSummary } from '../first-install/set-up.ts';
import { useReadWords } from '../first-install/useReadWords.ts';
import { useSetUpNote } from '../first-install/useSetUpNote.ts';
import { useFlow } from '../flow.ts';
import { useNameList } from '../useNameList.ts';
import { useFieldCounts } from './useFieldCounts.ts';
import type { WizardNavigation } from './useWizard.ts';
import { WhatFollows } from './WhatFollows.tsx';
import { WizardBar } from './WizardBar.tsx';

/** Shows what will be installed, and installs it. */
export function ReviewStep({ wizard }: { wizard: WizardNavigation }) {
  const { words } = useFlow();
  const { summary, attempt, isInstalling, error, refused } = useFirstInstall();
  const translate = useMessages();
  const note = useSetUpNote();
  const title = translate('wizard.review.title');
  return (
    <>
      <Section level={3} title={title} intro={translate('wizard.review.intro')}>
        <List label={title}>
          {summary.objects.map((object) => (
            <ReadRow key={object.name} object={object} wizard={wizard} />
          ))}
          <WriteRow wizard={wizard} />
        </List>
      </Section>
      <WhatFollows />
      <WizardBar
        onBack={wizard.back}
        onNext={attempt}
        nextLabel={translate('wizard.install', words)}
        isBusy={isInstalling}
        note={note}
        error={refused ? null : error}
      />
    </>
  );
}

function ReadRow({ object, wizard }: { object: ObjectSummary; wizard: WizardNavigation }) {
  const { words } = useFlow();
  const translate = useMessages();
  const counts = useFieldCounts();
  const { oftenAndPast, events } = useReadWords();
  const handlers = useLocalConfig().readObject(object.name);
  const { manifestObject, setUp, setChosen } = handlers;
  const edit = () => wizard.goTo({ step: 'fields', objectName: object.name, isFromReview: true });
  if (setUp === 'unreadable') {
    return <PartRow state="unreadable" label={object.label} detail={manifestObject?.error} />;
  }
  if (setUp !== 'ready' && setUp !== 'incomplete') {
    const add = () => {
      setChosen(true);
      edit();
    };
    const detail = joinSentences([translate('wizard.leftOut', words), events(object.name)]);
    return <PartRow state={setUp} label={object.label} detail={detail} action="wizard.add" onAction={add} />;
  }
  const facts = [counts.after(handlers), manifestObject && oftenAndPast(manifestObject)];
  return (
    <PartRow
      state={setUp}
      label={object.label}
      detail={handlers.object?.selectedFieldsAuto && translate('config.optionalFields.auto')}
      facts={facts}
      action="wizard.edit"
      onAction={edit}
    />
  );
}

function WriteRow({ wizard }: { wizard: WizardNavigation }) {
  const { words } = useFlow();
  const { writes } = useFirstInstall().summary;
  const translate = useMessages();
  const list = useNameList();
  const { getWriteObjects } = useManifest();
  if (getWriteObjects().length === 0) return null;
  const isChosen = writes.length > 0;
  return (
    <PartRow
      state={isChosen ? 'ready' : 'todo'}
      label={translate('config.write')}
      detail={isChosen ? list(writes) : translate('wizard.noWrites', words)}
      action={isChosen ? 'wizard.edit' : 'wizard.add'}
      onAction={() => wizard.goTo({ step: 'objects', isFromReview: true })}
    />
  );
}

interface PartRowProps {
  state: PartState;
  label: string;
  detail?: ReactNode;
  facts?: RowProps['facts'];
  action?: 'wizard.edit' | 'wizard.add';
  onAction?: () => void;
}

function PartRow({ state, label, detail, facts, action, onAction }: PartRowProps) {
  const translate = useMessages();
  return (
    <Row
      lead={<StateMark state={state} />}
      title={
        <>
          {label} <StateWords state={state} />
        </>
      }
      detail={detail}
      facts={facts}
      end={
        action && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={translate(`${action}.part`, { part: label })}
            onClick={onAction}
          >
            {translate(action)}
          </Button>
        )
      }
    />
  );
}
