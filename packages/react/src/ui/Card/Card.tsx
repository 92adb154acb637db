import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { Heading } from '../Heading/Heading.tsx';
import type { Tone } from '../tone.ts';

export interface CardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** Names the section. */
  title?: ReactNode;
  /** `md` for cards that stand in for a screen, such as those of an error. */
  titleSize?: 'md' | 'lg' | undefined;
  description?: ReactNode;
  /** Shown before the titles: a `Pair` or a `Badge`. */
  lead?: ReactNode;
  /** Puts `lead` above the titles. For cards that have no other content beside them. */
  isStacked?: boolean | undefined;
  /** Shown at the end of the heading's line: a tag or small buttons. */
  actions?: ReactNode;
  /** Shown at the bottom, below a line. */
  footer?: ReactNode;
  /** Colours the ground behind the content softly: the moment after something has worked. Needs `aside`. */
  tone?: Tone | undefined;
  /** Shown beside the rest, or below it where there is no room. */
  aside?: ReactNode;
}

/** A bordered surface with a heading, content and footer. */
export function Card({
  title,
  titleSize = 'lg',
  description,
  lead,
  isStacked = false,
  actions,
  footer,
  tone,
  aside,
  className,
  children,
  ...props
}: CardProps) {
  const titleId = useId();
  const main = (
    <>
      {(title !== undefined || actions !== undefined) && (
        <header className="dowel-card-header" part="card-header" data-stacked={isStacked || undefined}>
          {lead}
          <div className="dowel-card-titles">
            <div className="dowel-title-row">
              {title !== undefined && (
                <Heading level={2} size={titleSize} id={titleId}>
                  {title}
                </Heading>
              )}
              {actions}
            </div>
            {description !== undefined && (
              <div className="dowel-card-description" part="card-description">
                {description}
              </div>
            )}
          </div>
        </header>
      )}
      {children !== undefined && (
        <div className="dowel-card-body" part="card-body">
          {children}
        </div>
      )}
      {footer !== undefined && (
        <footer className="dowel-card-footer" part="card-footer">
          {footer}
        </footer>
      )}
    </>
  );
  return (
    <section
      aria-labelledby={title === undefined ? undefined : titleId}
      {...props}
      className={classNames('dowel-card', className)}
      part="card"
      data-split={aside !== undefined || undefined}
    >
      {aside === undefined ? (
        main
      ) : (
        <>
          <div className="dowel-card-main" data-tone={tone}>
            {main}
          </div>
          <div className="dowel-card-aside" part="card-aside">
            {aside}
          </div>
        </>
      )}
    </section>
  );
}
