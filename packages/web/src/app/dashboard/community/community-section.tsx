import { MessagesSquare, UsersRound } from "lucide-react";
import { Suspense } from "react";
import { choiceParameter, useListState } from "../../../lib/navigation/use-list-state.ts";
import { DialogHost } from "../../../lib/rendering/dialog-host.tsx";
import { lazyPart } from "../../../lib/rendering/lazy-part.ts";
import { CardSkeleton } from "../../../parts/cards/card-skeleton.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { SectionLink } from "../navigation/section-link.tsx";

const views = ["feed", "network"] as const;
type View = (typeof views)[number];

const screens = {
  feed: lazyPart(async () => (await import("../../../features/community/feed-screen.tsx")).FeedScreen),
  network: lazyPart(
    async () => (await import("../../../features/network/network-screen.tsx")).NetworkScreen,
    "network",
  ),
};
const icons = { feed: MessagesSquare, network: UsersRound };
const parameters = { view: choiceParameter<View>(views, "feed") };

export function CommunitySection() {
  const { title } = useTexts("community");
  const [{ view }] = useListState(parameters);
  const Screen = screens[view];
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <h1 className="font-semibold text-lg md:text-xl">{title}</h1>
      <ViewCards current={view} />
      <Suspense key={view} fallback={<ViewLoading />}>
        <DialogHost>
          <Screen />
        </DialogHost>
      </Suspense>
    </div>
  );
}

function ViewCards({ current }: { current: View }) {
  const texts = useTexts("community");
  return (
    <nav aria-label={texts.views.label} className="grid grid-cols-2 gap-3 md:gap-4">
      {views.map((view) => {
        const Icon = icons[view];
        const { title, description } = texts.views[view];
        return (
          <SectionLink
            key={view}
            section="community"
            details={view === "feed" ? {} : { view }}
            isCurrent={view === current}
            className="card group/view flex min-w-0 items-center gap-2 px-2.5 py-3 transition-colors hover:border-line-strong aria-[current]:border-accent aria-[current]:bg-accent-soft md:gap-3 md:p-4"
          >
            <span className="grid size-8 shrink-0 place-items-center rounded-md bg-sunken text-ink-muted max-[22rem]:hidden md:size-9 group-aria-[current]/view:bg-surface group-aria-[current]/view:text-accent-text">
              <Icon size={16} aria-hidden />
            </span>
            <span className="min-w-0">
              <span className="block font-semibold text-sm">{title}</span>
              <span className="hidden text-pretty text-ink-muted text-xs md:block">{description}</span>
            </span>
          </SectionLink>
        );
      })}
    </nav>
  );
}

function ViewLoading() {
  const { loading } = useTexts("common");
  return (
    <Loading label={loading} className="flex flex-col gap-4">
      <Skeleton className="h-9 w-full" />
      <CardSkeleton className="h-64" />
      <CardSkeleton className="h-64" />
    </Loading>
  );
}
