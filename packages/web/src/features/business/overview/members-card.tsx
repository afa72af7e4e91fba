import { dateText } from "@linkedpotential/contract/date-texts";
import { useCompany } from "../../../parts/company/api.ts";
import { useLanguage } from "../../../texts/language.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Card } from "../../../ui/card.tsx";
import { type Funnel, type MemberResult, shareText } from "./figures.ts";
import { ResultsTable } from "./results-table.tsx";
import { funnelTargets } from "./targets/target-fields.ts";

interface MembersCardProps {
  results: readonly MemberResult[];
  /** Whether the results are those of the current month, which monthly targets can be measured by. */
  isMonth: boolean;
}

/** Lists the results per member, with the targets of a member if they are known. */
export function MembersCard({ results, isMonth }: MembersCardProps) {
  const { members: texts, company, team, targets: targetTexts } = useTexts("business");
  const { memberId } = useCompany();
  const language = useLanguage();
  const nameOf = ({ member }: MemberResult): string => {
    const name = member.name ?? company.formerMember;
    return member.id === memberId ? team.self(name) : name;
  };
  const countOf = (result: MemberResult, step: keyof Funnel): string => {
    const target = isMonth ? funnelTargets(result.member.targets)[step] : null;
    const count = numberText(result[step]);
    return target === null ? count : targetTexts.progress(count, numberText(target));
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
            numberText(result.workingDays),
            countOf(result, "contacted"),
            shareText(result, result.interested),
            countOf(result, "appointments"),
            countOf(result, "won"),
            result.lastDate === null ? "–" : dateText(result.lastDate, language),
          ],
        }))}
      />
    </Card>
  );
}
