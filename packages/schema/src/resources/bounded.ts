import * as z from 'zod';
import { limits } from '../limits.ts';

/** A short text. May be empty. */
export const Text = z.string().max(limits.text);

/** Any JSON. `findOversize` checks the depth and the size for the whole body. */
export const FreeForm = z.unknown().meta({
  description: `Any JSON. A whole body is at most ${limits.depth} levels deep and has at most ${limits.values} values.`,
});

/** A map with at most `most` entries. */
export function mapOf<Value extends z.ZodType>(value: Value, most: number) {
  return z
    .record(z.string().max(limits.name), value)
    .check(({ value: map, issues }) => {
      if (Object.keys(map).length <= most) return;
      issues.push({ code: 'too_big', origin: 'record', maximum: most, inclusive: true, input: map });
    })
    .meta({ maxProperties: most });
}

/** A list with at most `most` entries. */
export function listOf<Item extends z.ZodType>(item: Item, most: number) {
  return z.array(item).max(most);
}

/** The same shape without maximum lengths, for answers: a client must accept what a newer server sends. */
export function answered<Shape extends z.ZodType>(shape: Shape): Shape {
  return withoutMaximums(shape) as Shape;
}

function withoutMaximums(shape: z.core.$ZodType): z.core.$ZodType {
  if (shape instanceof z.ZodOptional)
    return changed(shape, { innerType: withoutMaximums(shape.def.innerType) });
  if (shape instanceof z.ZodDefault)
    return changed(shape, { innerType: withoutMaximums(shape.def.innerType) });
  if (shape instanceof z.ZodUnion) return changed(shape, { options: shape.options.map(withoutMaximums) });
  if (shape instanceof z.ZodArray) {
    return changed(shape, { element: withoutMaximums(shape.element), checks: minimums(shape) });
  }
  if (shape instanceof z.ZodRecord) {
    const [keyType, valueType] = [shape.keyType, shape.valueType].map(withoutMaximums);
    return changed(shape, { keyType, valueType, checks: [] });
  }
  if (shape instanceof z.ZodObject) {
    const members = Object.entries<z.core.$ZodType>(shape.shape);
    return changed(shape, {
      shape: Object.fromEntries(members.map(([name, member]) => [name, withoutMaximums(member)])),
    });
  }
  return shape instanceof z.ZodString ? changed(shape, { checks: minimums(shape) }) : shape;
}

/** A copy of a shape in which some members of the definition are replaced. */
function changed<Shape extends z.core.$ZodType>(shape: Shape, members: object): Shape {
  return z.core.clone(shape, { ...shape._zod.def, ...members });
}

function minimums(shape: z.core.$ZodType): z.core.$ZodCheck[] {
  return (shape._zod.def.checks ?? []).filter((check) => check._zod.def.check !== 'max_length');
}
