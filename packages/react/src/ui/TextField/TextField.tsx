import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { classNames } from '../classNames.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { type InputSlotProps, useSlot } from '../slots.ts';

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithoutRef<'input'>, 'children'> {
  onValueChange?: ((value: string) => void) | undefined;
  /** The two names of the button that shows and hides a password. Without them there is no such button. */
  reveal?: { show: string; hide: string } | undefined;
}

/** A labelled text box with one line. With `type="password"` and `reveal` it has a button to show and hide the text. */
export const TextField = /* @__PURE__ */ forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, labelSuffix, hint, help, error, reveal, onValueChange, type = 'text', className, id, ...props },
  ref,
) {
  const Drawn = useSlot('input') ?? PlainInput;
  const [isRevealed, setRevealed] = useState(false);
  const canReveal = type === 'password' && reveal !== undefined;
  const isMasked = type === 'password';
  return (
    <Field label={label} labelSuffix={labelSuffix} hint={hint} help={help} error={error} id={id}>
      {(control) => (
        <div className="dowel-input-group">
          <Drawn
            isInvalid={control['aria-invalid'] === true}
            hasInset={canReveal}
            inputProps={{
              // The browser should not correct a secret, nor treat it as a login for the page.
              ...(isMasked && { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }),
              ...props,
              ...control,
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
          {canReveal && (
            <span className="dowel-input-inset">
              <IconButton
                icon={isRevealed ? 'hide' : 'show'}
                label={isRevealed ? reveal.hide : reveal.show}
                buttonProps={{ 'aria-controls': control.id }}
                isDisabled={props.disabled}
                onClick={() => setRevealed(!isRevealed)}
              />
            </span>
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
