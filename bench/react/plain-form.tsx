import { useEffect, useMemo, useState } from 'react';

/** The answer of the service from which both forms are made. */
export interface FormField {
  fieldName: string;
  displayName: string;
}

/** Loads the fields, and draws the form. */
export function LoadedPlainForm({ load }: { load: () => Promise<FormField[]> }) {
  const [fields, setFields] = useState<FormField[]>();
  useEffect(() => {
    load().then(setFields);
  }, [load]);
  return fields ? <PlainForm fields={fields} /> : <p>Loading</p>;
}

/**
 * The form as somebody writes it in an afternoon: it draws a row for each field, and keeps what is ticked in one state.
 * It can search, select all and map one field.
 */
export function PlainForm({ fields }: { fields: readonly FormField[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [query, setQuery] = useState('');
  const found = useMemo(
    () => fields.filter(({ displayName }) => displayName.toLowerCase().includes(query.toLowerCase())),
    [fields, query],
  );
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
