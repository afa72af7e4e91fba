import { ArrowRight } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../../lib/rendering/lazy-part.ts";
import { LoadingRows } from "../../../parts/cards/loading-rows.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { Card } from "../../../ui/card.tsx";
import { CrashBoundary } from "../../../ui/crash-boundary.tsx";
import { SectionIcon } from "../navigation/section-icon.tsx";
import { SectionLink } from "../navigation/section-link.tsx";
import type { Section } from "../sections.ts";
import { useSection } from "../use-section.tsx";

const EventsWidget = lazyPart(
  async () => (await import("../../../features/live-trainings/widget/events-widget.tsx")).EventsWidget,
  "dashboard",
);

const PostsWidget = lazyPart(
  async () => (await import("../../../features/community/widget/posts-widget.tsx")).PostsWidget,
  "dashboard",
);

export function EventsCard() {
  const { events } = useTexts("dashboard");
  const { openSection } = useSection();
  return (
    <SideCard section="trainings2" title={events.title} showAll={events.open}>
      <Suspense fallback={<LoadingRows />}>
        <EventsWidget
          empty={<Nothing section="trainings2" title={events.empty} description={events.emptyDescription} />}
          onOpen={(id) => openSection("trainings2", { event: String(id) })}
        />
      </Suspense>
    </SideCard>
  );
}

export function CollaborationsCard() {
  const { collaborations } = useTexts("dashboard");
  const { openSection } = useSection();
  return (
    <SideCard section="community" title={collaborations.title} showAll={collaborations.showAll}>
      <Suspense fallback={<LoadingRows />}>
        <PostsWidget
          empty={
            <Nothing section="community" title={collaborations.empty} description={collaborations.emptyDescription} />
          }
          upgrade={(label) => (
            <SectionLink
              section="billing"
              className="inline-flex min-h-6 items-center font-medium text-accent-text hover:underline"
            >
              {label}
            </SectionLink>
          )}
          onOpen={(id) => openSection("community", { post: String(id) })}
        />
      </Suspense>
    </SideCard>
  );
}

interface SideCardProps {
  section: Section;
  title: string;
  showAll: string;
  children: ReactNode;
}

function SideCard({ section, title, showAll, children }: SideCardProps) {
  return (
    <Card title={title} className="flex flex-col [&>div]:flex [&>div]:flex-1 [&>div]:flex-col">
      <div className="mb-4 flex-1">
        <CrashBoundary place="part">{children}</CrashBoundary>
      </div>
      <SectionLink section={section} className={buttonClass("secondary", "sm", "w-full")}>
        {showAll}
        <ArrowRight size={14} aria-hidden />
      </SectionLink>
    </Card>
  );
}

function Nothing({ section, title, description }: { section: Section; title: string; description: string }) {
  return (
    <div className="flex items-start gap-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-sunken text-ink-subtle">
        <SectionIcon section={section} />
      </span>
      <div className="min-w-0 text-sm">
        <p className="text-pretty font-medium text-ink">{title}</p>
        <p className="mt-0.5 text-pretty text-ink-muted text-xs">{description}</p>
      </div>
    </div>
  );
}
