import type { DowelError } from '@dowel/client';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ProblemNotice } from '../../screen/ProblemNotice.tsx';
import { useFocusWhen } from '../../screen/useFocusWhen.ts';

export interface SaveBarProps {
  isInstalled: boolean;
  isSaving: boolean;
  /** True when there is something to save, and the account's object could be read. */
  canSave: boolean;
  isDirty: boolean;
  error: DowelError | null;
  onSave: () => void;
  onReset: () => void;
}

/** The end of a panel: the error of the last save, and the buttons. It stays visible below long lists. */
export function SaveBar({ isInstalled, isSaving, canSave, isDirty, error, onSave, onReset }: SaveBarProps) {
  const translate = useMessages();
  const problem = useFocusWhen<HTMLDivElement>(error);
  return (
    <div className="dowel-save-bar">
      {error && <ProblemNotice ref={problem} error={error} title={translate('install.notSaved')} />}
      <div className="dowel-save-bar-actions">
        {isDirty && <p className="dowel-save-bar-note">{translate('install.unsaved')}</p>}
        <div className="dowel-save-bar-buttons">
          <Button variant="quiet" onClick={onReset} isDisabled={!isDirty || isSaving}>
            {translate('common.reset')}
          </Button>
          <Button
            variant="primary"
            onClick={onSave}
            isDisabled={!canSave}
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
