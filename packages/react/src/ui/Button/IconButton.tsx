import { forwardRef } from 'react';
import { classNames } from '../classNames.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Button, type ButtonProps } from './Button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'isFullWidth'> {
  icon: IconName;
  label: string;
}

/** A quiet, square button that shows an icon and is named by its label. */
export const IconButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, className, ...props },
  ref,
) {
  return (
    <Button
      variant="quiet"
      size="sm"
      title={label}
      {...props}
      ref={ref}
      className={classNames('dowel-icon-button', className)}
    >
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
});
