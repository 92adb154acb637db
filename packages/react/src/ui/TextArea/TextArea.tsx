import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { RevealButton, type RevealNames } from '../TextField/RevealButton.tsx';

export interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithoutRef<'textarea'>, 'children'> {
  onValueChange?: ((value: string) => void) | undefined;
  /** The names of the button that shows and hides the text. With them, the text is a secret and starts hidden. */
  reveal?: RevealNames | undefined;
}

/** A text area cannot be a password box, so its letters are drawn as dots. */
const masked = { WebkitTextSecurity: 'disc' } as const;

/** A labelled text box with several lines. It has three unless `rows` is set. */
export const TextArea = /* @__PURE__ */ forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, labelSuffix, hint, error, reveal, onValueChange, className, id, ...props },
  ref,
) {
  const [isRevealed, setRevealed] = useState(false);
  return (
    <Field label={label} labelSuffix={labelSuffix} hint={hint} error={error} id={id}>
      {(control) => (
        <div className="dowel-input-group">
          <textarea
            rows={3}
            {...props}
            {...control}
            ref={ref}
            style={reveal && !isRevealed ? { ...props.style, ...masked } : props.style}
            className={classNames('dowel-input dowel-text-area', className)}
            part="input"
            data-inset={reveal && 'end'}
            onChange={(event) => {
              props.onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
          {reveal && (
            <RevealButton
              names={reveal}
              controlId={control.id}
              isRevealed={isRevealed}
              isDisabled={props.disabled}
              onReveal={setRevealed}
            />
          )}
        </div>
      )}
    </Field>
  );
});
