import { type ReactNode, use } from "react";
import { useTabPanel } from "react-aria/useTabList";
import { Tabs as AriaTabs, Tab, TabList, TabListStateContext } from "react-aria-components/Tabs";
import { Badge } from "./badge.tsx";
import { cx } from "./class-names.ts";

interface TabItem<Id extends string> {
  id: Id;
  label: ReactNode;
  /** Number of items behind the tab. */
  count?: string | undefined;
  /** Says what the number counts. With it, the number stands for something that needs attention. */
  countLabel?: string | undefined;
  /** Only the selected tab's content is mounted. */
  content: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** On phones, spreads the tabs over the width with gaps as narrow as necessary. For several tabs with numbers. */
  isDense?: boolean;
  className?: string;
}

export function Tabs<Id extends string>({ label, tabs, value, onChange, isDense = false, className }: TabsProps<Id>) {
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(key) => {
        const tab = tabs.find(({ id }) => id === key);
        if (tab) onChange(tab.id);
      }}
      className={cx("flex min-w-0 flex-col gap-4", className)}
    >
      <TabList
        aria-label={label}
        className={cx(
          "fade-edges relative flex overflow-x-auto border-line border-b px-0.5 pt-0.5 sm:gap-5",
          isDense ? "gap-2 max-sm:justify-between" : "gap-4",
        )}
      >
        {tabs.map(({ id, label: text, count, countLabel }) => (
          <Tab
            key={id}
            id={id}
            className={cx(
              isDense ? "gap-1 sm:gap-2" : "gap-2",
              "-mb-px flex min-h-9 shrink-0 cursor-pointer items-center whitespace-nowrap border-transparent border-b-2 text-ink-muted text-sm transition-colors data-selected:border-accent data-selected:font-medium data-hovered:text-ink data-selected:text-ink data-disabled:opacity-45 data-focus-visible:rounded-sm data-focus-visible:outline-2 data-focus-visible:outline-focus data-focus-visible:-outline-offset-2 pointer-coarse:min-h-11 forced-colors:not-data-selected:border-[Canvas]",
            )}
          >
            {({ isSelected }) => (
              <span ref={isSelected ? keepTabVisible : undefined} className="contents">
                {text}
                {count && <Count count={count} label={countLabel} isDense={isDense} />}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <Panel key={id} id={id}>
          {content}
        </Panel>
      ))}
    </AriaTabs>
  );
}

interface CountProps {
  count: string;
  /** Says what the number counts, if it stands for something that needs attention. */
  label: string | undefined;
  isDense: boolean;
}

function Count({ count, label, isDense }: CountProps) {
  return (
    <Badge tone={label ? "accent" : "neutral"} className={isDense ? "max-sm:px-1.5" : ""}>
      {" "}
      {label ? (
        <span role="img" aria-label={label}>
          {count}
        </span>
      ) : (
        count
      )}
    </Badge>
  );
}

/**
 * Scrolls the tab list until the tab is visible, because tabs may be wider than the screen of a phone. Scrolls again
 * when a tab changes its width, for example because its number has arrived. Never scrolls the page.
 */
function keepTabVisible(text: HTMLElement | null) {
  const tab = text?.closest("[role=tab]");
  const list = text?.closest("[role=tablist]");
  if (!tab || !list) return;
  const observer = new ResizeObserver(() => scrollTabIntoView(tab, list));
  for (const each of list.children) observer.observe(each);
  return () => observer.disconnect();
}

/** Width of the fading edge of the tab list in pixels. */
const fadeWidth = 40;

function scrollTabIntoView(tab: Element, list: Element): void {
  const { left, right } = tab.getBoundingClientRect();
  const edges = list.getBoundingClientRect();
  if (right > edges.right - fadeWidth) list.scrollLeft += right - edges.right + fadeWidth;
  else if (left < edges.left + fadeWidth) list.scrollLeft -= edges.left + fadeWidth - left;
}

const nowhere = { current: null };

/**
 * Replaces the panel of react-aria, which searches its content for a tab stop and forces a layout on every change. Our
 * panels always contain controls, so the search is not needed.
 */
function Panel({ id, children }: { id: string; children: ReactNode }) {
  const state = use(TabListStateContext);
  const { tabPanelProps } = useTabPanel({ id }, state, nowhere);
  if (state?.selectedKey !== id) return null;
  return (
    <div {...tabPanelProps} tabIndex={undefined} className="min-w-0">
      {/* Nested tabs must not inherit this state. */}
      <TabListStateContext value={null}>{children}</TabListStateContext>
    </div>
  );
}
