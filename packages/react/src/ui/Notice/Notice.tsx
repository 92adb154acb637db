import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons or links under the text. */
  actions?: ReactNode;
  /**
   * Whether appearing is announced: on by default, at once for `danger` and politely otherwise.
   * Off for what was there when the screen opened.
   */
  isLive?: boolean | undefined;
  className?: string | undefined;
}

/** A coloured box that says how things stand. Its ref takes the focus. */
export const Notice = /* @__PURE__ */ forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { tone = 'info', title, children, actions, isLive = true, className },
  ref,
) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div
      ref={ref}
      className={classNames('dowel-notice', className)}
      data-tone={tone}
      role={isLive ? role : undefined}
      tabIndex={-1}
    >
      <Icon name={tone} />
      <div className="dowel-notice-content">
        <p className="dowel-notice-title">{title}</p>
        {children !== undefined && <div className="dowel-notice-body">{children}</div>}
        {actions !== undefined && <div className="dowel-notice-actions">{actions}</div>}
      </div>
    </div>
  );
});
