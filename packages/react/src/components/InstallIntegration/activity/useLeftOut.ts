import { useMessages } from '../../../messages/useMessages.ts';
import { useFlow } from '../flow.ts';
import { useNameList } from '../useNameList.ts';

/** Says which fields a run left out, because the provider does not show them. Undefined when there are none. */
export function useLeftOut(): (missingFields: readonly string[] | undefined) => string | undefined {
  const translate = useMessages();
  const { words } = useFlow();
  const listed = useNameList();
  return (missingFields = []) =>
    missingFields.length === 0
      ? undefined
      : translate('activity.leftOut', { ...words, fields: listed(missingFields) });
}
