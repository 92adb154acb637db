import { type ReactNode, useEffect, useRef } from 'react';
import { FormFieldControl } from './FormFieldControl.tsx';
import type { FormField, FormValues } from './form-field.ts';
import type { RefusedBox } from './refused-box.ts';
import { useFieldBoxes } from './useFieldBoxes.ts';

export interface FieldBoxesProps {
  fields: readonly FormField[];
  /** The box that the last attempt failed at. It takes the focus. */
  refused?: RefusedBox | undefined;
  /**
   * Draws the form.
   * @param take answers the typed values. If a required one is missing, answers nothing, and its box takes the focus.
   */
  children: (boxes: ReactNode, take: () => FormValues | undefined) => ReactNode;
}

/** The labelled boxes of a form. */
export function FieldBoxes({ fields, refused, children }: FieldBoxesProps) {
  const drawn = useRef(new Map<string, HTMLElement>());
  const { values, errors, setValue, check } = useFieldBoxes(fields, refused);

  const refusal = refused?.error;
  const refusedId = refused?.id;
  useEffect(() => {
    if (refusal && refusedId !== undefined) focusBoxIn(drawn.current.get(refusedId));
  }, [refusal, refusedId]);

  const take = () => {
    const firstWrong = check();
    if (firstWrong === undefined) return values;
    focusBoxIn(drawn.current.get(firstWrong));
    return undefined;
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
  return children(boxes, take);
}

function focusBoxIn(field: HTMLElement | undefined): void {
  field?.querySelector<HTMLElement>('input, textarea, select')?.focus();
}
