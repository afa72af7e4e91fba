import { Suspense } from "react";
import { choiceParameter, useListState } from "../../../lib/navigation/use-list-state.ts";
import { lazyPart } from "../../../lib/rendering/lazy-part.ts";
import { useTexts } from "../../../texts/texts.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { GuideLoading } from "../guide-loading.tsx";
import { type PostTypeId, postTypeIds } from "./post-types.ts";

const PostType = lazyPart(async () => (await import("./post-type.tsx")).PostType, "guides/post-types");
const Strategies = lazyPart(async () => (await import("../strategies/strategies.tsx")).Strategies, "guides/strategies");

const views = ["posts", "strategies"] as const;
type View = (typeof views)[number];

const address = {
  view: choiceParameter<View>(views, "posts"),
  post: choiceParameter<PostTypeId>(postTypeIds, "willkommen"),
};

interface BrandingProps {
  createPostTask: (title: string) => void;
}

/** Guides to personal branding: eight types of posts in one view, message strategies in another (D45). */
export function Branding({ createPostTask }: BrandingProps) {
  const { views: names } = useTexts("guides");
  const [{ view }, set] = useListState(address);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <RadioGroup<View>
        aria-label={names.label}
        look="segments"
        choices={views.map((id) => ({ id, label: names[id] }))}
        value={view}
        onChange={(next) => set({ view: next }, { push: true })}
        className="self-start"
      />
      {view === "posts" ? (
        <PostTypes createPostTask={createPostTask} />
      ) : (
        <Suspense fallback={<GuideLoading />}>
          <Strategies />
        </Suspense>
      )}
    </div>
  );
}

function PostTypes({ createPostTask }: BrandingProps) {
  const texts = useTexts("guides");
  const [{ post }, set] = useListState(address);
  const tabs = postTypeIds.map((id) => ({
    id,
    label: texts.postTypes[id],
    content: (
      <Suspense fallback={<GuideLoading />}>
        <PostType key={id} type={id} createTask={createPostTask} />
      </Suspense>
    ),
  }));
  return <Tabs label={texts.postTabs} tabs={tabs} value={post} onChange={(next) => set({ post: next })} />;
}
