/** Edges in pixels, measured from the upper left corner of the layout viewport. */
export interface Edges {
  top: number;
  bottom: number;
}

export interface ListPlace {
  isAbove: boolean;
  /** The height that the list may have there. */
  roomPx: number;
}

/** The distance of the list from its box, and from the edge of what the person sees. */
export const gapPx = 4;

/** Below the box, unless the list does not fit there and there is more room above. */
export function placeList(box: Edges, seen: Edges, wantedPx: number): ListPlace {
  const below = seen.bottom - box.bottom - 2 * gapPx;
  const above = box.top - seen.top - 2 * gapPx;
  const isAbove = below < wantedPx && above > below;
  return { isAbove, roomPx: Math.max(0, isAbove ? above : below) };
}
