import { useMemo, useState } from 'react';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { PanelHeader } from '../configure/PanelHeader.tsx';
import { useFirstInstall } from '../first-install/first-install.ts';
import { refusedFields } from '../first-install/useRefusalWords.ts';
import { objectLabel } from '../install-words.ts';
import { ObjectNames, ObjectSettings } from '../object/ObjectSettings.tsx';
import { ShownObjectContext } from '../object/shown-object.ts';
import { useNameList } from '../useNameList.ts';
import type { WizardNavigation } from './useWizard.ts';
import { WizardBar } from './WizardBar.tsx';

export interface FieldsStepProps {
  objectName: string;
  wizard: WizardNavigation;
}

/** Chooses what is read of one object. Goes on only when nothing is missing. */
export function FieldsStep({ objectName, wizard }: FieldsStepProps) {
  const { summary, error, refused } = useFirstInstall();
  const translate = useMessages();
  const list = useNameList();
  const [tried, setTried] = useState<object | null>(null);
  const handlers = useLocalConfig().readObject(objectName);
  const { manifestObject, problems } = handlers;
  const refusals = useMemo(
    () => manifestObject && refusedFields(error, manifestObject),
    [error, manifestObject],
  );
  if (!manifestObject) return null;
  const label = objectLabel(manifestObject);
  const { chosen } = wizard;
  const index = chosen.indexOf(objectName);
  const labelOf = (name: string | undefined) => summary.objects.find((object) => object.name === name)?.label;
  const next = wizard.place.isFromReview ? undefined : labelOf(chosen[index + 1]);
  const missing = summary.objects.find(({ name }) => name === objectName)?.missing ?? [];
  const needs = translate('setup.needs', { object: label, fields: list(missing) });
  const isRefused = refused?.kind === 'read' && refused.objectName === objectName;
  return (
    <ShownObjectContext.Provider value={{ object: manifestObject, handlers, label, refusals }}>
      <PanelHeader
        title={label}
        outcome={null}
        actions={
          chosen.length > 1 && (
            <Text tone="muted" size="sm">
              {translate('wizard.object', { number: index + 1, total: chosen.length })}
            </Text>
          )
        }
      >
        <ObjectNames />
      </PanelHeader>
      <ObjectSettings showsMissing={tried !== null} focusSignal={tried} />
      <WizardBar
        onBack={wizard.back}
        onNext={() => (problems.length > 0 ? setTried({}) : wizard.next())}
        nextLabel={
          next === undefined ? translate('wizard.toReview') : translate('wizard.next', { object: next })
        }
        note={missing.length > 0 ? needs : undefined}
        error={isRefused ? error : null}
      />
    </ShownObjectContext.Provider>
  );
}
