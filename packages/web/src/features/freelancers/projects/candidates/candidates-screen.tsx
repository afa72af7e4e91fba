import type { Post } from "@linkedpotential/contract/community/schema";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { ArrowLeft, FileX } from "lucide-react";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { isRefusal } from "../../../../lib/api/api-error.ts";
import { useAllPages } from "../../../../lib/api/use-pages.ts";
import { focusAfterOverlay } from "../../../../lib/focus/focus.ts";
import { DialogHost } from "../../../../lib/rendering/dialog-host.tsx";
import { useUser } from "../../../../lib/session/session.ts";
import { CardSkeleton } from "../../../../parts/cards/card-skeleton.tsx";
import { useTexts } from "../../../../texts/texts.ts";
import { buttonClass } from "../../../../ui/button-style.ts";
import { CrashBoundary } from "../../../../ui/crash-boundary.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { LoadBoundary } from "../../../../ui/load-boundary.tsx";
import { Loading } from "../../../../ui/skeleton.tsx";
import { sentQuery } from "../../api.ts";
import { Comparison } from "../../shortlist/comparison/lazy-comparison.ts";
import { useChosen } from "../../shortlist/use-chosen.ts";
import { requestsQuery } from "../api.ts";
import { AskFreelancersLink } from "../ask-freelancers-link.tsx";
import { FillableHead } from "../fillable-head.tsx";
import { ownProjectsQuery, useLoadedProjects } from "../own-projects.ts";
import { CandidateList } from "./candidate-list.tsx";
import { useCandidates } from "./use-candidates.ts";
import { useProfiles } from "./use-profiles.ts";

/** Shows everybody who applied for a project or was asked for it, or the chosen ones side by side. */
export function CandidatesScreen({ postId }: { postId: number }) {
  const { candidates: texts } = useTexts("projects");
  const { isComparing } = useChosen();
  return (
    <DialogHost>
      <div className="flex min-w-0 flex-col gap-4">
        {!isComparing && <BackToProjects />}
        <LoadBoundary
          skeleton={<ListSkeleton />}
          failed={texts.failed}
          explain={(error) => isRefusal(error, "post.not_found") && <Gone />}
        >
          <Loaded postId={postId} />
        </LoadBoundary>
      </div>
    </DialogHost>
  );
}

function BackToProjects() {
  const { back } = useTexts("freelancers").profile;
  const search = new URLSearchParams({ tab: "crm", view: "projects" });
  return (
    <Link to={{ search: search.toString() }} className={buttonClass("quiet", "sm", "-ml-2.5 self-start")}>
      <ArrowLeft size={16} aria-hidden />
      {back.projects}
    </Link>
  );
}

/** Looks for the project on further pages until it is found. */
function Loaded({ postId }: { postId: number }) {
  const own = useSuspenseInfiniteQuery(ownProjectsQuery(useUser().id));
  const project = useLoadedProjects().find(({ id }) => id === postId);
  useAllPages(own, !project);
  if (project) return <OfProject project={project} />;
  return own.hasNextPage && !own.isError ? <ListSkeleton /> : <Gone />;
}

function OfProject({ project }: { project: Post }) {
  useAllPages(useSuspenseInfiniteQuery(requestsQuery(project.id)));
  useAllPages(useSuspenseInfiniteQuery(sentQuery));
  const { isComparing } = useChosen();
  if (isComparing) return <ComparedCandidates project={project} />;
  return (
    <>
      <Header project={project} />
      <CandidateList project={project} />
    </>
  );
}

/** Names the project, and offers to ask more freelancers, or to mark the project as filled once somebody is hired. */
function Header({ project }: { project: Post }) {
  const { candidates: texts } = useTexts("projects");
  const hired = useCandidates(project).candidates.find(({ group }) => group === "hired");
  const { id, title, language, filledAt, hidden } = project;
  return (
    <div className="@container">
      <FillableHead progress={hired?.furthest.request.progress} postId={id}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h3
            ref={focusAfterOverlay}
            tabIndex={-1}
            className="min-w-0 flex-1 basis-60 scroll-mt-24 text-pretty font-semibold text-base outline-none [overflow-wrap:anywhere]"
          >
            {texts.title}
            <span lang={language} className="block font-normal text-ink-muted text-sm">
              {title}
            </span>
          </h3>
          {!hidden && !filledAt && <AskFreelancersLink project={project} />}
        </div>
      </FillableHead>
    </div>
  );
}

/** Compares the chosen candidates once their profiles are loaded. */
function ComparedCandidates({ project }: { project: Post }) {
  const { chosen } = useChosen();
  const candidates = useCandidates(project).candidates.filter(({ hasProfile }) => hasProfile);
  const ids = candidates.map(({ userId }) => userId).filter((id) => chosen.includes(id));
  const { profiles, isPending } = useProfiles(ids);
  const skeleton = <CardSkeleton className="h-96" />;
  if (isPending) return skeleton;
  return (
    <CrashBoundary place="part">
      <Suspense fallback={skeleton}>
        <Comparison people={profiles} candidates={candidates} />
      </Suspense>
    </CrashBoundary>
  );
}

function ListSkeleton() {
  const { loading } = useTexts("projects").candidates;
  return (
    <Loading label={loading} className="grid gap-4 lg:grid-cols-3">
      <CardSkeleton className="h-64" />
      <CardSkeleton className="h-64" />
      <CardSkeleton className="h-64 max-lg:hidden" />
    </Loading>
  );
}

function Gone() {
  const { gone, goneHint } = useTexts("projects").received;
  return <EmptyState icon={<FileX size={20} aria-hidden />} title={gone} description={goneHint} />;
}
