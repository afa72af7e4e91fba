import { textSearch } from "@linkedpotential/contract/folding";
import type { ParticipantList } from "@linkedpotential/contract/live-trainings/participants-schema";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { useRef, useState } from "react";
import { useFocusAfterRemoval } from "../../../../lib/focus/use-focus-after-change.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { SearchField } from "../../../../ui/search-field.tsx";
import { ParticipantRows } from "./participant-rows.tsx";
import { WaitingRows } from "./waiting-rows.tsx";

/** Up to this many people are found at a glance, without a search. */
const withoutSearch = 10;
const searchMax = 100;

interface PeopleListsProps {
  event: LiveTraining;
  people: ParticipantList;
}

/** Participants and waiting list. With many people, a search leaves those whose name or address contains its words. */
export function PeopleLists({ event, people }: PeopleListsProps) {
  const { participants, waiting } = people;
  const { list } = useTexts("event-admin");
  const [search, setSearch] = useState("");
  const rows = useRef<HTMLDivElement>(null);
  const all = [...participants, ...waiting];
  useFocusAfterRemoval(rows, all.length);
  const isFound = personSearch(search);
  const isSearching = search.trim() !== "";
  return (
    <>
      {(all.length > withoutSearch || search !== "") && (
        <div className="flex flex-col gap-1.5">
          <SearchField
            label={list.search}
            clearLabel={list.clear}
            value={search}
            onChange={setSearch}
            maxLength={searchMax}
          />
          <p aria-live="polite" className="text-ink-muted text-sm tabular-nums empty:hidden">
            {isSearching && list.found(all.filter(isFound).length)}
          </p>
        </div>
      )}
      <div ref={rows} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        {(!isSearching || participants.some(isFound)) && (
          <ParticipantRows eventId={event.id} startsAt={event.startsAt} participants={participants} isShown={isFound} />
        )}
        {waiting.some(isFound) && (
          <section className="flex flex-col gap-1">
            <h3 className="font-semibold text-sm">{list.waiting}</h3>
            <WaitingRows event={event} people={people} isShown={isFound} />
          </section>
        )}
      </div>
    </>
  );
}

/** Returns a function that tells whether a person's name or address contains every word of the text. */
function personSearch(text: string): (person: { name: string; email: string }) => boolean {
  const isFound = textSearch(text);
  return ({ name, email }) => isFound(`${name} ${email}`);
}
