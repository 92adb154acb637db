import { useEffect, useMemo, useState } from 'react';

/** The answer of the service from which both forms are made. */
export interface FormField {
  fieldName: string;
  displayName: string;
}

/**
 * The form as somebody writes it in an afternoon: it loads the fields, draws a row for each, and keeps what is ticked in
 * one state. It can search, select all and map one field.
 */
export function PlainForm({ load }: { load: () => Promise<FormField[]> }) {
  const [fields, setFields] = useState<FormField[]>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [query, setQuery] = useState('');
  useEffect(() => {
    load().then(setFields);
  }, [load]);
  const found = useMemo(
    () => fields?.filter(({ displayName }) => displayName.toLowerCase().includes(query.toLowerCase())) ?? [],
    [fields, query],
  );
  if (!fields) return <p>Loading</p>;
  const toggle = (names: string[], isOn: boolean) => {
    const next = new Set(selected);
    for (const name of names) isOn ? next.add(name) : next.delete(name);
    setSelected(next);
  };
  return (
    <form>
      <label>
        Match
        <select>
          {fields.map(({ fieldName, displayName }) => (
            <option key={fieldName}>{displayName}</option>
          ))}
        </select>
      </label>
      <input
        type="search"
        aria-label="Search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <label>
        <input
          type="checkbox"
          checked={selected.size >= found.length}
          onChange={({ target }) =>
            toggle(
              found.map(({ fieldName }) => fieldName),
              target.checked,
            )
          }
        />
        All
      </label>
      <output>{`${selected.size} of ${fields.length}`}</output>
      <ul>
        {found.map(({ fieldName, displayName }) => (
          <li key={fieldName}>
            <label>
              <input
                type="checkbox"
                checked={selected.has(fieldName)}
                onChange={({ target }) => toggle([fieldName], target.checked)}
              />
              {displayName}
            </label>
          </li>
        ))}
      </ul>
    </form>
  );
}
