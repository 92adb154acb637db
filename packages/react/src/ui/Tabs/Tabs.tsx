import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { nextTabIndex } from './next-tab-index.ts';
import { Tab, type TabItem } from './Tab.tsx';
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
