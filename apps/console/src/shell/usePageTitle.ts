import { type RefObject, useEffect, useRef } from 'react';
import { takeFocusRequest } from './focus-after-navigation.ts';

/** Names the page, if there is a title. Its heading, which gets the ref, takes the focus after a navigation. */
export function usePageTitle(title: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isPage = title !== undefined;
  useEffect(() => {
    if (isPage) document.title = `${title} · Dowel`;
  }, [isPage, title]);
  useEffect(() => {
    if (isPage && takeFocusRequest()) heading.current?.focus();
  }, [isPage]);
  return heading;
}
