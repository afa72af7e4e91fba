import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTexts } from "../../../../texts/texts.ts";
import { Card } from "../../../../ui/card.tsx";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";

interface SummaryCardProps {
  title: string;
  /** Tab with all entries. */
  tab: "reports" | "events" | "contract" | "support";
  linkText: string;
  failed: string;
  children: ReactNode;
}

/** Frame of a short card on the overview of an account, with a link to the tab that shows everything. */
export function SummaryCard({ title, tab, linkText, failed, children }: SummaryCardProps) {
  const { loading } = useTexts("admin");
  const skeleton = (
    <Loading label={loading} className="flex flex-col gap-3">
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-9 w-full" />
    </Loading>
  );
  const link = (
    <Link
      to={`?tab=${tab}`}
      className="inline-flex min-h-6 items-center text-accent-text text-sm hover:underline pointer-coarse:min-h-11"
    >
      {linkText}
    </Link>
  );
  return (
    <Card title={title} actions={link} load={{ skeleton, failed, look: "compact" }}>
      {children}
    </Card>
  );
}

/** Number of entries that a short list shows. */
const shownMax = 3;

interface ShortListProps<Item> {
  label: string;
  items: readonly Item[];
  empty: string;
  children: (item: Item) => ReactNode;
}

/** Shows the first few entries of a list, or a sentence when there are none. */
export function ShortList<Item>({ label, items, empty, children }: ShortListProps<Item>) {
  if (items.length === 0) return <p className="text-ink-muted text-sm">{empty}</p>;
  return (
    <ul aria-label={label} className="-my-2 divide-y divide-line">
      {items.slice(0, shownMax).map(children)}
    </ul>
  );
}
