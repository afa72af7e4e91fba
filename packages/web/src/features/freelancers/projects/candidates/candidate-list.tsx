import type { Post } from "@linkedpotential/contract/community/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { UsersRound } from "lucide-react";
import type { Texts } from "../../../../texts/areas.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { PageList } from "../../../../ui/paged-list.tsx";
import { sentQuery } from "../../api.ts";
import { SelectionBar } from "../../shortlist/selection-bar.tsx";
import { useChosen } from "../../shortlist/use-chosen.ts";
import { requestsQuery } from "../api.ts";
import { AskFreelancersLink } from "../ask-freelancers-link.tsx";
import { Board } from "./board.tsx";
import { useCandidates } from "./use-candidates.ts";
import { useProfiles } from "./use-profiles.ts";

/** Shows the candidates of a project, and what can be done with the chosen ones. Older requests are added by themselves. */
export function CandidateList({ project }: { project: Post }) {
  const { candidates: texts } = useTexts("projects");
  const { candidates, hasMore } = useCandidates(project);
  const { chosen } = useChosen();
  const ids = candidates.filter(({ hasProfile }) => hasProfile).map(({ userId }) => userId);
  const selected = useProfiles(ids.filter((id) => chosen.includes(id))).profiles;
  const reads = [useInfiniteQuery(requestsQuery(project.id)), useInfiniteQuery(sentQuery)];
  return (
    <>
      <PageList
        pages={{
          items: candidates,
          more: {
            hasNextPage: hasMore,
            isPending: reads.some(({ isFetchingNextPage }) => isFetchingNextPage),
            hasFailed: reads.some(({ isFetchNextPageError }) => isFetchNextPageError),
            load: () => {
              for (const { hasNextPage, fetchNextPage } of reads) if (hasNextPage) void fetchNextPage();
            },
          },
        }}
        more={{ label: texts.more, failed: texts.moreFailed }}
        empty={<NobodyYet project={project} />}
      >
        {(people, rows) => <Board project={project} candidates={people} rows={rows} />}
      </PageList>
      {selected.length > 0 && <SelectionBar people={selected} canAsk={false} />}
    </>
  );
}

function NobodyYet({ project }: { project: Post }) {
  const { candidates: texts } = useTexts("projects");
  const { hidden, filledAt } = project;
  return (
    <EmptyState
      icon={<UsersRound size={20} aria-hidden />}
      title={texts.empty}
      description={emptyHint(texts, project)}
      action={!hidden && !filledAt && <AskFreelancersLink project={project} />}
    />
  );
}

/** Returns the hint for a project without candidates. Only its writer gets mail about applications. */
function emptyHint(texts: Texts["projects"]["candidates"], { filledAt, writerName }: Post): string {
  if (filledAt) return texts.emptyFilled;
  return writerName ? texts.emptyHintOf(writerName) : texts.emptyHint;
}
