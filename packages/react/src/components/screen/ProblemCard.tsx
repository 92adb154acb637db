import { describeProblem } from '../../messages/describeProblem.ts';
import { problemLines } from '../../messages/problem-lines.ts';
import { isAway, problemTone } from '../../messages/problem-tone.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Badge } from '../../ui/Logo/Badge.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Text } from '../../ui/Text/Text.tsx';

export interface ProblemCardProps {
  error: unknown;
  /** Adds a "try again" button. Leave it out if trying again cannot help. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
}

/** Shown instead of a screen that cannot be shown. Says why, and offers to try again if that can help. */
export function ProblemCard({ error, onRetry, isRetrying }: ProblemCardProps) {
  const translate = useMessages();
  const isOffline = isAway(error) && globalThis.navigator?.onLine === false;
  const problem = describeProblem(error, translate);
  const title = isOffline ? translate('problem.offline.title') : problem.title;
  const lines = isOffline ? [translate('problem.offline.remedy')] : problemLines(problem);
  const { requestId } = problem;
  const tone = problemTone(error);
  // What is shown instead of a screen is asked for again as soon as the browser is online.
  const retry = isOffline ? undefined : onRetry;
  return (
    <Card
      className="dowel-narrow"
      lead={<Badge tone={tone} icon={tone === 'neutral' ? 'info' : tone} />}
      isStacked
      title={title}
      titleSize="md"
      description={
        <Stack gap={1} role="alert">
          {lines.map((line) => line !== title && <Text key={line}>{line}</Text>)}
        </Stack>
      }
      footer={requestId ? translate('problem.reference', { id: requestId }) : undefined}
    >
      {retry && (
        <Stack direction="row" gap={3}>
          <Button onClick={retry} isBusy={isRetrying} busyLabel={translate('common.loading')}>
            {translate('common.tryAgain')}
          </Button>
        </Stack>
      )}
    </Card>
  );
}
