import { dateText } from "@linkedpotential/contract/date-texts";
import { useCompany } from "../../../parts/company/api.ts";
import { useLanguage } from "../../../texts/language.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Card } from "../../../ui/card.tsx";
import { type MemberResult, shareText } from "./figures.ts";
import { ResultsTable } from "./results-table.tsx";

/** Lists the results per member. */
export function MembersCard({ results }: { results: readonly MemberResult[] }) {
  const { members: texts, company, team } = useTexts("business");
  const { memberId } = useCompany();
  const language = useLanguage();
  const nameOf = ({ member }: MemberResult): string => {
    const name = member.name ?? company.formerMember;
    return member.id === memberId ? team.self(name) : name;
  };
  return (
    <Card title={texts.title} isFlush>
      <p className="px-5 pb-4 text-ink-muted text-sm">{texts.lead}</p>
      <ResultsTable
        label={texts.title}
        name={texts.name}
        columns={texts.columns}
        rows={results.map((result) => ({
          key: result.member.id,
          name: nameOf(result),
          cells: [
            ...[result.workingDays, result.contacted].map(numberText),
            shareText(result, result.interested),
            ...[result.appointments, result.won].map(numberText),
            result.lastDate === null ? "–" : dateText(result.lastDate, language),
          ],
        }))}
      />
    </Card>
  );
}
