import { useMessages } from '../../../messages/useMessages.ts';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx';
import { useFirstInstall } from '../first-install/first-install.ts';
import { isAlwaysRead } from '../first-install/set-up.ts';
import { useFlow } from '../flow.ts';
import { useShownObject } from './shown-object.ts';

/** Includes the object in the first install, or leaves it out. Absent where there is nothing to decide. */
export function IncludeObject() {
  const { installation, integration } = useFlow();
  const { summary } = useFirstInstall();
  const { object, handlers, label } = useShownObject();
  const translate = useMessages();
  const isOnlyOne = summary.objects.length === 1 && handlers.lackingFields.length === 0;
  if (installation || object.error || isOnlyOne || isAlwaysRead(integration, object.objectName)) return null;
  return (
    <Checkbox
      label={translate('setup.include', { object: label })}
      checked={handlers.isChosen}
      onCheckedChange={handlers.setChosen}
    />
  );
}
