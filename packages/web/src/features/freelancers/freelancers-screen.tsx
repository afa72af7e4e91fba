import { Suspense } from "react";
import { DialogHost } from "../../lib/rendering/dialog-host.tsx";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import { CardSkeleton } from "../../parts/cards/card-skeleton.tsx";
import { numberText } from "../../texts/numbers.ts";
import { useTexts } from "../../texts/texts.ts";
import { CrashBoundary } from "../../ui/crash-boundary.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { FreelancerProfile } from "./profile/freelancer-profile.tsx";
import { useWaitingRequests } from "./projects/own-projects.ts";
import { FreelancerSearch } from "./search/freelancer-search.tsx";
import { SentRequests } from "./sent/sent-requests.tsx";
import { useUnreadAnswers } from "./sent/use-sent-requests.ts";
import { useShortlist } from "./shortlist/api.ts";
import { Shortlist } from "./shortlist/shortlist.tsx";
import { useFreelancerAddress } from "./use-freelancer-address.ts";

const Projects = lazyPart(async () => (await import("./projects/projects.tsx")).Projects, "projects");

/**
 * Shows the search for freelancers, the shortlist, the requests to freelancers and the user's own projects, or the profile that the address
 * names.
 */
export function FreelancersScreen() {
  const { title, lead, views } = useTexts("freelancers");
  const waiting = useWaitingRequests();
  const unread = useUnreadAnswers();
  const saved = useShortlist().length;
  const { view, freelancer, requests, filter, show, setFilter, close, openRequests, closeRequests } =
    useFreelancerAddress();
  if (freelancer !== null) {
    return (
      <DialogHost>
        <FreelancerProfile key={freelancer} userId={freelancer} backTo={view} onClose={close} />
      </DialogHost>
    );
  }
  return (
    <section aria-labelledby="freelancers-title" className="flex flex-col gap-4">
      <header>
        <h2 id="freelancers-title" className="font-semibold text-base md:text-lg">
          {title}
        </h2>
        <p className="mt-0.5 max-w-2xl text-ink-muted text-sm">{lead}</p>
      </header>
      <Tabs
        label={views.label}
        value={view}
        onChange={show}
        tabs={[
          {
            id: "search",
            label: views.search,
            content: <FreelancerSearch filter={filter} onFilter={setFilter} />,
          },
          {
            id: "shortlist",
            label: views.shortlist,
            count: saved > 0 ? numberText(saved) : undefined,
            content: <Shortlist onSearch={() => show("search")} />,
          },
          {
            id: "requests",
            label: views.requests,
            count: unread > 0 ? numberText(unread) : undefined,
            content: <SentRequests onSearch={() => show("search")} />,
          },
          {
            id: "projects",
            label: views.projects,
            count: waiting.count > 0 ? numberText(waiting.count) : undefined,
            content: (
              <CrashBoundary place="part">
                <Suspense fallback={<CardSkeleton className="h-64" />}>
                  <Projects requests={requests} onOpenRequests={openRequests} onCloseRequests={closeRequests} />
                </Suspense>
              </CrashBoundary>
            ),
          },
        ]}
      />
    </section>
  );
}
