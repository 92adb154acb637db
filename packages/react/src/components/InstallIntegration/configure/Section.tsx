import { type ReactNode, useId } from 'react';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Text } from '../../../ui/Text/Text.tsx';

export interface SectionProps {
  title: string;
  /** 4 by default, for a section of a panel. 3 if the section has no panel's heading above it. */
  level?: 3 | 4 | undefined;
  /** One sentence below the title. */
  intro?: string | undefined;
  /** Small buttons, beside the title where there is room. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a panel with its own heading. */
export function Section({ title, level = 4, intro, actions, children }: SectionProps) {
  const id = useId();
  const heading = (
    <div className="dowel-section-heading">
      <Heading level={level} size={level === 3 ? 'md' : 'sm'} id={id}>
        {title}
      </Heading>
      {intro && (
        <Text tone="muted" size="sm">
          {intro}
        </Text>
      )}
    </div>
  );
  return (
    <section className="dowel-section" part="section" aria-labelledby={id}>
      {actions ? (
        <Stack direction="row" align="between" gap={3}>
          {heading}
          {actions}
        </Stack>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
