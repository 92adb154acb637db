import './blocks.css';
import { idOf, screens } from '../screens.ts';
import { pictureOf } from './pictures.ts';
import { pageAddress } from './story-address.ts';

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

interface ThumbnailProps {
  /** The id of the story that is shown small. */
  story: string;
  /** The id of the page that it leads to. */
  page: string;
  title: string;
  about: string;
}

/** A screen at a glance: a picture of the real one. It leads to the page about it. */
function Thumbnail({ story, page, title, about }: ThumbnailProps) {
  const picture = pictureOf(story);
  return (
    <li className="sb-thumbnail">
      <div className="sb-thumbnail-window">
        {picture && <img src={picture} alt="" loading="lazy" width={736} height={480} />}
      </div>
      <a href={pageAddress(page)} target="_top">
        {title}
      </a>
      <p>{about}</p>
    </li>
  );
}
