import { pictureOf } from './pictures.ts';
import { pageAddress } from './story-address.ts';

interface ThumbnailProps {
  /** The id of the story that is shown small. */
  story: string;
  /** The id of the page that it leads to. */
  page: string;
  title: string;
  about: string;
}

/** A screen at a glance: a picture of the real one. It leads to the page about it. */
export function Thumbnail({ story, page, title, about }: ThumbnailProps) {
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
