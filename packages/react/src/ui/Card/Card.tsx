import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';

export interface CardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** Names the section. */
  title?: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  description?: ReactNode;
  /** Shown at the end of the heading's line: a tag or small buttons. */
  actions?: ReactNode;
  /** Shown at the bottom, below a line. */
  footer?: ReactNode;
}

/** A bordered surface with a heading, content and footer. */
export function Card({
  title,
  headingLevel = 2,
  description,
  actions,
  footer,
  className,
  children,
  ...props
}: CardProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={title === undefined ? undefined : titleId}
      {...props}
      className={classNames('dowel-card', className)}
    >
      {(title !== undefined || actions !== undefined) && (
        <header className="dowel-card-header">
          <div className="dowel-card-titles">
            {title !== undefined && (
              <Heading level={headingLevel} size="lg" id={titleId}>
                {title}
              </Heading>
            )}
            {description !== undefined && <p className="dowel-card-description">{description}</p>}
          </div>
          {actions}
        </header>
      )}
      {children !== undefined && <div className="dowel-card-body">{children}</div>}
      {footer !== undefined && <footer className="dowel-card-footer">{footer}</footer>}
    </section>
  );
}
