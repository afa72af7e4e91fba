import { numberText, percent } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Card } from "../../../ui/card.tsx";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";
import { type Campaign, sampleCampaigns, shareOfContacted } from "./figures.ts";
import { SampleBadge } from "./sample-badge.tsx";

/** Lists the results per target group. Shows samples when `own` is empty. */
export function CampaignsCard({ own }: { own: readonly Campaign[] }) {
  const { campaigns: texts } = useTexts("business");
  const isSample = own.length === 0;
  const campaigns = isSample ? sampleCampaigns(texts.sampleNames) : own;
  return (
    <Card title={texts.title} actions={isSample && <SampleBadge />} isFlush>
      <p className="px-5 pb-4 text-ink-muted text-sm">{isSample ? texts.sampleLead : texts.lead}</p>
      <Table label={texts.title} className="max-md:hidden [&_tr>:first-child]:pl-5 [&_tr>:last-child]:pr-5">
        <thead>
          <tr>
            <Th>{texts.name}</Th>
            {texts.columns.map((column) => (
              <Th key={column} className="text-right">
                {column}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {campaigns.map((campaign) => (
            <Tr key={campaign.name}>
              <Td className="font-medium [overflow-wrap:anywhere]">{campaign.name || texts.unnamed}</Td>
              {columnTexts(campaign).map((count, index) => (
                <Td key={texts.columns[index]} className="text-right tabular-nums">
                  {count}
                </Td>
              ))}
            </Tr>
          ))}
        </tbody>
      </Table>
      <ul className="divide-y divide-line border-line border-t md:hidden">
        {campaigns.map((campaign) => (
          <li key={campaign.name} className="px-5 py-3.5">
            <p className="font-medium text-sm [overflow-wrap:anywhere]">{campaign.name || texts.unnamed}</p>
            <dl className="mt-1.5 grid grid-cols-2 gap-x-4 gap-y-1 text-xs">
              {columnTexts(campaign).map((count, index) => (
                <div key={texts.columns[index]} className="flex justify-between gap-2">
                  <dt className="text-ink-muted">{texts.columns[index]}</dt>
                  <dd className="tabular-nums">{count}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function columnTexts(campaign: Campaign): string[] {
  const { workingDays, contacted, interested, appointments, won } = campaign;
  const share = shareOfContacted(campaign, interested);
  return [
    ...[workingDays, contacted].map(numberText),
    share === null ? "–" : percent(share),
    ...[appointments, won].map(numberText),
  ];
}
