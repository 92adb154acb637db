import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react';
import { classNames } from '../classNames.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface ButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'disabled'> {
  /** `secondary` by default. Use one primary button per screen. */
  variant?: 'primary' | 'secondary' | 'danger' | 'quiet' | undefined;
  size?: 'md' | 'sm' | undefined;
  isFullWidth?: boolean | undefined;
  /** The button stays in the tab order and keeps the focus, but ignores clicks. */
  isDisabled?: boolean | undefined;
  /** Like `isDisabled`, with a spinner. */
  isBusy?: boolean | undefined;
  /** Announced politely when the button becomes busy. */
  busyLabel?: string | undefined;
}

/** A button that keeps the focus while it is busy or disabled. */
export const Button = /* @__PURE__ */ forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'secondary',
    size = 'md',
    isFullWidth = false,
    isDisabled = false,
    isBusy = false,
    busyLabel,
    className,
    children,
    onClick,
    type = 'button',
    ...props
  },
  ref,
) {
  const isInert = isDisabled || isBusy;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // This also stops the form: Enter in a field clicks the submit button.
    if (isInert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...props}
        ref={ref}
        type={type}
        className={classNames('dowel-button', className)}
        data-variant={variant}
        data-size={size}
        data-full-width={isFullWidth || undefined}
        data-busy={isBusy || undefined}
        aria-disabled={isInert || undefined}
        onClick={handleClick}
      >
        {isBusy && <Spinner />}
        {children}
      </button>
      {/* Screen readers do not read a live region inside a button, so it stands next to the button. */}
      {busyLabel !== undefined && <VisuallyHidden role="status">{isBusy ? busyLabel : ''}</VisuallyHidden>}
    </>
  );
});
