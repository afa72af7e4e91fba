import { type ReactNode, type RefObject, use, useEffect, useRef } from "react";
import { useTabPanel } from "react-aria/useTabList";
import { Tabs as AriaTabs, Tab, TabList, TabListStateContext } from "react-aria-components/Tabs";
import { cx } from "./class-names.ts";

export interface TabItem<Id extends string> {
  id: Id;
  label: ReactNode;
  /** Only the chosen tab's content is in the document. */
  content: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  className?: string;
}

export function Tabs<Id extends string>({ label, tabs, value, onChange, className }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(key) => {
        const tab = tabs.find(({ id }) => id === key);
        if (tab) onChange(tab.id);
      }}
      className={cx("flex min-w-0 flex-col gap-4", className)}
    >
      <TabList ref={list} aria-label={label} className="flex gap-5 overflow-x-auto border-line border-b px-0.5 pt-0.5">
        {tabs.map(({ id, label: text }) => (
          <Tab
            key={id}
            id={id}
            className="-mb-px flex min-h-9 shrink-0 cursor-pointer items-center gap-2 whitespace-nowrap border-transparent border-b-2 text-ink-muted text-sm outline-none transition-colors data-selected:border-accent data-selected:font-medium data-hovered:text-ink data-selected:text-ink data-disabled:opacity-45 data-focus-visible:rounded-sm data-focus-visible:outline-2 data-focus-visible:outline-focus data-focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
          >
            {text}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <Panel key={id} id={id} list={list}>
          {content}
        </Panel>
      ))}
    </AriaTabs>
  );
}

/** On a phone the tabs may be wider than the screen. The page itself stays where it is. */
function showWhole(list: HTMLElement | null): void {
  const tab = list?.querySelector("[data-selected]");
  if (!list || !tab) return;
  const { left, right } = tab.getBoundingClientRect();
  const room = list.getBoundingClientRect();
  if (right > room.right) list.scrollLeft += right - room.right;
  else if (left < room.left) list.scrollLeft -= room.left - left;
}

const nowhere = { current: null };

interface PanelProps {
  id: string;
  list: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Without react-aria's search for a tab stop: it lays the content out with each of its changes. Ours have controls. */
function Panel({ id, list, children }: PanelProps) {
  const state = use(TabListStateContext);
  const { tabPanelProps } = useTabPanel({ id }, state, nowhere);
  const isChosen = state?.selectedKey === id;
  useEffect(() => {
    if (isChosen) showWhole(list.current);
  }, [isChosen, list]);
  if (!isChosen) return null;
  return (
    <div {...tabPanelProps} tabIndex={undefined} className="min-w-0">
      {/* Tabs in it are of their own. */}
      <TabListStateContext value={null}>{children}</TabListStateContext>
    </div>
  );
}
