import { Button } from '@dowel/react/parts';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../data/project.ts';

const ShareDialog = lazy(() => import('./ShareDialog.tsx').then((file) => ({ default: file.ShareDialog })));

/** Shares a run with somebody outside, for those who may. */
export function Share({ project, operationId }: { project: string; operationId: string }) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  if (!may.help) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Share
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog project={project} operationId={operationId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
