import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useProject } from '../app/project.ts';
import { myInfoQuery } from '../data/my-info.ts';
import { useKeepLive } from '../live/useLive.ts';
import { Failed } from '../parts/Failed.tsx';
import { WaitingPage } from '../parts/Waiting.tsx';
import { requestFocus } from './focus-after-navigation.ts';
import { KeyList } from './KeyList.tsx';
import { useKeys } from './keys.ts';
import { Rail } from './Rail.tsx';
import { Root } from './Root.tsx';
import { useRowClicks } from './row-clicks.ts';
import { TopBar } from './TopBar.tsx';
import { UnlessAway } from './UnlessAway.tsx';

const Palette = lazy(() => import('../palette/Palette.tsx').then(({ Palette }) => ({ default: Palette })));

/** What stands around every page of a project. */
export function Shell() {
  const [overlay, setOverlay] = useState<'palette' | 'keys'>();
  const openPalette = useCallback(() => setOverlay('palette'), []);
  const showKeys = useCallback(() => setOverlay('keys'), []);
  const close = useCallback(() => setOverlay(undefined), []);
  useKeys({ openPalette, showKeys });
  useRowClicks();
  useFocusAfterNavigation();
  useKeepLive(useProject());
  return (
    <Root>
      <a className="console-skip" href="#page">
        To the page
      </a>
      <div className="console-shell">
        <Rail onSearch={openPalette} onKeys={showKeys} />
        <TopBar onSearch={openPalette} />
        <main className="console-page" id="page">
          <Suspense fallback={<WaitingPage what="the page" />}>
            <UnlessAway>
              <Allowed />
            </UnlessAway>
          </Suspense>
        </main>
      </div>
      {overlay === 'palette' && (
        <Suspense>
          <Palette onClose={close} />
        </Suspense>
      )}
      {overlay === 'keys' && <KeyList onClose={close} />}
    </Root>
  );
}

/** The page, unless it is not even known who is asking. Pages load beside that, not after it. */
function Allowed() {
  const { error, data, refetch } = useQuery(myInfoQuery);
  if (error && !data && (error as { status?: number }).status !== 401) {
    return <Failed error={error} what="your projects" retry={() => void refetch()} />;
  }
  return <Outlet />;
}

function useFocusAfterNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) requestFocus();
      }),
    [router],
  );
}
