import type { ListedFreelancer } from "@linkedpotential/contract/freelancers/schema";
import { SkillList } from "../../../../parts/people/skill-list.tsx";
import { RequestStatus } from "../../../../parts/project-requests/request-status.tsx";
import { euro } from "../../../../texts/numbers.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { LongText } from "../../../../ui/long-text.tsx";
import { LanguageList } from "../../profile/offer-facts.tsx";
import type { Candidate } from "../../projects/candidates/candidates.ts";
import { byState, personOf } from "../../sent/listed-request.ts";
import { PersonStatus } from "../../sent/person-requests.tsx";
import { useListedRequests } from "../../sent/use-listed-requests.ts";
import { NoteButton } from "../note-button.tsx";
import type { ComparisonRow } from "./comparison-row.ts";
import { useOfferRows } from "./use-offer-rows.tsx";

/** Returns what is compared, in the order of the table. Candidates are compared for their project. */
export function useComparisonRows(
  people: readonly ListedFreelancer[],
  candidates: readonly Candidate[] | undefined,
): readonly ComparisonRow[] {
  const { comparison: texts, profile, shortlist, dayRate, skills, lastSignIns } = useTexts("freelancers");
  const common = useTexts("common");
  const companyRow = useRequestRow();
  const projectRow = useCandidateRow(candidates ?? []);
  const offerRows = useOfferRows(people, candidates);
  return [
    textRow(texts.area, ({ activityArea }) => activityArea),
    textRow(profile.dayRate, ({ dayRate: rate }) => (rate === null ? dayRate.onRequest : dayRate.from(euro(rate)))),
    ...offerRows,
    textRow(profile.availability, ({ availability }) => availability),
    {
      label: skills,
      contentOf: (person) => JSON.stringify(person.skills.toSorted()),
      cellOf: (person) => person.skills.length > 0 && <SkillList label={skills} skills={person.skills} />,
    },
    {
      label: profile.about,
      contentOf: ({ description }) => description,
      cellOf: ({ description }) => description && <LongText texts={common} text={description} lines={6} />,
    },
    {
      label: profile.languages,
      contentOf: ({ languages }) => JSON.stringify(languages),
      cellOf: ({ languages }) => languages.length > 0 && <LanguageList languages={languages} />,
    },
    {
      label: profile.references,
      contentOf: ({ references }) => JSON.stringify(references),
      cellOf: ({ references }) => references.length > 0 && <Customers references={references} />,
    },
    textRow(texts.lastSignIn, ({ lastSignIn }) => lastSignIn && lastSignIns[lastSignIn]),
    {
      label: shortlist.note,
      contentOf: ({ shortlistEntry }) => shortlistEntry?.note ?? "",
      cellOf: (person) => person.shortlistEntry && <Note person={person} />,
    },
    candidates ? projectRow : companyRow,
  ];
}

/** Returns the row with the state of the requests between the company and each freelancer. */
function useRequestRow(): ComparisonRow {
  const { comparison: texts } = useTexts("freelancers");
  const requests = useListedRequests().items.toSorted(byState);
  const stateOf = ({ id }: ListedFreelancer) => {
    const furthest = requests.find((one) => personOf(one).userId === id);
    return furthest && [furthest.kind, furthest.request.status, furthest.request.progress?.state].join(" ");
  };
  return {
    label: texts.request,
    contentOf: (person) => stateOf(person) ?? "",
    cellOf: (person) => (stateOf(person) ? <PersonStatus userId={person.id} /> : texts.noRequest),
  };
}

/** Returns the row with how far each candidate is in the project, whatever other projects they are in. */
function useCandidateRow(candidates: readonly Candidate[]): ComparisonRow {
  const { comparison: texts } = useTexts("freelancers");
  const { groups } = useTexts("projects").candidates;
  const candidateOf = ({ id }: ListedFreelancer) => candidates.find(({ userId }) => userId === id);
  return {
    label: texts.inProject,
    contentOf: (person) => candidateOf(person)?.group ?? "",
    cellOf: (person) => {
      const candidate = candidateOf(person);
      if (!candidate) return null;
      const { status, progress } = candidate.furthest.request;
      return <RequestStatus status={status} label={groups[candidate.group]} progress={progress} />;
    },
  };
}

const textRow = (label: string, textOf: (person: ListedFreelancer) => string | null): ComparisonRow => ({
  label,
  contentOf: (person) => textOf(person) ?? "",
  cellOf: textOf,
});

/** Names the customers of the references, with the years. The profile shows the texts. */
function Customers({ references }: Pick<ListedFreelancer, "references">) {
  return (
    <ul className="flex flex-col gap-1">
      {references.map(({ customer, year }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same reference may be listed twice
        <li key={at}>
          {customer} <span className="text-ink-muted tabular-nums">{year}</span>
        </li>
      ))}
    </ul>
  );
}

function Note({ person }: { person: ListedFreelancer }) {
  const { shortlistEntry: entry } = person;
  return (
    <div className="flex flex-col items-start gap-1">
      {entry?.note && <p className="whitespace-pre-line text-pretty">{entry.note}</p>}
      <span className="-ml-2.5 max-lg:[&_svg]:hidden">
        <NoteButton person={person} />
      </span>
    </div>
  );
}
