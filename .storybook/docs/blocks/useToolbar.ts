import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Globals = Readonly<Record<string, unknown>>;

/** What is chosen in the toolbar, for pages that show stories in frames. */
export function useToolbar(): Globals {
  const [globals, setGlobals] = useState(lastChosen);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = () => setGlobals(lastChosen());
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return globals;
}

/** What is chosen in the toolbar now. */
export function lastChosen(): Globals {
  const channel = addons.getChannel();
  const [message] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return message?.globals ?? {};
}
