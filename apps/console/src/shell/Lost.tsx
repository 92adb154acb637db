import { Button, Dialog } from '@dowel/react/parts';
import type { ReactNode } from 'react';
import { Empty, OpenConsole } from '../parts/Failed.tsx';
import { Root } from './Root.tsx';

/** An address that leads nowhere, or a person without a project. */
export function Lost() {
  return (
    <Alone>
      <div className="console-box">
        <Empty isPage title="There is no page at this address" action={<OpenConsole />}>
          It may be of a project that you do not see, or it was mistyped.
        </Empty>
      </div>
    </Alone>
  );
}

/** A page of which a part did not come, for example because the server stopped meanwhile. */
export function Broken() {
  return (
    <div className="console-box" role="alert">
      <Empty
        isPage
        title="This page could not be loaded"
        action={
          <Button size="sm" onClick={() => window.location.reload()}>
            Load again
          </Button>
        }
      >
        The server may have stopped, or be newer than this page. Nothing that you have saved is lost.
      </Empty>
    </div>
  );
}

/** The same without anything around it. */
export function BrokenAlone() {
  return (
    <Alone>
      <Broken />
    </Alone>
  );
}

function Alone({ children }: { children: ReactNode }) {
  return (
    <Root>
      <main className="console-page console-alone">{children}</main>
    </Root>
  );
}

/** Stands in for the palette where its code did not come. The page below it stays. */
export function NoPalette({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      title="The search could not be loaded"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={() => window.location.reload()}>
            Load the page again
          </Button>
        </>
      }
    >
      The server may have stopped, or be newer than this page. The links of this page still lead on.
    </Dialog>
  );
}
