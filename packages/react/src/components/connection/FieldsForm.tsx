import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon/Icon.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { useLatest } from '../../ui/useLatest.ts';
import type { FormField, FormValues } from './form-field.ts';
import type { RefusedBox } from './refused-box.ts';
import { useFieldsForm } from './useFieldsForm.ts';
import type { FormParts } from './useFormParts.ts';

export interface FieldsFormProps {
  /** What draws the boxes. Absent if there are none. */
  parts?: FormParts | undefined;
  fields: readonly FormField[];
  submitLabel: string;
  /** Shown on the button and announced while the form is being sent. */
  busyLabel: string;
  isBusy: boolean;
  /** Called with the typed values when the form is sent and no required value is missing. */
  onSubmit: (values: FormValues) => void;
  /** Shown between the boxes and the button: the progress or the result of an attempt. */
  children?: ReactNode;
  /** The box that the last attempt failed at. It takes the focus. */
  refused?: RefusedBox | undefined;
  /** Drawn after the words of the button. */
  submitIcon?: IconName | undefined;
  /** Among other sections, a button is as wide as its words. */
  isInPanel?: boolean | undefined;
  /** Shown below the button: a quiet sentence, or more buttons. */
  below?: ReactNode;
}

/** A form of labelled boxes. If a required value is missing, it is not sent, and the first such box takes the focus. */
export function FieldsForm(props: FieldsFormProps) {
  const { parts, fields, submitLabel, busyLabel, isBusy, onSubmit, children, submitIcon, isInPanel } = props;
  const { below, refused } = props;
  const form = useRef<HTMLFormElement>(null);
  const { values, errors, setValue, check } = useFieldsForm(fields, refused);

  const goTo = (id: string) => {
    const index = fields.findIndex((field) => field.id === id);
    const field = form.current?.querySelectorAll('[data-form-field]')[index];
    field?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  const latestGoTo = useLatest(goTo);
  const refusal = refused?.error;
  const refusedId = refused?.id;
  useEffect(() => {
    if (refusal && refusedId !== undefined) latestGoTo.current(refusedId);
  }, [refusal, refusedId, latestGoTo]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const firstWrong = check();
    if (firstWrong === undefined) return onSubmit(values);
    goTo(firstWrong);
  };

  return (
    <form ref={form} className="dowel-form" part="form" noValidate onSubmit={handleSubmit}>
      {fields.map((field) => (
        <div key={field.id} className="dowel-form-field" data-form-field={field.id}>
          {parts && (
            <parts.FormFieldControl
              field={field}
              value={values[field.id] ?? ''}
              error={errors[field.id]}
              onValueChange={(value) => setValue(field.id, value)}
            />
          )}
        </div>
      ))}
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
