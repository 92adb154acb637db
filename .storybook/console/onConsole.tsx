import type { StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
import { App } from '../../apps/console/src/app/App.tsx';
import { queryClient } from '../../apps/console/src/app/query-client.ts';
import { routerAt } from '../../apps/console/src/app/router.tsx';
import consoleCss from '../../apps/console/src/styles/console.css?inline';
import partsCss from '../../packages/react/src/parts.css?inline';
import { settle } from '../../packages/react/test/mock-story.tsx';
import type { Shown } from '../../packages/react/test/shows.ts';
import { handlersFor, pathOf, type ServerState } from './answers.ts';

/**
 * Stories of a page of the console, as a server answered that was recorded.
 * @param title the heading when everything has loaded
 */
export function pageStories(page: string, title: string | RegExp) {
  /** The page in one state of the server, with what it must show then: its heading, or a sign of that state. */
  return (state: ServerState, shows: Shown = signs[state] ?? { role: 'heading', name: title }): StoryObj => ({
    render: () => <Console path={pathOf(page)} />,
    parameters: { layout: 'fullscreen', msw: handlersFor(state), shows },
    beforeEach: () => queryClient.clear(),
    // A page whose data never comes is never idle, so nothing is waited for.
    play: state === 'loading' ? async () => {} : state === 'read-only' ? offersNothing(title) : settle,
  });
}

/** What a viewer would only be refused. */
const work =
  /^(Replay|Mark|Note or put off|Resume|Pause|Read now|Make|Remove|Switch|Send|Share|End access)\b/;

const offersNothing =
  (title: string | RegExp): NonNullable<StoryObj['play']> =>
  async (context) => {
    const page = within(context.canvasElement);
    await page.findByRole('heading', { name: title, level: 1 }, { timeout: 15_000 });
    await settle(context);
    await expect(page.queryAllByRole('button', { name: work })).toEqual([]);
  };

/** What every page shows in a state, at its side if nowhere else. */
const signs: Partial<Record<ServerState, Shown>> = { long: /Société Générale/, 'read-only': /· viewer/ };

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
