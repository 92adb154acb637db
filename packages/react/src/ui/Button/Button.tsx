import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react';
import { classNames } from '../classNames.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { type ButtonSlotProps, type ElementProps, useSlot } from '../slots.ts';
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
  const Drawn = useSlot('button') ?? PlainButton;
  const isInert = isDisabled || isBusy;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // This also stops the form: Enter in a field clicks the submit button.
    if (isInert) event.preventDefault();
    else onClick?.(event);
  };
  const buttonProps: ElementProps<'button'> = {
    ...props,
    ref,
    type,
    className: classNames('dowel-button', className),
    part: `button ${variant}`,
    'data-variant': variant,
    'data-size': size,
    'data-full-width': isFullWidth || undefined,
    'data-busy': isBusy || undefined,
    'aria-disabled': isInert || undefined,
    onClick: handleClick,
  };
  return (
    <>
      <Drawn
        variant={variant}
        size={size}
        isFullWidth={isFullWidth}
        isIconOnly={false}
        isDisabled={isDisabled}
        isBusy={isBusy}
        buttonProps={buttonProps}
      >
        {isBusy && <Spinner />}
        {/* A browser that translates a page replaces its texts. React can still put something before an element. */}
        <span className="dowel-button-words">{children}</span>
      </Drawn>
      {/* Screen readers do not read a live region inside a button, so it stands next to the button. */}
      {busyLabel !== undefined && <VisuallyHidden role="status">{isBusy ? busyLabel : ''}</VisuallyHidden>}
    </>
  );
});

/** The browser's button, if the page has none of its own. */
export function PlainButton({ buttonProps, children }: ButtonSlotProps) {
  return <button {...buttonProps}>{children}</button>;
}
