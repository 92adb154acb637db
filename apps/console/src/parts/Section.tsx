import { Heading, Text } from '@dowel/react/parts';
import { type ReactNode, useId } from 'react';

export interface SectionProps {
  title: ReactNode;
  /** A quiet sentence beside the title. */
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, note, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section className="console-section" aria-labelledby={id}>
      <div className="console-section-head">
        <Heading level={2} size="sm" id={id}>
          {title}
        </Heading>
        {note !== undefined && (
          <Text tone="muted" size="sm">
            {note}
          </Text>
        )}
        {actions !== undefined && <div className="console-actions">{actions}</div>}
      </div>
      {children}
    </section>
  );
}

/** A surface on the ground of the page. */
export function Box({
  children,
  foot,
  isPadded = false,
}: {
  children: ReactNode;
  foot?: ReactNode;
  isPadded?: boolean;
}) {
  return (
    <div className="console-box">
      {isPadded ? <div className="console-box-pad">{children}</div> : children}
      {foot && <div className="console-box-foot">{foot}</div>}
    </div>
  );
}
