import type { ListedFreelancer } from "@linkedpotential/contract/freelancers/schema";
import type { CSSProperties, ReactNode } from "react";
import { focusAfterOverlay } from "../../../../lib/focus/focus.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Button } from "../../../../ui/button.tsx";
import { cx } from "../../../../ui/class-names.ts";
import { Table, Td, Th } from "../../../../ui/table.tsx";
import { CandidateActions } from "../../projects/candidates/candidate-actions.tsx";
import type { Candidate } from "../../projects/candidates/candidates.ts";
import { ProfileLink } from "../../search/profile-link.tsx";
import { ConversationLink } from "../../sent/person-requests.tsx";
import { RequestButton } from "../request-button.tsx";
import { useChosen } from "../use-chosen.ts";
import type { ComparisonRow } from "./comparison-row.ts";
import { comparedMin } from "./limits.ts";
import { useComparisonRows } from "./use-comparison-rows.tsx";

interface ComparisonTableProps {
  people: readonly ListedFreelancer[];
  /** Candidates of the project that the freelancers are compared for. Absent for the shortlist. */
  candidates: readonly Candidate[] | undefined;
}

/**
 * The first column stays in view while the others scroll under it. On phones it has no width, and its texts are shown
 * above the cells of their row, so that two people fit.
 */
const headClass = "sticky left-0 z-1 max-sm:w-0 max-sm:p-0! sm:w-26 sm:border-line sm:border-r sm:bg-surface lg:w-44";
const rowHeadTextClass =
  "flex max-sm:absolute max-sm:top-3 max-sm:left-4 max-sm:gap-2 max-sm:whitespace-nowrap sm:flex-col";
/** Keeps a focused control out from under the first column. */
const cellClass =
  "pt-9 pb-3 align-top hyphens-auto [overflow-wrap:anywhere] max-sm:pl-4 sm:pt-3 sm:[&_:is(a,button)]:scroll-ml-32";
/** The columns keep this width on narrow screens, and the table scrolls. */
const widthClass = "min-w-[calc(8.75rem*var(--people))] table-fixed sm:min-w-[calc(6.5rem+9.5rem*var(--people))]";

/** Table with a column for each freelancer. Rows in which all have the same value are muted. */
export function ComparisonTable({ people, candidates }: ComparisonTableProps) {
  const { comparison: texts } = useTexts("freelancers");
  const rows = useComparisonRows(people, candidates);
  return (
    <div className="card overflow-clip">
      <Table label={texts.label} className={widthClass} style={{ "--people": people.length } as CSSProperties}>
        <thead>
          <tr>
            <Th className={headClass}>
              <span className="sr-only">{texts.criterion}</span>
            </Th>
            {people.map(({ id, name, profileImage }) => (
              <Th key={id} className="py-3 align-bottom max-sm:pl-4">
                <span className="flex min-w-0 gap-2.5 font-semibold text-ink text-sm max-sm:flex-col max-sm:gap-1.5 sm:items-center">
                  <Avatar name={name} image={profileImage} />
                  <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
                </span>
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.label} row={row} people={people} />
          ))}
          <tr>
            <RowHead>
              <span className="sr-only">{texts.actions}</span>
            </RowHead>
            {people.map((person) => (
              <Td key={person.id} className={cx(cellClass, "max-sm:pt-3")}>
                <Actions
                  person={person}
                  candidate={candidates?.find(({ userId }) => userId === person.id)}
                  canRemove={people.length > comparedMin}
                />
              </Td>
            ))}
          </tr>
        </tbody>
      </Table>
    </div>
  );
}

interface RowProps extends Pick<ComparisonTableProps, "people"> {
  row: ComparisonRow;
}

function Row({ row: { label, contentOf, cellOf }, people }: RowProps) {
  const { comparison: texts } = useTexts("freelancers");
  const isSame = new Set(people.map(contentOf)).size === 1;
  return (
    <tr className={cx("border-line border-b", isSame && "text-ink-muted")}>
      <RowHead>
        <span className={cx(!isSame && "text-ink")}>{label}</span>
        {isSame && <span className="font-normal">{texts.same}</span>}
      </RowHead>
      {people.map((person) => (
        <Td key={person.id} className={cellClass}>
          {cellOf(person) || <span className="text-ink-muted">{texts.nothing}</span>}
        </Td>
      ))}
    </tr>
  );
}

function RowHead({ children }: { children: ReactNode }) {
  return (
    <th
      scope="row"
      className={cx(headClass, "py-3 pr-2 pl-4 align-top font-medium text-ink-muted text-xs leading-5 lg:text-sm")}
    >
      <span className={rowHeadTextClass}>{children}</span>
    </th>
  );
}

interface ActionsProps {
  person: ListedFreelancer;
  /** Absent for a freelancer on the shortlist. */
  candidate: Candidate | undefined;
  canRemove: boolean;
}

function Actions({ person, candidate, canRemove }: ActionsProps) {
  const { comparison: texts, shortlist, open, openOf } = useTexts("freelancers");
  const { choose } = useChosen();
  const { id, name } = person;
  return (
    <div className="flex flex-col items-start gap-2">
      {candidate ? (
        // Focuses the actions that replace those of the previous group.
        <div key={candidate.group} ref={focusAfterOverlay} tabIndex={-1} className="w-full min-w-0 outline-none">
          <CandidateActions candidate={candidate} name={name} />
        </div>
      ) : (
        <div className="flex flex-col items-start gap-2 max-lg:[&_svg]:hidden">
          <ConversationLink person={person} />
          <RequestButton person={person} />
        </div>
      )}
      <ProfileLink userId={id} label={openOf(name)}>
        {open}
      </ProfileLink>
      {canRemove && (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-2.5"
          aria-label={shortlist.buttonOf(texts.remove, name)}
          onPress={() => choose(id, false)}
        >
          {texts.remove}
        </Button>
      )}
    </div>
  );
}
