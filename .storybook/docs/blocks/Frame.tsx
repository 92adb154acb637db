import { type SyntheticEvent, useState } from 'react';
import { frameAddress } from './story-address.ts';
import { useMocksReady } from './useMocksReady.ts';
import { useToolbar } from './useToolbar.ts';

interface FrameProps {
  /** The story's id. */
  id: string;
  title: string;
  /** Replaces choices of the toolbar. */
  globals?: Readonly<Record<string, string>>;
  /** Before the story is drawn, in pixels. Then the frame is as high as the story. */
  height?: number;
}

/** A story in a frame of its own: each has its own pretend service, and its own page. */
export function Frame({ id, title, globals, height = 320 }: FrameProps) {
  const toolbar = useToolbar();
  const isReady = useMocksReady();
  const [drawn, setDrawn] = useState(height);
  const follow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const body = currentTarget.contentDocument?.body;
    if (!body) return;
    new ResizeObserver(() => setDrawn(Math.max(120, Math.min(body.scrollHeight, 1200)))).observe(body);
  };
  return (
    <iframe
      className="sb-frame"
      title={title}
      src={isReady ? frameAddress(id, { ...toolbar, ...globals }) : 'about:blank'}
      loading="lazy"
      style={{ blockSize: drawn }}
      onLoad={follow}
    />
  );
}
