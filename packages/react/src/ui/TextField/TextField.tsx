import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { type InputSlotProps, useSlot } from '../slots.ts';
import { RevealButton, type RevealNames } from './RevealButton.tsx';

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithoutRef<'input'>, 'children'> {
  onValueChange?: ((value: string) => void) | undefined;
  /** The names of the button that shows and hides a password. Without them there is no such button. */
  reveal?: RevealNames | undefined;
  /** Fixed text after the value, inside the box, such as the end of an address. Screen readers read it with the control. */
  suffix?: string | undefined;
}

/** A labelled text box with one line. With `type="password"` and `reveal` it has a button to show and hide the text. */
export const TextField = /* @__PURE__ */ forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, labelSuffix, hint, error, reveal, suffix, onValueChange, type = 'text', className, id, ...props },
  ref,
) {
  const Drawn = useSlot('input') ?? PlainInput;
  const [isRevealed, setRevealed] = useState(false);
  const canReveal = type === 'password' && reveal !== undefined;
  const isMasked = type === 'password';
  return (
    <Field label={label} labelSuffix={labelSuffix} hint={hint} error={error} id={id}>
      {(control) => (
        // An address is written from left to right everywhere.
        <div className="dowel-input-group" dir={suffix && 'ltr'}>
          <Drawn
            isInvalid={control['aria-invalid'] === true}
            hasInset={canReveal || suffix !== undefined}
            inputProps={{
              // The browser should not correct a secret, nor treat it as a login for the page.
              ...(isMasked && { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }),
              ...props,
              ...control,
              ...(suffix && {
                'aria-describedby': classNames(control['aria-describedby'], `${control.id}-suffix`),
                style: { paddingInlineEnd: `${suffix.length + 2}ch` },
              }),
              ref,
              type: canReveal && isRevealed ? 'text' : type,
              className: classNames('dowel-input', className),
              part: 'input',
              'data-inset': canReveal ? 'end' : undefined,
              onChange: (event) => {
                props.onChange?.(event);
                onValueChange?.(event.target.value);
              },
            }}
          />
          {suffix && (
            <span className="dowel-input-inset" data-side="end" id={`${control.id}-suffix`}>
              {suffix}
            </span>
          )}
          {canReveal && (
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

/** The browser's text box, if the page has none of its own. */
function PlainInput({ inputProps }: InputSlotProps) {
  return <input {...inputProps} />;
}
