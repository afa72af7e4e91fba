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

const categories = ["engagement", "personal-branding", "meetings"] as const;
type Category = (typeof categories)[number];

interface GuidesScreenProps {
  /** From the address: one of the three categories, `all`, or an unknown word. */
  category: string;
  /** Links to the other categories. */
  navigation: ReactNode;
  createPostTask: (title: string) => void;
}

/** Shows a category with its heading (GUIDE-01). An unknown category shows all of them, titled as templates. */
export function GuidesScreen({ category, navigation, createPostTask }: GuidesScreenProps) {
  const { headings, leads } = useTexts("guides");
  const known = categories.find((one) => one === category);
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
          <Content category={known} createPostTask={createPostTask} />
        </>
      ) : (
        <AllCategories createPostTask={createPostTask} />
      )}
    </div>
  );
}

interface ContentProps {
  category: Category;
  createPostTask: (title: string) => void;
}

const Content = ({ category, createPostTask }: ContentProps) => (
  <Suspense fallback={<GuideLoading />}>
    {category === "engagement" && <Engagement />}
    {category === "personal-branding" && <Branding createPostTask={createPostTask} />}
    {category === "meetings" && <Meetings />}
  </Suspense>
);

/** Storage names of the remembered tabs. That of the journeys keeps an older name (GUIDE-35). */
const remembered = { sequences: "engagement", "personal-branding": "personal-branding", meetings: "meetings" } as const;
type TopTab = keyof typeof remembered;
const topTabs = Object.keys(remembered) as TopTab[];
const address = { tab: choiceParameter<TopTab | null>(topTabs, null) };

function AllCategories({ createPostTask }: Pick<ContentProps, "createPostTask">) {
  const { headings, topTabs: label } = useTexts("guides");
  const [{ tab }, set] = useListState(address);
  const shown = tab ?? topTabs.find((one) => one === storage.get("templatesActiveTab")) ?? "sequences";
  const tabs = topTabs.map((id) => ({
    id,
    label: headings[remembered[id]],
    content: <Content category={remembered[id]} createPostTask={createPostTask} />,
  }));
  const choose = (next: TopTab) => {
    storage.set("templatesActiveTab", next);
    set({ tab: next });
  };
  return <Tabs label={label} tabs={tabs} value={shown} onChange={choose} />;
}
