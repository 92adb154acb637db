import { Button, Text, useAnnounce } from '@dowel/react/parts';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormProblem } from './FormProblem.tsx';
import type { FormState } from './useForm.ts';

export interface FormProps {
  form: FormState;
  /** The words of the button, such as `Make key`. */
  does: string;
  /** What will happen, in a sentence or two. */
  note?: ReactNode;
  /** Whether nothing has been changed yet that could be sent. */
  isUnchanged?: boolean;
  /** What is said beside the button then. */
  unchanged?: string;
  onCancel?: (() => void) | undefined;
  children: ReactNode;
}

/** Boxes, what will happen, and the button. When the server refuses, the focus goes to the reason. */
export function Form({
  form,
  does,
  note,
  isUnchanged = false,
  unchanged = 'Nothing is changed yet.',
  onCancel,
  children,
}: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const announce = useAnnounce();
  const { error, rest } = form;
  useEffect(() => {
    if (!error) return;
    const refused = element.current?.querySelector<HTMLElement>('[aria-invalid="true"], .dowel-notice');
    // What has the focus already is not read again.
    if (refused === document.activeElement)
      announce(document.getElementById(`${refused?.id}-error`)?.textContent ?? '');
    refused?.focus();
  }, [error, announce]);
  return (
    <form ref={element} className="console-form" onSubmit={form.submit} noValidate>
      {children}
      <FormProblem error={rest} isKept={form.isChanged} />
      {note !== undefined && (
        <Text tone="muted" size="sm">
          {note}
        </Text>
      )}
      <div className="console-actions">
        <Button
          type="submit"
          variant="primary"
          isBusy={form.isBusy}
          isDisabled={isUnchanged}
          busyLabel="Sending"
        >
          {does}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {isUnchanged && (
          <Text tone="muted" size="sm">
            {unchanged}
          </Text>
        )}
      </div>
    </form>
  );
}
