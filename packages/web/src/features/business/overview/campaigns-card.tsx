import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Card } from "../../../ui/card.tsx";
import { type Campaign, sampleCampaigns, shareText } from "./figures.ts";
import { ResultsTable } from "./results-table.tsx";
import { SampleBadge } from "./sample-badge.tsx";

/** Lists the results per target group. Shows samples when `own` is empty. */
export function CampaignsCard({ own }: { own: readonly Campaign[] }) {
  const { campaigns: texts } = useTexts("business");
  const isSample = own.length === 0;
  const campaigns = isSample ? sampleCampaigns(texts.sampleNames) : own;
  return (
    <Card title={texts.title} actions={isSample && <SampleBadge />} isFlush>
      <p className="px-5 pb-4 text-ink-muted text-sm">{isSample ? texts.sampleLead : texts.lead}</p>
      <ResultsTable
        label={texts.title}
        name={texts.name}
        columns={texts.columns}
        rows={campaigns.map((campaign) => ({
          key: campaign.name,
          name: campaign.name || texts.unnamed,
          cells: columnTexts(campaign),
        }))}
      />
    </Card>
  );
}

function columnTexts(campaign: Campaign): string[] {
  const { workingDays, contacted, interested, appointments, won } = campaign;
  return [
    ...[workingDays, contacted].map(numberText),
    shareText(campaign, interested),
    ...[appointments, won].map(numberText),
  ];
}
