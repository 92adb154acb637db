import type { HydratedIntegrationObject } from '@dowel/schema';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { List } from '../../../ui/List/List.tsx';
import { Row } from '../../../ui/List/Row.tsx';
import { Section } from '../configure/Section.tsx';
import { StateMark } from '../configure/StateMark.tsx';
import { useReadWords } from '../first-install/useReadWords.ts';
import { useFlow } from '../flow.ts';
import { objectLabel } from '../install-words.ts';
import { useNameList } from '../useNameList.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { useFieldCounts } from './useFieldCounts.ts';

/** Chooses which objects are read. */
export function ReadChoices({ objects }: { objects: readonly HydratedIntegrationObject[] }) {
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
  const { words } = useFlow();
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
      isFixed={handlers.isAlwaysRead}
      onChange={handlers.setChosen}
    />
  );
}
