import { ArgTypes, DocsContext, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { type ScreenFacts, screens } from '../screens.ts';
import { Frame } from './Frame.tsx';
import { MadeOf } from './MadeOf.tsx';
import { storyAddress } from './story-address.ts';
import { Words } from './Words.tsx';
import './blocks.css';

type ShownStory = Pick<PreparedStory, 'id' | 'name' | 'parameters'>;

/** The page of a screen: what it is for, its states in the order in which a person meets them, and what it is made of. */
export function ScreenPage() {
  const { componentStories } = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const facts = screens.find(({ title }) => title === preparedMeta.title);
  const states = inOrder(componentStories(), facts);
  const [areAllShown, setAllShown] = useState(false);
  const showAll = () => setAllShown(true);
  return (
    <div className="sb-page">
      <Title />
      {facts && <p className="sb-purpose">{facts.purpose}</p>}
      <p>
        The toolbar sets scheme, theme, language, direction, density, isolation and motion of every state
        below. Each opens alone, where you can also choose its width.
      </p>
      {!areAllShown && (
        <button type="button" className="sb-show-all" onClick={showAll}>
          Draw all {states.length} states
        </button>
      )}
      {states.map((story) => (
        <State key={story.id} story={story} isLive={areAllShown} />
      ))}
      <h2>Props</h2>
      <ArgTypes />
      <h2>Made of</h2>
      <MadeOf onOpen={showAll} />
      {facts && facts.words.length > 0 && <Words of={facts.words} />}
    </div>
  );
}

function State({ story, isLive }: { story: ShownStory; isLive: boolean }) {
  const { story: about } = story.parameters.docs?.description ?? {};
  return (
    <section className="sb-state">
      <h2>
        {story.name} {/* The name tells one link from another. */}
        <a className="sb-open" href={storyAddress(story.id)} target="_top" aria-label={`Open ${story.name}`}>
          Open
        </a>
      </h2>
      {about && <p>{about}</p>}
      <Frame id={story.id} title={story.name} isLive={isLive} />
    </section>
  );
}

function inOrder(stories: readonly ShownStory[], facts: ScreenFacts | undefined): ShownStory[] {
  const place = ({ id }: ShownStory) => {
    const index = facts?.order?.indexOf(id.split('--')[1] ?? '') ?? -1;
    return index === -1 ? Number.POSITIVE_INFINITY : index;
  };
  return [...stories].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}
