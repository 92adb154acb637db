import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Tone } from '../tone.ts';

export interface NoticeProps {
  tone?: Tone | undefined;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  /**
   * Whether the notice is announced when it appears: at once for `danger`, politely otherwise. On by default.
   * Turn it off for a notice that is already there when the screen opens.
   */
  isLive?: boolean | undefined;
  className?: string | undefined;
}

/** A coloured box with a message. The element of its ref can take the focus. */
export const Notice = /* @__PURE__ */ forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { tone = 'info', title, children, actions, isLive = true, className },
  ref,
) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div
      ref={ref}
      className={classNames('dowel-notice', className)}
      part={`notice ${tone}`}
      data-tone={tone}
      role={isLive ? role : undefined}
      tabIndex={-1}
    >
      <Icon name={tone === 'neutral' ? 'info' : tone} />
      <div className="dowel-notice-content">
        <p className="dowel-notice-title" part="notice-title">
          {title}
        </p>
        {children !== undefined && (
          <div className="dowel-notice-body" part="notice-body">
            {children}
          </div>
        )}
        {actions !== undefined && (
          <div className="dowel-notice-actions" part="notice-actions">
            {actions}
          </div>
        )}
      </div>
    </div>
  );
});
