import { useId } from 'react';
import { useService } from '../../../context/service.ts';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useFirstInstall } from '../first-install/first-install.ts';
import { useConnectedFlow } from '../flow.ts';
import { useOptionalManageParts } from '../manage/useManageParts.ts';
import { ShownObjectContext } from '../object/shown-object.ts';

/**
 * The first records of an installed object, with the fields that the product gets. Only a consumer token may see them.
 * Their place is kept from the beginning, so that nothing moves when they arrive.
 */
export function FirstRecords() {
  const { words } = useConnectedFlow();
  const { objects } = useFirstInstall().summary;
  const config = useLocalConfig();
  const translate = useMessages();
  const { usesTokens } = useService();
  const id = useId();
  const shown = objects
    .filter(({ isSaved }) => usesTokens && isSaved)
    .map(({ name, label }) => ({ label, handlers: config.readObject(name) }))
    .find(({ handlers }) => handlers.manifestObject?.hasSamples);
  // The settings, which may be opened next, are then there already.
  const part = useOptionalManageParts(shown !== undefined);
  const object = shown?.handlers.manifestObject;
  if (!shown || !object) return null;
  return (
    <section className="dowel-records" aria-labelledby={id}>
      <Heading level={3} size="sm" id={id}>
        {translate('success.records', { ...words, object: shown.label })}
      </Heading>
      {part ? (
        <ShownObjectContext.Provider value={{ ...shown, object }}>
          <part.RecordTable labelledBy={id} />
        </ShownObjectContext.Provider>
      ) : (
        <Skeleton />
      )}
    </section>
  );
}
