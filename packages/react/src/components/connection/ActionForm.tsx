import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon/Icon.tsx';
import { Text } from '../../ui/Text/Text.tsx';

export interface ActionFormProps {
  /** What is filled in. Absent if nothing is. */
  boxes?: ReactNode;
  submitLabel: string;
  /** Shown on the button and announced while the form is being sent. */
  busyLabel: string;
  isBusy: boolean;
  onSubmit: () => void;
  /** Shown between the boxes and the button: the progress or the result of an attempt. */
  children?: ReactNode;
  /** Drawn after the words of the button. */
  submitIcon?: IconName | undefined;
  /** Among other sections, a button is as wide as its words. */
  isInPanel?: boolean | undefined;
  /** Shown below the button: a quiet sentence, or more buttons. */
  below?: ReactNode;
}

/** A form with one button, and with boxes if something is filled in. */
export function ActionForm(props: ActionFormProps) {
  const { boxes, submitLabel, busyLabel, isBusy, onSubmit, children, submitIcon, isInPanel, below } = props;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isBusy) onSubmit();
  };
  return (
    // On the way down: inside of a form of the page, Chromium does not tell React of it on the way up.
    <form className="dowel-form" part="form" noValidate onSubmitCapture={handleSubmit}>
      {boxes}
      {children}
      <div className="dowel-form-actions">
        <Button
          type="submit"
          variant="primary"
          isFullWidth={!isInPanel}
          isBusy={isBusy}
          busyLabel={busyLabel}
        >
          {isBusy ? busyLabel : submitLabel}
          {submitIcon && !isBusy && <Icon name={submitIcon} />}
        </Button>
        {typeof below === 'string' ? (
          <Text tone="muted" size="sm">
            {below}
          </Text>
        ) : (
          below
        )}
      </div>
    </form>
  );
}
