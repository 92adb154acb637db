import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classNames } from '../classNames.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { ControlIcon } from '../Icon/ControlIcon.tsx';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** The text of the first option, which has the empty value. */
  placeholder?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/** The browser's select with a label. Use it for short lists, and a `Combobox` for lists that need a search. */
export const Select = /* @__PURE__ */ forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, labelSuffix, hint, error, options, placeholder, onValueChange, className, id, ...props },
  ref,
) {
  return (
    <Field label={label} labelSuffix={labelSuffix} hint={hint} error={error} id={id}>
      {(control) => (
        <div className="dowel-input-group">
          <select
            {...props}
            {...control}
            ref={ref}
            className={classNames('dowel-input dowel-select', className)}
            part="input"
            data-inset="end"
            onChange={(event) => {
              props.onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          >
            {placeholder !== undefined && (
              <option className="dowel-select-option" value="">
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option
                key={option.value}
                className="dowel-select-option"
                value={option.value}
                disabled={option.isDisabled}
              >
                {option.label}
              </option>
            ))}
          </select>
          <span className="dowel-input-inset" data-side="end">
            <ControlIcon name="chevron" />
          </span>
        </div>
      )}
    </Field>
  );
});
