import { frameAddress, pageAddress } from './story-address.ts';
import { useMocksReady } from './useMocksReady.ts';
import { useToolbar } from './useToolbar.ts';

interface ThumbnailProps {
  /** The id of the story that is shown small. */
  story: string;
  /** The id of the page that it leads to. */
  page: string;
  title: string;
  about: string;
}

/** A screen at a glance: the real one, drawn small. It leads to the page about it. */
export function Thumbnail({ story, page, title, about }: ThumbnailProps) {
  const toolbar = useToolbar();
  const isReady = useMocksReady();
  return (
    <li className="sb-thumbnail">
      <div className="sb-thumbnail-window">
        <iframe
          title={title}
          src={isReady ? frameAddress(story, toolbar) : 'about:blank'}
          loading="lazy"
          tabIndex={-1}
          inert
        />
      </div>
      <a href={pageAddress(page)} target="_top">
        {title}
      </a>
      <p>{about}</p>
    </li>
  );
}
