import { lazy } from 'react';

/** A list that draws only the rows in sight. Loaded when first drawn, so it needs a `Suspense` around it. */
export const VirtualList = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./VirtualRows.tsx')).VirtualRows,
}));
