import type { TemplateUse } from "@linkedpotential/contract/leads/activity";
import { ChartCard } from "../../../parts/charts/chart-card.tsx";
import { numberText, percent } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";
import { Bars } from "./bars.tsx";
import { EmptyCard } from "./empty-card.tsx";

/** Messages from which on a share of answers is shown. A share of fewer says more about chance than about the text. */
const shareMin = 5;

interface AnswersProps {
  templates: readonly TemplateUse[];
  period: string;
}

export function TemplateAnswers({ templates, period }: AnswersProps) {
  const { answers } = useTexts("lead-figures");
  if (templates.length === 0) return <EmptyCard title={answers.title} text={answers.empty} />;
  const shareText = ({ sent, answered }: TemplateUse) => (sent < shareMin ? "–" : percent(answered / sent));
  return (
    <ChartCard
      title={answers.title}
      period={period}
      chart={
        <Bars
          bars={templates.map((use) => ({
            id: use.template,
            label: use.template,
            share: use.answered / use.sent,
            value:
              use.sent < shareMin
                ? answers.few(numberText(use.answered), numberText(use.sent))
                : answers.summary(shareText(use), numberText(use.sent)),
          }))}
        />
      }
      table={
        <Table label={answers.title}>
          <thead>
            <tr>
              <Th>{answers.template}</Th>
              <Th className="text-right">{answers.sent}</Th>
              <Th className="text-right">{answers.answered}</Th>
              <Th className="text-right">{answers.share}</Th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {templates.map((use) => (
              <Tr key={use.template}>
                <Td>{use.template}</Td>
                <Td className="text-right">{numberText(use.sent)}</Td>
                <Td className="text-right">{numberText(use.answered)}</Td>
                <Td className="text-right">{shareText(use)}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      }
    />
  );
}
