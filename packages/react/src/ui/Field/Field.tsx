import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface FieldProps {
  label: ReactNode;
  /** Shown next to the label, such as the word for "optional". */
  labelSuffix?: ReactNode;
  /** One sentence. Screen readers read it with the control. */
  hint?: ReactNode;
  /** Why the value is refused. Marks the control as invalid. Screen readers read it with the control. */
  error?: ReactNode;
  /** A drawing between the label and the control, for a field whose control stands beside its label. */
  between?: ReactNode;
  /** What stands below the control, such as a suggestion. */
  below?: ReactNode;
}

/** The props that connect a control to its field. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, hint and error around one control. */
export function Field(
  props: FieldProps & { id?: string | undefined; children: (control: FieldControlProps) => ReactNode },
) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const hasError = isPresent(props.error);
  const describedBy = classNames(hasError && `${id}-error`, isPresent(props.hint) && `${id}-hint`);
  return (
    <div className="dowel-field" part="field" data-invalid={hasError || undefined}>
      <div className="dowel-field-heading">
        <label className="dowel-field-label" part="label" id={`${id}-label`} htmlFor={id}>
          <bdi className="dowel-name">{props.label}</bdi>
        </label>
        {isPresent(props.labelSuffix) && (
          <span className="dowel-field-suffix" part="label-suffix">
            {props.labelSuffix}
          </span>
        )}
        {isPresent(props.hint) && (
          <p className="dowel-field-hint" part="hint" id={`${id}-hint`}>
            {props.hint}
          </p>
        )}
      </div>
      {props.between}
      {props.children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': hasError || undefined,
      })}
      {hasError && (
        <p className="dowel-field-error" part="error" id={`${id}-error`}>
          <Icon name="danger" />
          <span className="dowel-field-error-text">{props.error}</span>
        </p>
      )}
      {props.below}
    </div>
  );
}

function isPresent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
