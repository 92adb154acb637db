import type * as z from 'zod';

/** The members that were marked, by the shape of their value. */
const marked = new WeakSet<object>();

/**
 * Marks an optional member of a request that decides how much is given or done: without it, a key may do more, more is
 * read, or a safeguard is off. Nobody may lose it by a slip, so a request that has a near miss of its name in its place
 * is refused. Pass a shape that was made for this member alone, such as `….optional()`. Parameters of a query need no
 * mark, because each narrows what is answered.
 */
export function decisive<Shape extends z.ZodType>(shape: Shape): Shape {
  marked.add(shape);
  return shape;
}

/** Whether `decisive` has marked this shape. */
export function isDecisive(shape: object): boolean {
  return marked.has(shape);
}
