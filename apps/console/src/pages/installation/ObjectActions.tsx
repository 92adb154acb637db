import { Button } from '@dowel/react/parts';
import type { ObjectRead } from '@dowel/schema';
import { lazy, Suspense, useState } from 'react';
import type { ReadDialogProps } from './ReadDialog.tsx';

const ReadDialog = lazy(() => import('./ReadDialog.tsx').then(({ ReadDialog }) => ({ default: ReadDialog })));

export interface ObjectActionsProps {
  read: ObjectRead;
  installation: ReadDialogProps['installation'];
}

/** Pauses the reads of an object, resumes them, or reads it now. */
export function ObjectActions({ read: { objectName, pause }, installation }: ObjectActionsProps) {
  const [asks, setAsks] = useState<ReadDialogProps['asks']>();
  // Only a connection that works ends a pause by refused credentials.
  const asked = pause && pause.reason !== 'credentials' ? 'resume' : 'pause';
  const does = asked === 'resume' ? 'Resume' : 'Pause';
  return (
    <span className="console-actions">
      <Button
        size="sm"
        variant="quiet"
        onClick={() => setAsks('read')}
        aria-label={`Read now: ${objectName}`}
      >
        Read now
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setAsks(asked)} aria-label={`${does} ${objectName}`}>
        {does}
      </Button>
      {asks && (
        <Suspense>
          <ReadDialog
            asks={asks}
            objectName={objectName}
            installation={installation}
            onClose={() => setAsks(undefined)}
          />
        </Suspense>
      )}
    </span>
  );
}
