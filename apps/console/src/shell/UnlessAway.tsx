import { Button, Notice, useAnnounce } from '@dowel/react/parts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { onServer } from '../app/clock.ts';
import { useLive } from '../live/useLive.ts';
import { clock } from '../words/time.ts';
import { useNewest } from './Live.tsx';

/**
 * The page, as it is now. While the server is away, it has the last data without colours, says from when it is, and
 * nothing can be done on it; what was typed stays.
 */
export function UnlessAway({ children }: { children: ReactNode }) {
  const { isAway, caughtUpAt } = useLive();
  const client = useQueryClient();
  const announce = useAnnounce();
  const newest = useNewest();
  useEffect(() => {
    if (isAway) announce('The server does not answer. The page is not live.');
    else if (caughtUpAt) announce('Live again. The page shows what is now.');
  }, [isAway, caughtUpAt, announce]);
  return (
    <>
      {isAway && (
        <Notice
          tone="warning"
          isLive={false}
          title={`The server does not answer. This is from ${clock(onServer(newest))} UTC.`}
          actions={
            <Button size="sm" onClick={() => void client.invalidateQueries({ type: 'active' })}>
              Ask now
            </Button>
          }
        >
          Nothing can be changed until it is back. The page catches up by itself then.
        </Notice>
      )}
      {/* It only disables: as a group, it would be one without a name around everything. */}
      <fieldset className="console-unless-away" role="presentation" disabled={isAway}>
        {children}
      </fieldset>
    </>
  );
}
