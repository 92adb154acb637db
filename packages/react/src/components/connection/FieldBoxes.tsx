import { type ReactNode, useEffect, useRef } from 'react';
import { FormFieldControl } from './FormFieldControl.tsx';
import type { FormField, FormValues } from './form-field.ts';
import type { RefusedBox } from './refused-box.ts';
import { useFieldBoxes } from './useFieldBoxes.ts';

export interface FieldBoxesProps {
  fields: readonly FormField[];
  /** The box that the last attempt failed at. It takes the focus. */
  refused?: RefusedBox | undefined;
  /** Called with the typed values when no required value is missing. */
  onSubmit: (values: FormValues) => void;
  /**
   * Draws the form.
   * @param submit for the form to call. If a required value is missing, its box takes the focus.
   */
  children: (boxes: ReactNode, submit: () => void) => ReactNode;
}

/** The labelled boxes of a form. */
export function FieldBoxes({ fields, refused, onSubmit, children }: FieldBoxesProps) {
  const drawn = useRef(new Map<string, HTMLElement>());
  const { values, errors, setValue, check } = useFieldBoxes(fields, refused);

  const refusal = refused?.error;
  const refusedId = refused?.id;
  useEffect(() => {
    if (refusal && refusedId !== undefined) focusBoxIn(drawn.current.get(refusedId));
  }, [refusal, refusedId]);

  const submit = () => {
    const firstWrong = check();
    if (firstWrong === undefined) onSubmit(values);
    else focusBoxIn(drawn.current.get(firstWrong));
  };
  const boxes = fields.map((field) => (
    <div
      key={field.id}
      ref={(element) => {
        if (element) drawn.current.set(field.id, element);
      }}
      className="dowel-form-field"
    >
      <FormFieldControl
        field={field}
        value={values[field.id] ?? ''}
        error={errors[field.id]}
        onValueChange={(value) => setValue(field.id, value)}
      />
    </div>
  ));
  return children(boxes, submit);
}

function focusBoxIn(field: HTMLElement | undefined): void {
  field?.querySelector<HTMLElement>('input, textarea, select')?.focus();
}
