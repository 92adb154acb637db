import { Field, type FieldProps } from '../Field/Field.tsx';
import { ComboboxControl } from './ComboboxControl.tsx';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Shown below the label, such as what tells options with the same label apart. The search covers it. */
  hint?: string | undefined;
}

export interface ComboboxWords {
  /** The name of the button that clears the choice. */
  clear: string;
  /** The name of the button that opens the list. */
  open: string;
  noMatch: (query: string) => string;
  /** Shown below the list when more options match than are drawn. `count` options are not drawn. */
  more: (count: number) => string;
}

export interface ComboboxProps extends FieldProps {
  options: readonly ComboboxOption[];
  /** The chosen option's value, or null. A value without an option can be cleared. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  words: ComboboxWords;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  id?: string | undefined;
}

/** A labelled box that searches a list. */
export function Combobox({ label, labelSuffix, hint, error, between, below, id, ...box }: ComboboxProps) {
  return (
    <Field
      label={label}
      labelSuffix={labelSuffix}
      hint={hint}
      error={error}
      between={between}
      below={below}
      id={id}
    >
      {(control) => <ComboboxControl box={box} control={control} />}
    </Field>
  );
}
