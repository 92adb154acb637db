import { drawnScreens } from '../drawn-screens.ts';
import { Frame } from './Frame.tsx';
import { storyAddress } from './story-address.ts';
import './blocks.css';

/** A drawn screen: its idea, and beside it the stories that show it as it is. */
export function DrawnScreenPage({ number }: { number: string }) {
  const { idea, stories } = drawnScreens[number] ?? { idea: '', stories: [] };
  return (
    <div className="sb-page">
      <p className="sb-purpose">{idea}</p>
      {stories.map((id) => (
        <section key={id} className="sb-state">
          <p>
            <a href={storyAddress(id)} target="_top">
              {nameOf(id)}
            </a>
          </p>
          <Frame id={id} title={nameOf(id)} />
        </section>
      ))}
    </div>
  );
}

/** The words of a story's name. */
const nameOf = (id: string): string => (id.split('--')[1] ?? id).replaceAll('-', ' ');
