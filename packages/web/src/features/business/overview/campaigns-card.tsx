import type { Texts } from "../../../texts/areas.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Card } from "../../../ui/card.tsx";
import { type Campaign, sampleCampaigns, shareText } from "./figures.ts";
import { ResultsTable } from "./results-table.tsx";
import { SampleBadge } from "./sample-badge.tsx";

/** Lists the results per target group. Shows samples when `own` is null. */
export function CampaignsCard({ own }: { own: readonly Campaign[] | null }) {
  const { campaigns: texts } = useTexts("business");
  const isSample = own === null;
  const campaigns = own ?? sampleCampaigns(texts.sampleNames);
  return (
    <Card title={texts.title} actions={isSample && <SampleBadge />} isFlush>
      <p className="px-5 pb-4 text-ink-muted text-sm">{leadOf(texts, own)}</p>
      {campaigns.length > 0 && (
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
      )}
    </Card>
  );
}

function leadOf(texts: Texts["business"]["campaigns"], own: readonly Campaign[] | null): string {
  if (own === null) return texts.sampleLead;
  return own.length === 0 ? texts.empty : texts.lead;
}

function columnTexts(campaign: Campaign): string[] {
  const { workingDays, contacted, interested, appointments, won } = campaign;
  return [
    ...[workingDays, contacted].map(numberText),
    shareText(campaign, interested),
    ...[appointments, won].map(numberText),
  ];
}
