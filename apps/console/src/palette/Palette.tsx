import { useRouter } from '@tanstack/react-router';
import { useCombobox } from 'downshift';
import { useLayoutEffect, useRef, useState } from 'react';
import { useProject } from '../app/project.ts';
import { ConsoleIcon, SearchIcon } from '../parts/ConsoleIcon.tsx';
import { Keys } from '../parts/Keys.tsx';
import { LONGEST_NAME } from '../words/named.ts';
import { copy } from './copy.ts';
import type { Found } from './found.ts';
import { useFound } from './useFound.ts';

/** Finds a page, a customer or a run, and goes there. It stands over any page. */
export function Palette({ onClose }: { onClose: () => void }) {
  const project = useProject();
  const { history, basepath } = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const { found, setQuery, query, words } = useFound();
  const [said, setSaid] = useState('');
  // It closes before it is removed, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const { getInputProps, getMenuProps, getItemProps } = useCombobox<Found>({
    items: [...found],
    isOpen: true,
    inputValue: query,
    defaultHighlightedIndex: 0,
    selectedItem: null,
    itemToString: (item) => item?.title ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      const { copies, path } = selectedItem;
      if (copies) {
        setSaid('Copying');
        void copy(project, path, copies).then(setSaid);
        return;
      }
      onClose();
      history.push(`${basepath}/${project}/${path}`);
    },
  });
  return (
    <dialog
      ref={dialog}
      className="console-palette"
      aria-label="Find or do"
      closedby="any"
      onCancel={(event) => {
        // If it closed by itself, it would say so later, and close what somebody has opened again meanwhile.
        event.preventDefault();
        onClose();
      }}
    >
      <div className="console-palette-input">
        <SearchIcon />
        <input
          {...getInputProps({
            'aria-label': 'Find or do',
            placeholder: 'A customer, a page, an id, or what to do',
            type: 'text',
            maxLength: LONGEST_NAME,
            // Downshift names a first option also where there is none.
            ...(found.length === 0 && { 'aria-activedescendant': undefined }),
            // At once: what downshift tells later than the next key loses letters.
            onChange: ({ currentTarget }) => {
              setSaid('');
              setQuery(currentTarget.value);
            },
            // The list is always open, so Escape is for the dialog.
            onKeyDown: ({ key, nativeEvent }) => {
              if (key === 'Escape') Object.assign(nativeEvent, { preventDownshiftDefault: true });
            },
          })}
        />
      </div>
      <ul {...getMenuProps({ className: 'console-options', 'aria-label': 'Found' })}>
        {found.map((item, index) => (
          <li key={item.title + item.path} {...getItemProps({ item, index, className: 'console-option' })}>
            <ConsoleIcon name={item.icon} />
            <span>
              <bdi>{item.title}</bdi>
              {item.detail && <span className="console-muted"> {item.detail}</span>}
            </span>
            <span className="console-muted">{item.kind}</span>
          </li>
        ))}
      </ul>
      {(said || words) && (
        <p className="console-palette-none" role="status">
          {said || words}
        </p>
      )}
      <div className="console-box-foot" aria-hidden="true">
        <span>Beginnings of names, and whole ids</span>
        <span>
          <Keys keys={['↑', '↓']} /> move <Keys keys={['↵']} /> open
        </span>
      </div>
    </dialog>
  );
}
