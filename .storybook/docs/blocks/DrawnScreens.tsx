import { drawnScreens } from '../drawn-screens.ts';
import { Frame } from './Frame.tsx';
import { storyAddress } from './story-address.ts';
import './blocks.css';

/** Every drawn screen: its idea, and beside it the stories that show it as it is. */
export function DrawnScreens() {
  return (
    <div className="sb-page">
      {drawnScreens.map(({ name, idea, stories }) => (
        <section key={name} className="sb-state">
          <h2>{name}</h2>
          <p className="sb-purpose">{idea}</p>
          {stories.map((id) => (
            <div key={id}>
              <p>
                <a href={storyAddress(id)} target="_top">
                  {nameOf(id)}
                </a>
              </p>
              <Frame id={id} title={nameOf(id)} />
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The words of a story's name. */
const nameOf = (id: string): string => (id.split('--')[1] ?? id).replaceAll('-', ' ');
