import { memo } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { Card } from '../../ui/Card/Card.tsx';
import { Skeleton, type SkeletonShape } from '../../ui/Skeleton/Skeleton.tsx';

const shapes = {
  form: ['tiles', 'line', 'line', 'control', 'line', 'line'],
  list: ['line', 'line', 'control', 'control', 'control'],
} as const satisfies Record<string, readonly SkeletonShape[]>;

/** A heading, and as many facts as a card shows at most. */
const facts = ['line', 'fact', 'fact', 'fact', 'fact'] as const;

export interface LoadingCardProps {
  /** The shape of the screen to come. */
  shape?: keyof typeof shapes | undefined;
  /** Whether facts stand beside a form. */
  hasAside?: boolean | undefined;
}

/**
 * Shown while a screen is loading, in the shape of that screen. A server renders this, too. It is memoized, so it is not
 * drawn again for each part of the screen that arrives.
 */
export const LoadingCard = /* @__PURE__ */ memo(function LoadingCard({
  shape = 'form',
  hasAside = false,
}: LoadingCardProps) {
  const translate = useMessages();
  return (
    <Card
      className={shape === 'form' && !hasAside ? 'dowel-narrow' : undefined}
      aria-busy="true"
      aside={hasAside ? <Skeleton shapes={facts} /> : undefined}
    >
      <Skeleton label={translate('common.loading')} shapes={shapes[shape]} />
    </Card>
  );
});
