import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { nextTabIndex } from './next-tab-index.ts';
import { orientationOf, useTabList } from './useTabList.ts';

export interface TabsProps {
  /** The name of the list of tabs. */
  label: string;
  tabs: readonly TabItem[];
  selectedId: string;
  onSelect: (id: string) => void;
  /** The content of the selected tab. */
  children: ReactNode;
}

/** Tabs next to their panel if there is room, or else in a scrolling line above it. */
export function Tabs({ label, tabs, selectedId, onSelect, children }: TabsProps) {
  const id = useId();
  const tabId = `${id}-tab`;
  const panelId = `${id}-panel`;
  const list = useRef<HTMLDivElement>(null);
  const orientation = useTabList(list, JSON.stringify([selectedId, tabs.map((tab) => tab.id)]));

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const from = tabs.findIndex((tab) => tab.id === selectedId);
    const { direction } = getComputedStyle(event.currentTarget);
    const next = nextTabIndex({
      key: event.key,
      from,
      count: tabs.length,
      // The state follows the layout a moment later, and a key may come before.
      orientation: orientationOf(event.currentTarget),
      isRtl: direction === 'rtl',
    });
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className="dowel-tabs">
      <div className="dowel-tabs-layout">
        <div
          ref={list}
          className="dowel-tab-list"
          part="tab-list"
          role="tablist"
          aria-label={label}
          aria-orientation={orientation}
          onKeyDown={handleKeyDown}
        >
          {tabs.map((tab) => (
            <Tab
              key={tab.id}
              tab={tab}
              onSelect={onSelect}
              isSelected={tab.id === selectedId}
              tabId={tabId}
              panelId={panelId}
            />
          ))}
        </div>
        <div
          key={selectedId}
          className="dowel-tab-panel"
          part="tab-panel"
          role="tabpanel"
          id={panelId}
          aria-labelledby={tabId}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

interface TabItem {
  id: string;
  label: ReactNode;
  /** Shown before the label: an icon. */
  mark?: ReactNode;
  /** Shown at the end of the tab, such as a `Tag` or an `Icon` with hidden words. */
  badge?: ReactNode;
  /** Draws a line before the tab, because it starts a new group. */
  startsGroup?: boolean | undefined;
}

interface TabProps {
  tab: TabItem;
  isSelected: boolean;
  /** Of the selected tab. */
  tabId: string;
  panelId: string;
  onSelect: (id: string) => void;
}

function Tab({ tab, isSelected, tabId, panelId, onSelect }: TabProps) {
  return (
    <button
      type="button"
      className="dowel-tab"
      part={`tab${isSelected ? ' selected' : ''}`}
      role="tab"
      // The page has only the panel of the selected tab.
      id={isSelected ? tabId : undefined}
      aria-controls={isSelected ? panelId : undefined}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      data-starts-group={tab.startsGroup || undefined}
      onClick={() => onSelect(tab.id)}
    >
      {tab.mark}
      {/* The space separates label and badge in the tab's accessible name. A flex container does not draw it. */}
      <span className="dowel-tab-label">
        <bdi className="dowel-name">{tab.label}</bdi>
      </span>{' '}
      {tab.badge}
    </button>
  );
}
