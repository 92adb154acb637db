import { idOf, screens } from '../screens.ts';
import { Thumbnail } from './Thumbnail.tsx';
import './blocks.css';

/** Every screen at a glance, in the order in which a customer meets them. */
export function Thumbnails() {
  return (
    <ul className="sb-thumbnails">
      {screens.map(({ title, name, purpose, thumbnail }) => (
        <Thumbnail
          key={title}
          story={`${idOf(title)}--${thumbnail}`}
          page={`${idOf(title)}--docs`}
          title={name}
          // The first sentence says it at a glance.
          about={purpose.split(/(?<=\.) /)[0] ?? purpose}
        />
      ))}
    </ul>
  );
}
