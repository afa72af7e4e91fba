import type { Post } from "@linkedpotential/contract/community/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Megaphone } from "lucide-react";
import { DialogHost } from "../../../lib/rendering/dialog-host.tsx";
import { useUser } from "../../../lib/session/session.ts";
import { CardSkeleton } from "../../../parts/cards/card-skeleton.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { Loading } from "../../../ui/skeleton.tsx";
import { NewProjectButton } from "./new-project-button.tsx";
import { ownProjectsQuery } from "./own-projects.ts";
import { ProjectCard } from "./project-card.tsx";

const listClass = "flex flex-col gap-4";

/** Lists the projects that the business has published. Each leads to its candidates. */
export function Projects() {
  const texts = useTexts("projects");
  const { id } = useUser();
  return (
    <DialogHost>
      <PagedList
        query={ownProjectsQuery(id)}
        load={{
          skeleton: (
            <Loading label={texts.loading} className={listClass}>
              <CardSkeleton className="h-64" />
              <CardSkeleton className="h-64" />
            </Loading>
          ),
          failed: texts.failed,
        }}
        more={{ label: texts.more, failed: texts.moreFailed }}
        empty={
          <EmptyState
            icon={<Megaphone size={20} aria-hidden />}
            title={texts.empty}
            description={texts.emptyHint}
            action={<NewProjectButton label={texts.create} />}
          />
        }
      >
        {(projects, rows) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0 flex-1 basis-60 text-ink-muted text-sm">{texts.lead}</p>
              <NewProjectButton label={texts.create} />
            </div>
            <ProjectList projects={projects} rows={rows} />
          </>
        )}
      </PagedList>
    </DialogHost>
  );
}

interface ProjectListProps {
  projects: readonly Post[];
  rows: (element: HTMLElement | null) => void;
}

/** Lists the projects by what there is to do. While older pages are missing, the newest come first. */
function ProjectList({ projects, rows }: ProjectListProps) {
  const { label } = useTexts("projects");
  const { hasNextPage } = useInfiniteQuery({ ...ownProjectsQuery(useUser().id), enabled: false });
  const shown = hasNextPage ? projects : projects.toSorted((one, other) => rankOf(one) - rankOf(other));
  return (
    <ul ref={rows} aria-label={label} className={listClass}>
      {shown.map((project) => (
        <ProjectCard key={project.id} project={project} />
      ))}
    </ul>
  );
}

/** Ranks a project: first those with open requests or unread messages, then the other open ones, filled ones last. */
function rankOf({ requestCount, unreadMessages = 0, filledAt }: Post): number {
  if (requestCount + unreadMessages > 0) return 0;
  return filledAt ? 2 : 1;
}
