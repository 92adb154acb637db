import type { ReactNode } from 'react';
import { describeProblem } from '../../messages/describeProblem.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Text } from '../../ui/Text/Text.tsx';

export interface ProblemCardProps {
  error: unknown;
  /** Adds a "try again" button. Leave it out if trying again cannot help. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  /** Other things that the person can do about it. */
  children?: ReactNode;
}

/** Shown instead of a screen that cannot be shown. Says why, and offers to try again if that can help. */
export function ProblemCard({ error, onRetry, isRetrying, children }: ProblemCardProps) {
  const translate = useMessages();
  const { title, detail, causes, remedy, requestId } = describeProblem(error, translate);
  return (
    <Card title={title} className="dowel-narrow">
      <Stack gap={2} role="alert">
        {[detail, ...causes]
          .filter((line) => line && line !== title)
          .map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        {remedy && <Text tone="muted">{remedy}</Text>}
      </Stack>
      {onRetry && (
        <Stack direction="row" gap={3}>
          <Button onClick={onRetry} isBusy={isRetrying} busyLabel={translate('common.loading')}>
            {translate('common.tryAgain')}
          </Button>
        </Stack>
      )}
      {children}
      {requestId && (
        <Text tone="muted" size="sm">
          {translate('problem.reference', { id: requestId })}
        </Text>
      )}
    </Card>
  );
}
