import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, startTransition, useCallback, useEffect, useState } from 'react';
import { useProject } from '../app/project.ts';
import { myInfoQuery } from '../data/my-info.ts';
import { useIsShown, useKeepLive } from '../live/useLive.ts';
import { Failed } from '../parts/Failed.tsx';
import { WaitingPage } from '../parts/Waiting.tsx';
import { requestFocus } from './focus-after-navigation.ts';
import { KeyList } from './KeyList.tsx';
import { useKeys } from './keys.ts';
import { LeftUndone } from './LeftUndone.tsx';
import { NoPalette } from './Lost.tsx';
import { Rail } from './Rail.tsx';
import { Root } from './Root.tsx';
import { TopBar } from './TopBar.tsx';
import { UnlessAway } from './UnlessAway.tsx';
import { useLostFocus } from './useLostFocus.ts';

const loadPalette = () =>
  import('../palette/Palette.tsx').then(
    ({ Palette }) => ({ default: Palette }),
    () => ({ default: NoPalette }),
  );
const Palette = lazy(loadPalette);

/** What stands around every page of a project. */
export function Shell() {
  const [overlay, setOverlay] = useState<'palette' | 'keys'>();
  // Without the transition, React shows what was loaded a third of a second later.
  const openPalette = useCallback(() => startTransition(() => setOverlay('palette')), []);
  const showKeys = useCallback(() => setOverlay('keys'), []);
  const close = useCallback(() => setOverlay(undefined), []);
  useKeys({ openPalette, showKeys });
  useRowClicks();
  useFocusAfterNavigation();
  useLostFocus();
  useKeepLive(useProject());
  const isShown = useIsShown();
  useEffect(() => {
    // So that it opens at once when somebody presses the keys.
    if (isShown) void loadPalette();
  }, [isShown]);
  return (
    <Root>
      <a className="console-skip" href="#page">
        To the page
      </a>
      <div className="console-shell">
        <Rail onSearch={openPalette} onKeys={showKeys} />
        <TopBar onSearch={openPalette} />
        <main className="console-page" id="page">
          <LeftUndone />
          <Suspense fallback={<WaitingPage what="the page" />}>
            <UnlessAway>
              <Allowed />
            </UnlessAway>
          </Suspense>
        </main>
      </div>
      <Suspense>{overlay === 'palette' && <Palette onClose={close} />}</Suspense>
      {overlay === 'keys' && <KeyList onClose={close} />}
    </Root>
  );
}

/** The page, unless it is not even known who is asking. Pages load beside that, not after it. */
function Allowed() {
  const { error, data, refetch } = useQuery(myInfoQuery);
  if (error && !data && (error as { status?: number }).status !== 401) {
    return <Failed error={error} what="your projects" isPage retry={() => void refetch()} />;
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

/** What does something of its own when it is clicked. */
const own = 'a, button, input, select, textarea, label, summary';

/** A click anywhere on a row of a table opens what its link opens, unless text was selected. */
function useRowClicks(): void {
  useEffect(() => {
    const open = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest(own) || window.getSelection()?.type === 'Range')
        return;
      target.closest('main tr')?.querySelector<HTMLElement>('[data-row-link]')?.click();
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
}
