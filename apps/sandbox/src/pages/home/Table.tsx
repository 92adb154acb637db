/** A table that scrolls on narrow screens. The heading with the ID `labelledBy` names it. */
export function Table({
  labelledBy,
  head,
  children,
}: {
  labelledBy: string;
  head: string[];
  children: unknown;
}) {
  return (
    <section class="table" aria-labelledby={labelledBy} tabindex={0}>
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
