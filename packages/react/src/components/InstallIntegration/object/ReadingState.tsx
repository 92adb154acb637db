import type { DowelError } from '@dowel/client';
import { objectMask } from '@dowel/schema/rules';
import { useState } from 'react';
import { useUpdateInstallation } from '../../../hooks/useUpdateInstallation.ts';
import { englishManage } from '../../../messages/english-manage.ts';
import { joinSentences } from '../../../messages/join-sentences.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { withTexts } from '../../../messages/withTexts.tsx';
import { useAnnounce } from '../../../ui/Announcer/Announcer.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { ConfirmDialog } from '../../screen/ConfirmDialog.tsx';
import { ProblemNotice } from '../../screen/ProblemNotice.tsx';
import { useReadWords } from '../first-install/useReadWords.ts';
import { useFlow } from '../flow.ts';
import { useInstallEvents } from '../install-events.ts';
import { useShownObject } from './shown-object.ts';

export interface ReadingStateProps {
  /** A short word in a row of objects. Only screen readers hear the name of the object, which stands beside it. */
  isInRow?: boolean;
  /** Called with what kept reading from being resumed, and with null when it is tried again. A row shows it in its place. */
  onError?: (error: DowelError | null) => void;
}

/** Stops reading a saved object, after a confirmation, or resumes it. Unsaved edits stay as they are. */
export const ReadingState = /* @__PURE__ */ withTexts(englishManage, ReadingButton);

function ReadingButton({ isInRow = false, onError }: ReadingStateProps) {
  const { words } = useFlow();
  const { object: manifestObject, handlers, label } = useShownObject();
  const translate = useMessages();
  const readWords = useReadWords();
  const announce = useAnnounce();
  const events = useInstallEvents();
  const action = useUpdateInstallation();
  const { isPending, error } = action;
  const [isAsking, setAsking] = useState(false);
  const { isEnabled, object } = handlers;
  const key = object?.objectName ?? manifestObject.objectName;
  const names = { ...words, object: label };

  const setDisabled = (disabled: boolean) => {
    onError?.(null);
    action
      .updateInstallation({
        content: { read: { objects: { [key]: { disabled } } } },
        updateMask: [objectMask('read', key, 'disabled')],
      })
      .then(
        (saved) => {
          setAsking(false);
          announce(translate(disabled ? 'config.reading.off' : 'config.reading.on', names));
          events.updated(saved);
        },
        (failure) => {
          // The dialog shows why reading could not be stopped.
          if (!disabled) onError?.(failure);
          events.failed(failure);
        },
      );
  };
  return (
    <>
      <Button
        size="sm"
        variant={isEnabled ? 'quiet' : 'secondary'}
        className={isEnabled && !isInRow ? 'dowel-flush' : undefined}
        isBusy={isPending && !isAsking}
        onClick={() => (isEnabled ? setAsking(true) : setDisabled(false))}
      >
        {isInRow ? (
          <>
            {translate(isEnabled ? 'reads.pause' : 'reads.resume')}
            <VisuallyHidden> {label}</VisuallyHidden>
          </>
        ) : (
          translate(isEnabled ? 'config.reading.stop' : 'config.reading.resume')
        )}
      </Button>
      {error && !isAsking && !onError && (
        <ProblemNotice error={error} title={translate('install.notSaved')} />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('config.reading.stop.title', names)}
        confirmLabel={translate('config.reading.stop')}
        keepLabel={translate('config.reading.keep')}
        busyLabel={translate('config.reading.stopping')}
        action={action}
        onConfirm={() => setDisabled(true)}
        onClose={() => setAsking(false)}
      >
        {joinSentences([
          translate('config.reading.stop.detail', names),
          readWords.events(manifestObject.objectName),
        ])}
      </ConfirmDialog>
    </>
  );
}
