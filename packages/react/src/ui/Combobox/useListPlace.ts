import { type RefObject, useLayoutEffect } from 'react';
import { ownWindow } from '../own-root.ts';
import { useLatest } from '../useLatest.ts';
import { gapPx, placeList } from './place-list.ts';

/**
 * Shows an open list in the top layer beside its box, where the page cannot cover it or cut it off, and moves it with the
 * box. Tells when the box can no longer be seen. A browser without popovers leaves the list below the box.
 */
export function useListPlace(
  box: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  onOutOfSight: () => void,
): void {
  const tell = useLatest(onOutOfSight);
  useLayoutEffect(() => {
    const [anchor, popup] = [box.current, list.current];
    if (!anchor || !popup?.showPopover) return;
    const view = ownWindow(anchor);
    // Tests in jsdom may have popovers from a polyfill, and no observer.
    if (!view.IntersectionObserver) return;
    // Not in the markup: jsdom hides popovers and cannot show them.
    popup.popover = 'manual';
    popup.showPopover();
    const stop = followFrames(anchor, popup, view);
    const observer = new view.IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) tell.current();
    });
    observer.observe(anchor);
    return () => {
      stop();
      observer.disconnect();
      if (popup.isConnected) popup.hidePopover();
    };
  }, [box, list, tell]);
}

/**
 * A box moves when anything above it scrolls, grows or is animated. No event reports all of these, so we look in every
 * frame.
 */
function followFrames(box: HTMLElement, list: HTMLElement, view: Window): () => void {
  const wantedPx = list.getBoundingClientRect().height;
  let frame = 0;
  let last = '';
  const follow = () => {
    const css = styleBeside(box, list, view, wantedPx);
    if (css !== last) list.style.cssText = css;
    last = css;
    frame = view.requestAnimationFrame(follow);
  };
  follow();
  return () => {
    view.cancelAnimationFrame(frame);
    list.style.cssText = '';
  };
}

function styleBeside(box: HTMLElement, list: HTMLElement, view: Window, wantedPx: number): string {
  const { left, top, bottom, width } = box.getBoundingClientRect();
  const { clientHeight } = box.ownerDocument.documentElement;
  // An on-screen keyboard and pinching make what the person sees smaller than the page's viewport.
  const seen = view.visualViewport ?? { offsetTop: 0, height: clientHeight };
  const edges = { top: seen.offsetTop, bottom: seen.offsetTop + seen.height };
  const { isAbove, roomPx } = placeList({ top, bottom }, edges, wantedPx);
  // The list is zoomed like its box, and rectangles are measured after zooming.
  const px = (length: number) => `${length / (list.currentCSSZoom ?? 1)}px`;
  const side = isAbove ? `bottom:${px(clientHeight - top + gapPx)}` : `top:${px(bottom + gapPx)}`;
  return `left:${px(left)};width:${px(width)};max-height:${px(roomPx)};${side}`;
}
