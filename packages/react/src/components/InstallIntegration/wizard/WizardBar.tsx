import type { DowelError } from '@dowel/client';
import type { KeyWith } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { SaveProblem } from '../configure/SaveProblem.tsx';

export interface WizardBarProps {
  /** Absent at the first step. */
  onBack?: (() => void) | undefined;
  onNext: () => void;
  nextLabel: string;
  isBusy?: boolean | undefined;
  note?: string | undefined;
  /** Says why the wizard does not go on. */
  obstacle?: KeyWith<never> | undefined;
  error?: DowelError | null | undefined;
}

/** The end of every step: why the wizard does not continue, and the buttons that lead on and back. */
export function WizardBar({ onBack, onNext, nextLabel, isBusy, note, obstacle, error }: WizardBarProps) {
  const translate = useMessages();
  return (
    <div className="dowel-save-bar" data-edge="card">
      {error && <SaveProblem error={error} />}
      {obstacle && <Notice tone="danger" title={translate(obstacle)} />}
      <div className="dowel-save-bar-actions">
        {onBack && <Button onClick={onBack}>{translate('wizard.back')}</Button>}
        {note && <p className="dowel-save-bar-note">{note}</p>}
        <div className="dowel-save-bar-buttons">
          <Button
            variant="primary"
            onClick={onNext}
            isBusy={isBusy}
            busyLabel={translate('install.installing')}
          >
            {nextLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
