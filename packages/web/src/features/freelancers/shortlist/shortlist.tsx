import { searchTextMax } from "@linkedpotential/contract/freelancers/limits";
import type { ListedFreelancer } from "@linkedpotential/contract/freelancers/schema";
import { Bookmark, Send } from "lucide-react";
import { useState } from "react";
import { matches } from "../../../lib/matches.ts";
import { DialogHost, useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { CardSkeleton } from "../../../parts/cards/card-skeleton.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
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
        {(people, rows) => <People people={people} rows={rows} />}
      </PagedList>
    </DialogHost>
  );
}

interface PeopleProps {
  people: readonly ListedFreelancer[];
  rows: (element: HTMLElement | null) => void;
}

/** Lists the saved freelancers that a search leaves. One page contains all of them. */
function People({ people, rows }: PeopleProps) {
  const { shortlist: texts, sent, fields } = useTexts("freelancers");
  const [search, setSearch] = useState("");
  const shown = search.trim() ? people.filter((person) => matches(textsOf(person), search)) : people;
  return (
    <>
      {people.length > 1 && (
        <SearchField
          label={texts.find}
          clearLabel={fields.clear}
          value={search}
          onChange={setSearch}
          maxLength={searchTextMax}
          className="max-w-md"
        />
      )}
      <ul ref={rows} aria-label={texts.label} className={gridClass}>
        {shown.map((person) => (
          <FreelancerCard
            key={person.id}
            person={person}
            action={<RequestButton person={person} />}
            note={<NoteButton person={person} />}
          />
        ))}
      </ul>
      {shown.length === 0 && (
        <EmptyState
          icon={<Bookmark size={20} aria-hidden />}
          title={texts.nothing}
          action={<Button onPress={() => setSearch("")}>{sent.showAll}</Button>}
        />
      )}
    </>
  );
}

const textsOf = ({ name, activityArea, skills, description, shortlistEntry }: ListedFreelancer): string[] => [
  ...[name, activityArea, description, ...skills],
  ...[shortlistEntry?.note ?? "", shortlistEntry?.savedBy?.name ?? ""],
];

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
