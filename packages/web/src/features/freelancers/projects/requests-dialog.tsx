import type { Post } from "@linkedpotential/contract/community/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { FileX, Inbox } from "lucide-react";
import { isRefusal } from "../../../lib/api/api-error.ts";
import { DialogHost } from "../../../lib/rendering/dialog-host.tsx";
import { useUser } from "../../../lib/session/session.ts";
import { CardSkeleton } from "../../../parts/cards/card-skeleton.tsx";
import type { Texts } from "../../../texts/areas.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { Loading } from "../../../ui/skeleton.tsx";
import { requestsQuery } from "./api.ts";
import { ownProjectsQuery } from "./own-projects.ts";
import { RequestCard } from "./request-card.tsx";

const listClass = "flex flex-col gap-4";

interface RequestsDialogProps {
  postId: number;
  onClose: () => void;
}

/** Lists the requests of freelancers for a project: the open ones, and the accepted ones with the people behind them. */
export function RequestsDialog({ postId, onClose }: RequestsDialogProps) {
  const { received: texts } = useTexts("projects");
  const common = useTexts("common");
  const project = useCachedProject(postId);
  return (
    <Dialog
      isOpen
      size="lg"
      title={texts.title}
      description={project && <span className="[overflow-wrap:anywhere]">{texts.about(project.title)}</span>}
      onClose={onClose}
      texts={common}
    >
      <DialogHost>
        <PagedList
          query={requestsQuery(postId)}
          load={{
            skeleton: (
              <Loading label={texts.loading} className={listClass}>
                <CardSkeleton className="h-56" />
              </Loading>
            ),
            failed: texts.failed,
            explain: (error) => isRefusal(error, "post.not_found") && <Gone />,
          }}
          more={{ label: texts.more, failed: texts.moreFailed }}
          empty={
            <EmptyState
              icon={<Inbox size={20} aria-hidden />}
              title={texts.empty}
              description={emptyHint(texts, project)}
            />
          }
        >
          {(requests, rows) => (
            <ul ref={rows} aria-label={texts.title} className={listClass}>
              {requests.map((request) => (
                <RequestCard key={request.id} request={request} />
              ))}
            </ul>
          )}
        </PagedList>
      </DialogHost>
    </Dialog>
  );
}

/** Returns the hint for a project without requests. Only its writer gets mail about them. */
function emptyHint(texts: Texts["projects"]["received"], project: Post | undefined): string {
  if (project?.filledAt) return texts.emptyFilled;
  return project?.writerName ? texts.emptyHintOf(project.writerName) : texts.emptyHint;
}

function Gone() {
  const { gone, goneHint } = useTexts("projects").received;
  return <EmptyState icon={<FileX size={20} aria-hidden />} title={gone} description={goneHint} />;
}

/** Returns the project from the cached list. Undefined if the loaded pages do not contain it. */
function useCachedProject(postId: number): Post | undefined {
  const { data } = useInfiniteQuery({ ...ownProjectsQuery(useUser().id), enabled: false });
  return data?.pages.flatMap(({ items }) => items).find(({ id }) => id === postId);
}
