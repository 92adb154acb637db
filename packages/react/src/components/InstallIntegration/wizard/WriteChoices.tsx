import type { HydratedIntegrationWriteObject } from '@dowel/schema';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useManifest } from '../../../hooks/useManifest.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { List } from '../../../ui/List/List.tsx';
import { Section } from '../configure/Section.tsx';
import { useFlow } from '../flow.ts';
import { writeLabel } from '../install-words.ts';
import { ChoiceRow } from './ChoiceRow.tsx';

/** Chooses which objects may be written to. */
export function WriteChoices({ objects }: { objects: readonly HydratedIntegrationWriteObject[] }) {
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
