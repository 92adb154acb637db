import { titleCase } from '@dowel/schema/rules';
import { useCallback } from 'react';
import { useManifest } from '../../../hooks/useManifest.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { objectLabel } from '../install-words.ts';

/** The display name of an object by the provider's name. Says so when the integration no longer has it. */
export function useObjectNames(): (objectName: string) => string {
  const translate = useMessages();
  const { data, getReadObject, getWriteObject } = useManifest();
  return useCallback(
    (objectName) => {
      const read = getReadObject(objectName).object;
      if (read) return objectLabel(read);
      const write = getWriteObject(objectName).object;
      if (write) return write.displayName;
      const name = titleCase(objectName);
      return data ? translate('activity.gone', { object: name }) : name;
    },
    [translate, data, getReadObject, getWriteObject],
  );
}
