import type { Post } from "@linkedpotential/contract/community/schema";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { focusAfterOverlay } from "../../../../lib/focus/focus.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { buttonClass } from "../../../../ui/button-style.ts";
import { projectSearch } from "../../search/search-addresses.ts";
import { useDaysWaiting } from "../../unanswered/use-days-waiting.ts";
import { CandidateCard } from "./candidate-card.tsx";
import { type Candidate, type CandidateGroup, candidateGroups } from "./candidates.ts";

interface BoardProps {
  project: Post;
  candidates: readonly Candidate[];
  rows: (element: HTMLElement | null) => void;
}

/** Columns for candidates with whom the company is in contact. The others stand below. */
const columnsClass =
  "flex min-w-0 flex-col gap-6 lg:grid lg:auto-cols-[minmax(12.75rem,22rem)] lg:grid-flow-col lg:gap-3";

/** Shows candidates in groups by how far they are: side by side where columns have room, or else below each other. */
export function Board({ project, candidates, rows }: BoardProps) {
  const movedId = useMoved(candidates);
  const shown = candidateGroups.map((group) => ({ group, people: candidates.filter((one) => one.group === group) }));
  const filled = shown.filter(({ people }) => people.length > 0);
  const open = filled.filter(({ group }) => group !== "closed");
  const closed = filled.find(({ group }) => group === "closed");
  return (
    <div ref={rows} className="flex min-w-0 flex-col gap-6">
      {/* `relative` keeps hidden content from overflowing the scroll area. */}
      {open.length > 0 && (
        <div className="relative -m-1 min-w-0 overflow-x-auto p-1">
          <div className={columnsClass}>
            {open.map((one) => (
              <Group
                key={one.group}
                {...one}
                movedId={movedId}
                className="grid items-start gap-3 md:max-lg:grid-cols-2"
              >
                {one.group === "asked" && <OtherFreelancers project={project} people={one.people} />}
              </Group>
            ))}
          </div>
        </div>
      )}
      {closed && (
        <Group {...closed} movedId={movedId} className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-3" />
      )}
    </div>
  );
}

interface GroupProps {
  group: CandidateGroup;
  people: readonly Candidate[];
  /** Id of the person who has just moved to another group. */
  movedId: number | undefined;
  /** Layout of the list. */
  className: string;
  /** Shown below the list. */
  children?: ReactNode;
}

function Group({ group, people, movedId, className, children }: GroupProps) {
  const { groups } = useTexts("projects").candidates;
  const id = `candidates-${group}`;
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h4 id={id} className="flex min-h-5 items-baseline gap-2 font-medium text-sm">
        {groups[group]}
        <span className="text-ink-muted text-xs tabular-nums">{people.length}</span>
      </h4>
      <ul aria-labelledby={id} className={className}>
        {people.map((one) => (
          <CandidateCard key={one.userId} candidate={one} ref={one.userId === movedId ? focusMoved : undefined} />
        ))}
      </ul>
      {children}
    </section>
  );
}

interface OtherFreelancersProps {
  project: Post;
  people: readonly Candidate[];
}

/** Leads to other freelancers for the project when somebody has not answered for days. */
function OtherFreelancers({ project, people }: OtherFreelancersProps) {
  const { others } = useTexts("freelancers").sent;
  const daysOf = useDaysWaiting();
  const isWaiting = people.some(({ furthest }) => furthest.kind === "sent" && daysOf(furthest.request) !== undefined);
  if (!isWaiting || project.hidden || project.filledAt) return null;
  return (
    <Link to={{ search: projectSearch(project) }} className={buttonClass("quiet", "sm", "self-start")}>
      {others}
    </Link>
  );
}

/** Focuses a card that has moved, because the control that had the focus was in its old place. */
const focusMoved = (card: HTMLElement | null): (() => void) => focusAfterOverlay(card, { preventScroll: true });

/** Returns the id of the person who was the last to move to another group. */
function useMoved(candidates: readonly Candidate[]): number | undefined {
  const [places, setPlaces] = useState<ReadonlyMap<number, CandidateGroup>>(new Map());
  const [movedId, setMoved] = useState<number>();
  const changed = candidates.filter(({ userId, group }) => places.get(userId) !== group);
  if (changed.length > 0) {
    const moved = changed.find(({ userId }) => places.has(userId));
    if (moved) setMoved(moved.userId);
    setPlaces(new Map(candidates.map(({ userId, group }) => [userId, group])));
  }
  return movedId;
}
