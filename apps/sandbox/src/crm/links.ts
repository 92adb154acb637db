import { isObjectName, OBJECTS } from './objects.ts';

/** A record was linked to another one, or is not any more. A link is a field that has the id of the other record. */
export interface LinkChange {
  readonly from: { readonly object: string; readonly id: string };
  readonly to: { readonly object: string; readonly id: string };
  readonly isRemoved: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** The links of a record that have changed. One that leads to another record now is one that went, and one that came. */
export function linkChanges(object: string, id: string, before: Values, after: Values): LinkChange[] {
  if (!isObjectName(object)) return [];
  return OBJECTS[object].fields.flatMap(({ name, referenceTo: [target] = [] }) => {
    const [was, is] = [before[name], after[name]];
    if (target === undefined || was === is) return [];
    const link = (to: unknown, isRemoved: boolean) =>
      typeof to === 'string' && to !== ''
        ? [{ from: { object, id }, to: { object: target, id: to }, isRemoved }]
        : [];
    return [...link(was, true), ...link(is, false)];
  });
}
