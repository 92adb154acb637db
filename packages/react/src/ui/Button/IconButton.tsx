import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { type ElementProps, useSlot } from '../slots.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type ButtonProps, PlainButton } from './Button.tsx';

export interface IconButtonProps extends Pick<ButtonProps, 'isDisabled' | 'onClick'> {
  /** A `ControlIcon`, or another one. */
  icon: ReactNode;
  label: string;
  /** Props for the `<button>` element, such as those that connect it to the control it belongs to. */
  buttonProps?: ComponentPropsWithRef<'button'> | undefined;
}

/** A square quiet button with an icon. Its label is its accessible name. Like `Button`, it keeps the focus while disabled. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, isDisabled = false, buttonProps } = props;
  const Drawn = useSlot('button') ?? PlainButton;
  const onClick = props.onClick ?? buttonProps?.onClick;
  const elementProps: ElementProps<'button'> = {
    ...buttonProps,
    type: 'button',
    title: label,
    className: classNames('dowel-button dowel-icon-button', buttonProps?.className),
    part: 'button icon-button quiet',
    'data-variant': 'quiet',
    'data-size': 'sm',
    'aria-disabled': isDisabled || undefined,
    onClick: isDisabled ? undefined : onClick,
  };
  return (
    <Drawn
      variant="quiet"
      size="sm"
      isFullWidth={false}
      isIconOnly
      isDisabled={isDisabled}
      isBusy={false}
      buttonProps={elementProps}
    >
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Drawn>
  );
}
