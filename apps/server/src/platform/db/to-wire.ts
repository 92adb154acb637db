type OnWire<Value> = Value extends Date ? string : Value;
type Unset<Row, Name extends keyof Row> = { [N in Name]: null extends Row[N] ? N : never }[Name];

/** Members of a row in the wire format: times become text, and unset members are left out. */
type WireRow<Row, Name extends keyof Row> = {
  [N in Exclude<Name, Unset<Row, Name>>]: OnWire<Row[N]>;
} & { [N in Unset<Row, Name>]?: OnWire<NonNullable<Row[N]>> };

/** Returns the named columns of a row. They must be named, so that a column added later is not exposed by accident. */
export function toWire<Row extends object, Name extends keyof Row>(
  row: Row,
  ...names: readonly Name[]
): WireRow<Row, Name> {
  const shown = names.flatMap((name): [Name, unknown][] => {
    const value = row[name];
    return value === null ? [] : [[name, value instanceof Date ? value.toISOString() : value]];
  });
  return asWireRow(Object.fromEntries(shown));
}

/** `toWire` included or left out each member as the type says. */
function asWireRow<Row, Name extends keyof Row>(members: object): WireRow<Row, Name> {
  return members as WireRow<Row, Name>;
}
