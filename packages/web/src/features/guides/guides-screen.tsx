import { type ReactNode, Suspense } from "react";
import { choiceParameter, useListState } from "../../lib/navigation/use-list-state.ts";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import { storage } from "../../lib/storage/storage.ts";
import { useTexts } from "../../texts/texts.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { GuideLoading } from "./guide-loading.tsx";

const Engagement = lazyPart(async () => (await import("./journey/engagement.tsx")).Engagement);
const Branding = lazyPart(async () => (await import("./posts/branding.tsx")).Branding);
const Meetings = lazyPart(async () => (await import("./meetings/meetings.tsx")).Meetings, "guides/meeting-guides");
const Handbook = lazyPart(async () => (await import("./handbook/handbook.tsx")).Handbook, "guides/handbook");

const categories = ["engagement", "personal-branding", "meetings", "handbook"] as const;
type Category = (typeof categories)[number];

interface GuidesScreenProps {
  /** Parameter of the address: one of the four categories, `all`, or anything else. */
  category: string;
  /** Links to the other categories. */
  navigation: ReactNode;
  createPostTask: (title: string) => void;
}

/**
 * Shows one category of the guides. For `all` and for unknown categories, shows the three specified categories as tabs,
 * each of these cases with its own heading.
 */
export function GuidesScreen({ category, navigation, createPostTask }: GuidesScreenProps) {
  const { headings, leads } = useTexts("guides");
  const known = categories.find((id) => id === category);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <header>
        <h1 className="font-semibold text-lg md:text-xl">
          {headings[known ?? (category === "all" ? "all" : "templates")]}
        </h1>
        {known && <p className="mt-0.5 text-ink-muted text-sm">{leads[known]}</p>}
      </header>
      {known ? (
        <>
          {navigation}
          <CategoryContent category={known} createPostTask={createPostTask} />
        </>
      ) : (
        <AllCategories createPostTask={createPostTask} />
      )}
    </div>
  );
}

interface CategoryContentProps {
  category: Category;
  createPostTask: (title: string) => void;
}

const CategoryContent = ({ category, createPostTask }: CategoryContentProps) => (
  <Suspense fallback={<GuideLoading />}>
    {category === "engagement" && <Engagement />}
    {category === "personal-branding" && <Branding createPostTask={createPostTask} />}
    {category === "meetings" && <Meetings />}
    {category === "handbook" && <Handbook />}
  </Suspense>
);

/** Category of each tab. The tab ids must stay as specified, because the browser stores the id of the selected tab. */
const categoryOfTab = {
  sequences: "engagement",
  "personal-branding": "personal-branding",
  meetings: "meetings",
} as const;
type TopTab = keyof typeof categoryOfTab;
const topTabs = Object.keys(categoryOfTab) as TopTab[];
const address = { tab: choiceParameter<TopTab | null>(topTabs, null) };

function AllCategories({ createPostTask }: Pick<CategoryContentProps, "createPostTask">) {
  const { headings, topTabs: label } = useTexts("guides");
  const [{ tab }, set] = useListState(address);
  const selected = tab ?? topTabs.find((id) => id === storage.get("templatesActiveTab")) ?? "sequences";
  const tabs = topTabs.map((id) => ({
    id,
    label: headings[categoryOfTab[id]],
    content: <CategoryContent category={categoryOfTab[id]} createPostTask={createPostTask} />,
  }));
  const select = (next: TopTab) => {
    storage.set("templatesActiveTab", next);
    set({ tab: next });
  };
  return <Tabs label={label} tabs={tabs} value={selected} onChange={select} />;
}
