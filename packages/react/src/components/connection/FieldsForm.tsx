import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import type { FormField, FormValues } from './credential-fields.ts';
import { FormFieldControl } from './FormFieldControl.tsx';
import { useFieldsForm } from './useFieldsForm.ts';

export interface FieldsFormProps {
  fields: readonly FormField[];
  submitLabel: string;
  /** Shown on the button and announced while the form is being sent. */
  busyLabel: string;
  isBusy: boolean;
  /** Called with the typed values when the form is sent and no required value is missing. */
  onSubmit: (values: FormValues) => void;
  /** Shown between the boxes and the button: the progress or the result of an attempt. */
  children?: ReactNode;
  /** Shown below the button. */
  extraActions?: ReactNode;
}

/** A form of labelled boxes. If a required value is missing, it is not sent, and the first such box takes the focus. */
export function FieldsForm(props: FieldsFormProps) {
  const { fields, submitLabel, busyLabel, isBusy, onSubmit, children, extraActions } = props;
  const form = useRef<HTMLFormElement>(null);
  const { values, errors, setValue, check } = useFieldsForm(fields);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const firstWrong = check();
    if (firstWrong === undefined) return onSubmit(values);
    const index = fields.findIndex(({ id }) => id === firstWrong);
    const box = form.current?.querySelectorAll<HTMLElement>('[data-form-field] .dowel-input')[index];
    box?.focus();
  };

  return (
    <form ref={form} className="dowel-form" noValidate onSubmit={handleSubmit}>
      {fields.map((field) => (
        <div key={field.id} data-form-field={field.id}>
          <FormFieldControl
            field={field}
            value={values[field.id] ?? ''}
            error={errors[field.id]}
            onValueChange={(value) => setValue(field.id, value)}
          />
        </div>
      ))}
      {children}
      <div className="dowel-form-actions">
        <Button type="submit" variant="primary" isFullWidth isBusy={isBusy} busyLabel={busyLabel}>
          {isBusy ? busyLabel : submitLabel}
        </Button>
        {extraActions}
      </div>
    </form>
  );
}
