import type { HydratedIntegrationObject } from '@dowel/schema';
import { useManifest } from '../../../hooks/useManifest.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { StateIcon } from '../../../ui/Icon/StateIcon.tsx';
import { List } from '../../../ui/List/List.tsx';
import { Row } from '../../../ui/List/Row.tsx';
import { Mark } from '../../../ui/Mark/Mark.tsx';
import { Section } from '../configure/Section.tsx';
import { useFirstInstall } from '../first-install/first-install.ts';
import { useFlow } from '../flow.ts';
import { useNameList } from '../useNameList.ts';

/** What is read at once after installing, and what later. Nothing if the product reads only when it asks. */
export function WhatFollows() {
  const { words } = useFlow();
  const { ready } = useFirstInstall().summary;
  const { getReadObject } = useManifest();
  const translate = useMessages();
  const list = useNameList();
  const scheduled = ready.flatMap(({ name, label }) => {
    const { object } = getReadObject(name);
    return object?.schedule ? [{ object, label }] : [];
  });
  if (scheduled.length === 0) return null;
  const first = scheduled.filter(({ object }) => hasFirstRead(object));
  const title = translate('wizard.follows');
  return (
    <Section title={title}>
      <List label={title} isPlain>
        {first.length > 0 && (
          <Row
            lead={<Mark icon="in" />}
            title={translate('wizard.first', { ...words, objects: list(first.map(({ label }) => label)) })}
            detail={translate('wizard.first.detail')}
          />
        )}
        <Row
          lead={<Mark icon={<StateIcon name="clock" />} />}
          title={translate('wizard.later', words)}
          detail={translate('wizard.later.detail')}
        />
      </List>
    </Section>
  );
}

/** Whether there is a read of what is there already. */
function hasFirstRead({ backfill }: HydratedIntegrationObject): boolean {
  const { days = 0, fullHistory = false } = backfill?.defaultPeriod ?? {};
  return fullHistory || days > 0;
}
