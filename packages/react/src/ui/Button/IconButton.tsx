import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ButtonProps } from './Button.tsx';

export interface IconButtonProps extends Pick<ButtonProps, 'variant' | 'isDisabled' | 'onClick'> {
  icon: IconName;
  label: string;
  /** Props for the `<button>` element, such as those that connect it to the control it belongs to. */
  buttonProps?: ComponentPropsWithRef<'button'> | undefined;
}

/** A square button with an icon. Its label is its accessible name. Like `Button`, it keeps the focus while disabled. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'quiet', isDisabled = false, buttonProps } = props;
  const onClick = props.onClick ?? buttonProps?.onClick;
  return (
    <button
      {...buttonProps}
      type="button"
      title={label}
      className={classNames('dowel-button dowel-icon-button', buttonProps?.className)}
      data-variant={variant}
      data-size="sm"
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
