import type { OwnParticipation } from "@linkedpotential/contract/live-trainings/schema";
import { Check, Clock } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";

export function ParticipationBadge({ participation }: { participation: OwnParticipation | null }) {
  const { badges } = useTexts("dashboard").events;
  if (!participation) return null;
  const isRegistered = participation.state === "registered";
  return (
    <Badge tone={isRegistered ? "good" : "info"} icon={isRegistered ? <Check size={12} /> : <Clock size={12} />}>
      {badges[participation.state]}
    </Badge>
  );
}
