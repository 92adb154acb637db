import { titleCase } from '@dowel/schema/rules';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { ShownObjectContext } from '../object/shown-object.ts';
import { useObjectNames } from './useObjectNames.ts';

/** The history of an object that the integration no longer has. Nobody can go back to one of its versions. */
export function GoneObjectHistory({ objectName, onClose }: { objectName: string; onClose: () => void }) {
  const translate = useMessages();
  const label = useObjectNames()(objectName);
  const handlers = useLocalConfig().readObject(objectName);
  const object = { objectName, displayName: titleCase(objectName), destination: '', schedule: '' };
  return (
    <ShownObjectContext.Provider value={{ object, handlers, label }}>
      <HistoryPanel page={translate('activity.title')} onClose={onClose} />
    </ShownObjectContext.Provider>
  );
}
