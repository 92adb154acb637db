import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { classNames } from '../classNames.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithoutRef<'input'>, 'children'> {
  onValueChange?: ((value: string) => void) | undefined;
  /** Names of the button that shows and hides a password. Without them the password cannot be shown. */
  reveal?: { show: string; hide: string } | undefined;
}

/** A labelled one-line text box; `type="password"` with `reveal` has a show and hide button. */
export const TextField = /* @__PURE__ */ forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, labelSuffix, hint, help, error, reveal, onValueChange, type = 'text', className, id, ...props },
  ref,
) {
  const [isRevealed, setRevealed] = useState(false);
  const canReveal = type === 'password' && reveal !== undefined;
  const isMasked = type === 'password';
  return (
    <Field label={label} labelSuffix={labelSuffix} hint={hint} help={help} error={error} id={id}>
      {(control) => (
        <div className="dowel-input-group">
          <input
            // A secret is neither prose to correct nor a login of the page it stands on.
            {...(isMasked && { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false })}
            {...props}
            {...control}
            ref={ref}
            type={canReveal && isRevealed ? 'text' : type}
            className={classNames('dowel-input', className)}
            data-inset={canReveal ? 'end' : undefined}
            onChange={(event) => {
              props.onChange?.(event);
              onValueChange?.(event.target.value);
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
