import type { ListedFreelancer } from "@linkedpotential/contract/freelancers/schema";
import { Bookmark, Send } from "lucide-react";
import { DialogHost, useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { CardSkeleton } from "../../../parts/cards/card-skeleton.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { Loading } from "../../../ui/skeleton.tsx";
import { RequestDialog } from "../request/lazy-request-dialog.ts";
import { FreelancerCard } from "../search/freelancer-card.tsx";
import { useSentRequests } from "../sent/use-sent-requests.ts";
import { shortlistQuery } from "./api.ts";
import { NoteButton } from "./note-button.tsx";

const gridClass = "grid gap-4 md:grid-cols-2";

/** Shows the freelancers on the shortlist of the company, newest first. */
export function Shortlist({ onSearch }: { onSearch: () => void }) {
  const { shortlist: texts, more, moreFailed } = useTexts("freelancers");
  return (
    <DialogHost>
      <PagedList
        query={shortlistQuery}
        load={{
          skeleton: (
            <Loading label={texts.loading} className={gridClass}>
              <CardSkeleton className="h-52" />
              <CardSkeleton className="h-52" />
            </Loading>
          ),
          failed: texts.failed,
        }}
        more={{ label: more, failed: moreFailed }}
        empty={
          <EmptyState
            icon={<Bookmark size={20} aria-hidden />}
            title={texts.empty}
            description={texts.emptyHint}
            action={<Button onPress={onSearch}>{texts.toSearch}</Button>}
          />
        }
      >
        {(people, rows) => (
          <ul ref={rows} aria-label={texts.label} className={gridClass}>
            {people.map((person) => (
              <FreelancerCard
                key={person.id}
                person={person}
                action={<RequestButton person={person} />}
                note={<NoteButton person={person} />}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </DialogHost>
  );
}

function RequestButton({ person }: { person: ListedFreelancer }) {
  const { shortlist: texts } = useTexts("freelancers");
  const openDialog = useOpenDialog();
  const requests = useSentRequests().filter(
    ({ recipient, status }) => recipient.userId === person.id && status !== "rejected",
  );
  // The freelancer has to answer an open request before the user sends another one.
  if (requests.some(({ sender, status }) => sender.isOwn && status === "pending")) return null;
  return (
    <Button
      size="sm"
      icon={<Send size={16} aria-hidden />}
      aria-label={texts.buttonOf(texts.request, person.name)}
      {...preloadOnIntent(RequestDialog)}
      onPress={() => openDialog((close) => <RequestDialog person={{ ...person, requests }} onClose={close} />)}
    >
      {texts.request}
    </Button>
  );
}
