import { searchTextMax } from "@linkedpotential/contract/freelancers/limits";
import type { ListedFreelancer } from "@linkedpotential/contract/freelancers/schema";
import { Bookmark } from "lucide-react";
import { Suspense, useState } from "react";
import { matches } from "../../../lib/matches.ts";
import { DialogHost } from "../../../lib/rendering/dialog-host.tsx";
import { CardSkeleton } from "../../../parts/cards/card-skeleton.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { CrashBoundary } from "../../../ui/crash-boundary.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Loading } from "../../../ui/skeleton.tsx";
import { FreelancerCard } from "../search/freelancer-card.tsx";
import { useNamed } from "../sent/use-name-of.ts";
import { shortlistQuery } from "./api.ts";
import { Comparison } from "./comparison/lazy-comparison.ts";
import { NoteButton } from "./note-button.tsx";
import { RequestButton } from "./request-button.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { useChosen } from "./use-chosen.ts";

const gridClass = "grid gap-4 md:grid-cols-2";

/** Shows the freelancers on the shortlist of the company, newest first, or the chosen ones side by side. */
export function Shortlist({ onSearch }: { onSearch: () => void }) {
  const { shortlist: texts, more, moreFailed } = useTexts("freelancers");
  const { isComparing } = useChosen();
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
        {(people, rows) =>
          isComparing ? (
            <CrashBoundary place="part">
              <Suspense fallback={<CardSkeleton className="h-96" />}>
                <Comparison people={people} />
              </Suspense>
            </CrashBoundary>
          ) : (
            <People people={people} rows={rows} />
          )
        }
      </PagedList>
    </DialogHost>
  );
}

interface PeopleProps {
  people: readonly ListedFreelancer[];
  rows: (element: HTMLElement | null) => void;
}

/** Lists the saved freelancers that a search leaves. One page contains all of them. */
function People({ people: listed, rows }: PeopleProps) {
  const { shortlist: texts, selection, sent, fields } = useTexts("freelancers");
  const { chosen, choose } = useChosen();
  const [search, setSearch] = useState("");
  const people = listed.map(useNamed());
  const selected = people.filter(({ id }) => chosen.includes(id));
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
            note={<NoteButton person={person} isShort />}
            {...(people.length > 1 && {
              selection: (
                <Checkbox
                  aria-label={selection.choose(person.name)}
                  isSelected={chosen.includes(person.id)}
                  onChange={(isOn) => choose(person.id, isOn)}
                  className="mt-1.5 pointer-coarse:-my-1"
                />
              ),
            })}
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
      {selected.length > 0 && <SelectionBar people={selected} />}
    </>
  );
}

const textsOf = ({ name, activityArea, skills, description, shortlistEntry }: ListedFreelancer): string[] => [
  ...[name, activityArea, description, ...skills],
  ...[shortlistEntry?.note ?? "", shortlistEntry?.savedBy?.name ?? ""],
];
