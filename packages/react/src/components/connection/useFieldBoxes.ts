import { useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import type { FormField, FormValues } from './form-field.ts';
import type { RefusedBox } from './refused-box.ts';

interface FormState {
  values: FormValues;
  /** Ids of the fields that the last check found empty. */
  missing: readonly string[];
  /** The boxes that were typed into since the last attempt. */
  typed: readonly string[];
}

/** The values typed into a form, and the errors about missing ones. */
export interface FieldBoxesState {
  values: FormValues;
  /** Why a field is refused, by the field's id. */
  errors: Readonly<Record<string, string>>;
  setValue: (id: string, value: string) => void;
  /** Marks the missing fields. Returns the id of the first one, if any. */
  check: () => string | undefined;
}

/** Holds the typed values. A field starts with its initial value. Its error goes away when the field is filled in. */
export function useFieldBoxes(fields: readonly FormField[], refused?: RefusedBox): FieldBoxesState {
  const translate = useMessages();
  const [state, setState] = useState<FormState>({ values: {}, missing: [], typed: [] });
  const values = Object.fromEntries(
    fields.map(({ id, initialValue = '' }) => [id, state.values[id] ?? initialValue]),
  );
  const labelOf = (id: string | undefined) => fields.find((field) => field.id === id)?.label ?? '';
  const errors = fields
    .filter((field) => state.missing.includes(field.id) && isMissing(field, values))
    .map(({ id, label, orElse }) => [
      id,
      translate(orElse ? 'form.eitherMissing' : 'form.missing', { field: label, other: labelOf(orElse) }),
    ]);
  if (refused && !state.typed.includes(refused.id)) errors.unshift([refused.id, refused.why]);
  return {
    values,
    errors: Object.fromEntries(errors),
    setValue: (id, value) =>
      setState((last) => ({
        ...last,
        typed: [...last.typed, id],
        values: { ...last.values, [id]: value },
      })),
    check: () => {
      const missing = fields.filter((field) => isMissing(field, values)).map(({ id }) => id);
      setState((last) => ({ ...last, missing, typed: [] }));
      return missing[0];
    },
  };
}

function isMissing({ id, isRequired, orElse }: FormField, values: FormValues): boolean {
  const isEmpty = (field: string) => !values[field]?.trim();
  return isRequired && isEmpty(id) && (orElse === undefined || isEmpty(orElse));
}
