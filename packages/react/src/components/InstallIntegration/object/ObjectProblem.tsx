import type { ReactNode } from 'react';
import { useManifest } from '../../../hooks/useManifest.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { ToneBox } from '../../connection/ToneBox.tsx';
import { useKeptFocus } from '../../connection/useKeptFocus.ts';
import { useConnectedFlow, useFlow } from '../flow.ts';
import { useOptionalManageParts } from '../manage/useManageParts.ts';
import { useNameList } from '../useNameList.ts';
import { useShownObject } from './shown-object.ts';

/** Says why an object is not read: the provider did not describe it, or reading is stopped. */
export function ObjectProblem() {
  const { words } = useFlow();
  const { object, handlers, label } = useShownObject();
  const translate = useMessages();
  const { refetch, isFetching } = useManifest();
  const again = useKeptFocus();
  const names = { ...words, object: label };
  if (object.error) {
    return (
      <ToneBox tone="danger" title={translate('config.object.error', names)} detail={object.error}>
        <ObjectRemedy>
          <div ref={again}>
            <Button
              size="sm"
              isBusy={isFetching}
              busyLabel={translate('common.loading')}
              onClick={() => void refetch()}
            >
              {translate('common.tryAgain')}
            </Button>
          </div>
        </ObjectRemedy>
      </ToneBox>
    );
  }
  if (!handlers.isSaved) return <LackingFields />;
  if (handlers.isEnabled) return null;
  return <Notice tone="neutral" isLive={false} title={translate('config.reading.off', names)} />;
}

/** Says who can make the object readable, and how, around the way to try again. If it is the whole connection that is broken, the page says so above. */
function ObjectRemedy({ children }: { children: ReactNode }) {
  const { connection } = useConnectedFlow();
  const { diagnosis } = useShownObject().object;
  const isOwn = diagnosis !== undefined && connection.status !== 'bad_credentials';
  const part = useOptionalManageParts(isOwn);
  if (!isOwn || !part) return <Stack direction="row">{children}</Stack>;
  const { groupName, groupRef } = connection.group;
  return (
    <>
      <part.Diagnosis diagnosis={diagnosis} group={groupName || groupRef} />
      <Stack direction="row" gap={3}>
        {children}
        <part.DiagnosisCode reason={diagnosis.reason} />
      </Stack>
    </>
  );
}

/** Says which required fields the account lacks. */
function LackingFields() {
  const { words } = useFlow();
  const { handlers, label } = useShownObject();
  const translate = useMessages();
  const list = useNameList();
  const { lackingFields } = handlers;
  if (lackingFields.length === 0) return null;
  const fields = list(lackingFields.map((field) => field.mapToDisplayName || field.displayName));
  const names = { ...words, object: label, fields };
  return <Notice tone="warning" isLive={false} title={translate('setup.lacks.title', names)} />;
}
