import { lazy } from 'react';

/** A list that draws only the visible rows. Its code loads when it is first drawn, so put a `Suspense` around it. */
export const VirtualList = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./VirtualRows.tsx')).VirtualRows,
}));
