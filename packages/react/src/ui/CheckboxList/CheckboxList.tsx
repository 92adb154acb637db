import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ControlIcon } from '../Icon/ControlIcon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CheckboxRows } from './CheckboxRows.tsx';
import { type CheckboxListOption, filterOptions } from './filter-options.ts';

export interface CheckboxListWords {
  /** The name and the placeholder of the search box. */
  search: string;
  /** The name of the checkbox that selects all `count` rows found. */
  selectAll: (count: number) => string;
  /** Says how many of all options are selected. */
  selected: (count: number, total: number) => string;
  /** Says how many rows a search found. It is announced. */
  found: (count: number) => string;
  noMatch: (query: string) => string;
}

export interface CheckboxListProps {
  /** The name of the group, for screen readers. A heading above says the same. */
  legend: ReactNode;
  /** Drawn in the given order. Pass the same array until the options change. */
  options: readonly CheckboxListOption[];
  selected: ReadonlySet<string>;
  onToggle: (value: string, checked: boolean) => void;
  /** Called with all values that the search found. */
  onToggleAll: (values: readonly string[], checked: boolean) => void;
  words: CheckboxListWords;
  /** Buttons above a long list. Each shows only its rows: those that it had when it was pressed, so that none jumps away. */
  filters?: readonly CheckboxListFilter[] | undefined;
}

export interface CheckboxListFilter {
  label: string;
  values: ReadonlySet<string>;
}

// Lists with fewer options do not need a search box.
const searchableFrom = 8;

/** Many checkboxes with a search box, and a three-state checkbox for all rows that the search found. */
export function CheckboxList(props: CheckboxListProps) {
  const { legend, options, selected, onToggle, onToggleAll, words, filters = [] } = props;
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<CheckboxListFilter>();
  // The list may update later than the text, so typing stays fast with thousands of options.
  const deferredQuery = useDeferredValue(query);
  const found = useMemo(() => {
    const kept = filter ? options.filter(({ value }) => filter.values.has(value)) : options;
    return filterOptions(kept, deferredQuery);
  }, [options, filter, deferredQuery]);
  const foundSelected = useMemo(() => countSelected(found, selected), [found, selected]);
  const totalSelected = useMemo(() => countSelected(options, selected), [options, selected]);
  const isSearchable = options.length >= searchableFrom;
  const isAll = found.length > 0 && foundSelected === found.length;

  return (
    <fieldset className="dowel-checkbox-list" part="choices">
      <legend className="dowel-visually-hidden">{legend}</legend>
      {isSearchable && (
        <div className="dowel-input-group">
          <input
            className="dowel-input"
            part="input"
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            data-inset="start"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <span className="dowel-input-inset" data-side="start">
            <ControlIcon name="search" />
          </span>
        </div>
      )}
      {isSearchable && <FilterButtons filters={filters} pressed={filter} onPress={setFilter} />}
      <div className="dowel-checkbox-list-box" part="choices-box">
        {found.length > 1 && (
          <div className="dowel-checkbox-list-all">
            <Checkbox
              label={words.selectAll(found.length)}
              checked={isAll}
              isIndeterminate={foundSelected > 0 && !isAll}
              onCheckedChange={() =>
                onToggleAll(
                  found.map(({ value }) => value),
                  !isAll,
                )
              }
            />
            <span className="dowel-checkbox-list-count">{words.selected(totalSelected, options.length)}</span>
          </div>
        )}
        {found.length > 0 && (
          <CheckboxRows
            key={`${filter?.label} ${deferredQuery}`}
            options={found}
            selected={selected}
            onToggle={onToggle}
          />
        )}
        {found.length === 0 && deferredQuery !== '' && (
          <p className="dowel-checkbox-list-empty">{words.noMatch(deferredQuery)}</p>
        )}
      </div>
      <VisuallyHidden role="status">{announcement(words, deferredQuery, found.length)}</VisuallyHidden>
    </fieldset>
  );
}

interface FilterButtonsProps {
  filters: readonly CheckboxListFilter[];
  pressed: CheckboxListFilter | undefined;
  onPress: (filter: CheckboxListFilter | undefined) => void;
}

function FilterButtons({ filters, pressed, onPress }: FilterButtonsProps) {
  const offered = filters.filter(({ label, values }) => values.size > 0 || label === pressed?.label);
  if (offered.length === 0) return null;
  return (
    <Stack direction="row" gap={2}>
      {offered.map((filter) => {
        const isPressed = filter.label === pressed?.label;
        return (
          <Button
            key={filter.label}
            size="sm"
            aria-pressed={isPressed}
            onClick={() => onPress(isPressed ? undefined : filter)}
          >
            {filter.label}
          </Button>
        );
      })}
    </Stack>
  );
}

function countSelected(options: readonly CheckboxListOption[], selected: ReadonlySet<string>): number {
  return options.reduce((count, { value }) => count + (selected.has(value) ? 1 : 0), 0);
}

function announcement(words: CheckboxListWords, query: string, count: number): string {
  if (query === '') return '';
  return count === 0 ? words.noMatch(query) : words.found(count);
}
