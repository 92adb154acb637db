import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react';
import { classNames } from '../classNames.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface ButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'disabled'> {
  /** `secondary` by default. One primary button per screen. */
  variant?: 'primary' | 'secondary' | 'danger' | 'quiet' | undefined;
  size?: 'md' | 'sm' | undefined;
  isFullWidth?: boolean | undefined;
  /** Keeps its place in the tab order and the focus, and ignores clicks. */
  isDisabled?: boolean | undefined;
  /** Like disabled, with a spinner. */
  isBusy?: boolean | undefined;
  /** Announced politely when the button becomes busy. */
  busyLabel?: string | undefined;
}

/** A button that never drops the focus: neither while busy nor while disabled. */
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
    // Also stops the form: pressing Enter in a field clicks its submit button.
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
      {/* A button's content is not read as a live region, so the announcement sits beside it. */}
      {busyLabel !== undefined && <VisuallyHidden role="status">{isBusy ? busyLabel : ''}</VisuallyHidden>}
    </>
  );
});
