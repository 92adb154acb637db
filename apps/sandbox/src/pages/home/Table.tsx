/** @jsxImportSource hono/jsx */
/** A table that scrolls on narrow screens. The heading with the ID `labelledBy` names it. */
export function Table({
  labelledBy,
  head,
  stacks,
  children,
}: {
  labelledBy: string;
  head: string[];
  /** On narrow screens, the cells of a row lie one below the other. */
  stacks?: boolean;
  children: unknown;
}) {
  return (
    <section class={stacks ? 'table stacks' : 'table'} aria-labelledby={labelledBy} tabindex={0}>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
