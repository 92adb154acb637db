import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { classNames } from '../classNames.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Looks neither checked nor unchecked. A click still reports the opposite of `checked`. */
  isIndeterminate?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** The element around all. `li` in a list. */
  as?: 'div' | 'li' | undefined;
}

/** The browser's checkbox with a label and a hint. A click on the label toggles it, too. */
export const Checkbox = /* @__PURE__ */ forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hint, isIndeterminate = false, onCheckedChange, as: Outer = 'div', className, ...props },
  ref,
) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  const hintId = useId();
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  return (
    <Outer className={classNames('dowel-checkbox', className)}>
      <label className="dowel-checkbox-row" part="checkbox-row">
        <input
          {...props}
          ref={input}
          type="checkbox"
          className="dowel-checkbox-input"
          part="checkbox"
          aria-describedby={classNames(hasHint && hintId, props['aria-describedby']) || undefined}
          onChange={(event) => {
            props.onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
        />
        <bdi className="dowel-checkbox-label" part="checkbox-label">
          {label}
        </bdi>
      </label>
      {hasHint && (
        <p className="dowel-checkbox-hint" part="hint" id={hintId}>
          {hint}
        </p>
      )}
    </Outer>
  );
});
