import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { beginDrawing, isRedrawn, showIn } from '../../packages/react/test/story-language.ts';

let chosen = 'en';

/** A play function finds things by English words. So a story is played in English, and then speaks the chosen language. */
export function beginInEnglish(story: Parameters<typeof beginDrawing>[0], hasOwnPlay: boolean): void {
  beginDrawing(story);
  chosen = String(story.globals.locale);
  showIn(hasOwnPlay && !isRedrawn() ? 'en' : chosen);
}

/** Shows the chosen language when a story was played, or could not be played to its end. */
export function followPlay(): void {
  void addons.ready().then((channel) => {
    channel.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
      if (['played', 'errored', 'completing'].includes(newPhase)) showIn(chosen);
    });
  });
}
