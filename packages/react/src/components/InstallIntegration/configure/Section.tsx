import { type ReactNode, useId } from 'react';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Text } from '../../../ui/Text/Text.tsx';

export interface SectionProps {
  title: string;
  /** One sentence below the title. */
  intro?: string | undefined;
  children: ReactNode;
}

/** A part of a panel with its own heading. */
export function Section({ title, intro, children }: SectionProps) {
  const id = useId();
  return (
    <section className="dowel-section" aria-labelledby={id}>
      <div>
        <Heading level={4} size="sm" id={id}>
          {title}
        </Heading>
        {intro && (
          <Text tone="muted" size="sm">
            {intro}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}
