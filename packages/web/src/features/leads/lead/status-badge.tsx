import type { LeadStatus } from "@linkedpotential/contract/leads/statuses";
import { useTexts } from "../../../texts/texts.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";

const tones: Record<LeadStatus, Tone> = {
  new: "neutral",
  contacted: "info",
  interested: "info",
  qualified: "accent",
  proposal: "warn",
  won: "good",
  lost: "danger",
};

export function StatusBadge({ status }: { status: LeadStatus }) {
  const { statuses } = useTexts("leads");
  return (
    <Badge tone={tones[status]} className="sm:whitespace-nowrap">
      {statuses[status]}
    </Badge>
  );
}
