import { lazy, Suspense } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { ComboboxControl, type ComboboxControlProps } from './ComboboxControl.tsx';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Shown below the label. The search covers it. Without a hint, options with the same label show their value. */
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
  /** The chosen option's value, or null. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  words: ComboboxWords;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  isDisabled?: boolean | undefined;
  id?: string | undefined;
}

const LoadedControl = /* @__PURE__ */ lazy(async () => {
  const { useCombobox } = await import('./combobox-machine.ts');
  return {
    default: ({ box, control }: Omit<ComboboxControlProps, 'useCombobox'>) => (
      <ComboboxControl box={box} control={control} useCombobox={useCombobox} />
    ),
  };
});

/** A labelled box that searches a list. Its code loads when it is first drawn. Until then a disabled box stands in. */
export function Combobox({ label, labelSuffix, hint, help, error, id, ...box }: ComboboxProps) {
  const { options, value, placeholder } = box;
  return (
    <Field label={label} labelSuffix={labelSuffix} hint={hint} help={help} error={error} id={id}>
      {(control) => (
        <Suspense
          fallback={<Likeness id={control.id} options={options} value={value} placeholder={placeholder} />}
        >
          <LoadedControl box={box} control={control} />
        </Suspense>
      )}
    </Field>
  );
}

function Likeness({
  options,
  value,
  placeholder,
  id,
}: { id: string } & Pick<ComboboxProps, 'options' | 'value' | 'placeholder'>) {
  const label = options.find((option) => option.value === value)?.label ?? '';
  return (
    <div className="dowel-input-group">
      <input
        id={id}
        className="dowel-input"
        data-inset="end"
        disabled
        value={label}
        placeholder={placeholder}
        readOnly
      />
    </div>
  );
}
