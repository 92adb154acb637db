import { type SyntheticEvent, useEffect, useState } from 'react';
import { pictureOf } from './pictures.ts';
import { drawnEvent, frameAddress } from './story-address.ts';
import { useToolbar } from './useToolbar.ts';

interface FrameProps {
  /** The story's id. */
  id: string;
  title: string;
  /** Replaces choices of the toolbar. */
  globals?: Readonly<Record<string, string>>;
  /** Before the story is drawn, in pixels. Then the frame is as high as the story. */
  height?: number;
  /** Whether the story is there without a click. */
  isLive?: boolean;
}

/** A story in a frame of its own. A frame loads a whole page with its own pretend service, so it waits for a click. */
export function Frame({ isLive = false, ...frame }: FrameProps) {
  const [isAsked, ask] = useState(false);
  if (isLive || isAsked) return <LiveFrame {...frame} isFocused={isAsked} />;
  return <Poster id={frame.id} title={frame.title} onShow={() => ask(true)} />;
}

interface LiveFrameProps extends Omit<FrameProps, 'isLive'> {
  /** Whether it takes the place of the button that had the focus. */
  isFocused: boolean;
}

function LiveFrame({ id, title, globals, height = 320, isFocused }: LiveFrameProps) {
  const toolbar = useToolbar();
  const isReady = useMocksReady();
  const [drawn, setDrawn] = useState(height);
  const follow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const body = currentTarget.contentDocument?.body;
    if (!body) return;
    new ResizeObserver(() => {
      setDrawn(Math.max(120, Math.min(body.scrollHeight, 1200)));
      document.dispatchEvent(new Event(drawnEvent));
    }).observe(body);
  };
  return (
    <iframe
      className="sb-frame"
      data-story={id}
      title={title}
      ref={isFocused ? focusOnce : undefined}
      src={isReady ? frameAddress(id, { ...toolbar, ...globals }) : 'about:blank'}
      loading="lazy"
      style={{ blockSize: drawn }}
      onLoad={follow}
    />
  );
}

const focusOnce = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true });

interface PosterProps {
  /** The story's id. */
  id: string;
  title: string;
  onShow: () => void;
}

/** The place of a story that is not loaded yet: its picture if there is one, and a button. */
function Poster({ id, title, onShow }: PosterProps) {
  const picture = pictureOf(id);
  return (
    <button
      type="button"
      className="sb-poster"
      data-story={id}
      data-is-pictured={picture !== undefined}
      onClick={onShow}
    >
      {picture && <img src={picture} alt="" loading="lazy" width={736} height={480} />}
      <span className="sb-poster-words">
        Draw it here <span className="sb-hidden">: {title}</span>
      </span>
    </button>
  );
}

let registered: Promise<unknown> | undefined;

/**
 * Whether the service worker of the mocks is there. Several frames that start it at the same moment disturb each other,
 * so the page around them starts it first.
 */
function useMocksReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    registered ??= navigator.serviceWorker
      .register('/mockServiceWorker.js')
      .then(() => navigator.serviceWorker.ready);
    void registered.finally(() => setReady(true));
  }, []);
  return isReady;
}
