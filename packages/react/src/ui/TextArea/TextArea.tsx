import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classNames } from '../classNames.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

export interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithoutRef<'textarea'>, 'children'> {
  onValueChange?: ((value: string) => void) | undefined;
}

/** A labelled text box with several lines. It has three unless `rows` is set. */
export const TextArea = /* @__PURE__ */ forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, labelSuffix, hint, help, error, onValueChange, className, id, ...props },
  ref,
) {
  return (
    <Field label={label} labelSuffix={labelSuffix} hint={hint} help={help} error={error} id={id}>
      {(control) => (
        <textarea
          rows={3}
          {...props}
          {...control}
          ref={ref}
          className={classNames('dowel-input dowel-text-area', className)}
          part="input"
          onChange={(event) => {
            props.onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
});
