import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ButtonProps } from './Button.tsx';

export interface IconButtonProps extends Pick<ButtonProps, 'variant' | 'isDisabled' | 'onClick'> {
  icon: IconName;
  label: string;
  /** Goes to the element, such as what ties it to the control that it is part of. */
  buttonProps?: ComponentPropsWithRef<'button'> | undefined;
}

/** A quiet, square button that shows an icon and is named by its label. Disabled, it keeps the focus as `Button` does. */
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
