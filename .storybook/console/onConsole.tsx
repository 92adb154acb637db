import type { StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { App } from '../../apps/console/src/app/App.tsx';
import { queryClient } from '../../apps/console/src/app/query-client.ts';
import { routerAt } from '../../apps/console/src/app/router.tsx';
import consoleCss from '../../apps/console/src/styles/console.css?inline';
import partsCss from '../../packages/react/src/parts.css?inline';
import { settle } from '../../packages/react/test/mock-story.tsx';
import type { Shown } from '../../packages/react/test/shows.ts';
import { handlersFor, pathOf, type ServerState } from './answers.ts';

/** Stories of a page of the console, as a server answered that was recorded. */
export function pageStories(page: string) {
  /** The page in one state of the server, with what it must show then. */
  return (state: ServerState, shows: Shown): StoryObj => ({
    render: () => <Console path={pathOf(page)} />,
    parameters: { layout: 'fullscreen', msw: handlersFor(state), shows },
    beforeEach: () => queryClient.clear(),
    // What never answers is shown while it loads.
    play: state === 'loading' ? async () => {} : settle,
  });
}

function Console({ path }: { path: string }) {
  useStyles();
  const [router] = useState(() => routerAt(path));
  return <App router={router} />;
}

/** The sheets of the console are about the whole document, and other stories must not have them. */
function useStyles(): void {
  useLayoutEffect(() => {
    const style = document.createElement('style');
    style.textContent = partsCss + consoleCss;
    document.head.append(style);
    return () => style.remove();
  }, []);
}
