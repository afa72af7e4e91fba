import { type ReactNode, Suspense } from "react";
import { DialogHost } from "../../lib/rendering/dialog-host.tsx";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import { CardSkeleton } from "../../parts/cards/card-skeleton.tsx";
import { useTexts } from "../../texts/texts.ts";
import { CrashBoundary } from "../../ui/crash-boundary.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { FreelancerProfile } from "./profile/freelancer-profile.tsx";
import { ForProject } from "./projects/for-project.tsx";
import { FreelancerSearch } from "./search/freelancer-search.tsx";
import { QuietReads } from "./sent/quiet-reads.tsx";
import { useShortlist } from "./shortlist/api.ts";
import { Shortlist } from "./shortlist/shortlist.tsx";
import { useChosen } from "./shortlist/use-chosen.ts";
import { useFreelancerAddress } from "./use-freelancer-address.ts";
import { useNewsBadge, useNewsCounts } from "./use-news-counts.ts";

const SentRequests = lazyPart(async () => (await import("./sent/sent-requests.tsx")).SentRequests, "projects");
const Projects = lazyPart(async () => (await import("./projects/projects.tsx")).Projects, "projects");
const Candidates = lazyPart(
  async () => (await import("./projects/candidates/candidates-screen.tsx")).CandidatesScreen,
  "projects",
  "request-messages",
);

/**
 * Shows the search for freelancers, the shortlist, the requests to and from freelancers and the own projects, or the
 * profile that the address names.
 */
export function FreelancersScreen() {
  const { title, lead, views } = useTexts("freelancers");
  const news = useNewsCounts();
  const badgeOf = useNewsBadge();
  const saved = useShortlist().length;
  const { view, freelancer, requests, filter, show, setFilter, close } = useFreelancerAddress();
  const { isComparing } = useChosen();
  if (freelancer !== null) {
    const list = view === "projects" && requests !== null ? "candidates" : view;
    const backTo = (list === "shortlist" || list === "candidates") && isComparing ? "comparison" : list;
    return (
      <DialogHost>
        <QuietReads />
        <FreelancerProfile key={freelancer} userId={freelancer} backTo={backTo} onClose={close} />
      </DialogHost>
    );
  }
  return (
    <section aria-labelledby="freelancers-title" className="flex flex-col gap-4">
      {view !== "requests" && <QuietReads />}
      <header>
        <h2 id="freelancers-title" className="font-semibold text-base md:text-lg">
          {title}
        </h2>
        {view === "search" && <p className="mt-0.5 max-w-2xl text-ink-muted text-sm">{lead}</p>}
      </header>
      <Tabs
        isDense
        label={views.label}
        value={view}
        onChange={show}
        tabs={[
          {
            id: "search",
            label: views.search,
            content: (
              <ForProject>
                <FreelancerSearch filter={filter} onFilter={setFilter} />
              </ForProject>
            ),
          },
          {
            id: "shortlist",
            label: saved > 0 ? views.counted(views.shortlist, saved) : views.shortlist,
            content: (
              <ForProject>
                <Shortlist onSearch={() => show("search")} />
              </ForProject>
            ),
          },
          {
            id: "requests",
            label: views.requests,
            ...badgeOf(news.requests),
            content: (
              <Part>
                <SentRequests onSearch={() => show("search")} />
              </Part>
            ),
          },
          {
            id: "projects",
            label: views.projects,
            ...badgeOf(news.projects),
            content: <Part>{requests === null ? <Projects /> : <Candidates key={requests} postId={requests} />}</Part>,
          },
        ]}
      />
    </section>
  );
}

/** Contains the content of a tab whose code is fetched with it. */
function Part({ children }: { children: ReactNode }) {
  return (
    <CrashBoundary place="part">
      <Suspense fallback={<CardSkeleton className="h-64" />}>{children}</Suspense>
    </CrashBoundary>
  );
}
