import type { DowelError } from '@dowel/client';
import { useId } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { SaveProblem } from './SaveProblem.tsx';

export interface SaveBarProps {
  isInstalled: boolean;
  isSaving: boolean;
  isDirty: boolean;
  /** Says what the button will do, or why it does nothing. In that case it also describes the button. */
  note?: string | undefined;
  error?: DowelError | null;
  /** Absent while the button can do nothing. */
  onSave?: (() => void) | undefined;
  onReset: () => void;
}

/** The end of a panel: the error of the last save, and the buttons. It stays visible below long lists. */
export function SaveBar(props: SaveBarProps) {
  const { isInstalled, isSaving, isDirty, note, error, onSave, onReset } = props;
  const translate = useMessages();
  const noteId = useId();
  return (
    <div className="dowel-save-bar" part="save-bar">
      {error && <SaveProblem error={error} />}
      <div className="dowel-save-bar-actions">
        {note && (
          <p className="dowel-save-bar-note" id={noteId}>
            {note}
          </p>
        )}
        <div className="dowel-save-bar-buttons">
          <Button variant="quiet" onClick={onReset} isDisabled={!isDirty || isSaving}>
            {translate('common.reset')}
          </Button>
          <Button
            variant="primary"
            onClick={onSave}
            isDisabled={!onSave}
            aria-describedby={note && !onSave ? noteId : undefined}
            isBusy={isSaving}
            busyLabel={translate(isInstalled ? 'common.saving' : 'install.installing')}
          >
            {translate(isInstalled ? 'common.save' : 'install.action')}
          </Button>
        </div>
      </div>
    </div>
  );
}
