import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Shown where a list or a form has nothing to show. Says why, and what to do next. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className="dowel-empty-state">
      <p className="dowel-empty-state-title">{title}</p>
      {children !== undefined && <div className="dowel-empty-state-body">{children}</div>}
      {actions !== undefined && <div className="dowel-empty-state-actions">{actions}</div>}
    </div>
  );
}
