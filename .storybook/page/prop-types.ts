import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Shows a prop's type as it is written. Storybook would show "union", since `undefined` is allowed for each. */
export const writtenTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { raw } = argType.type ?? {};
      if (raw === undefined) return [name, argType];
      const summary = withoutUndefined(raw);
      return [
        name,
        {
          ...argType,
          ...(summary === 'string' && { control: { type: 'text' } }),
          table: { ...argType.table, type: { summary } },
        },
      ];
    }),
  );

const withoutUndefined = (type: string): string =>
  type.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/s, (whole, inner: string) =>
    // Removes brackets only if they enclose the whole type. In `(a) => void`, the first bracket ends earlier.
    inner.includes('=>') ? inner : whole,
  );
