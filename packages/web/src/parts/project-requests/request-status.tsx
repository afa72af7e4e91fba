import type { ProjectRequestStatus } from "@linkedpotential/contract/project-requests/statuses";
import { Check, Clock, type LucideIcon, X } from "lucide-react";
import { Badge, type Tone } from "../../ui/badge.tsx";

const looks: Record<ProjectRequestStatus, { tone: Tone; icon: LucideIcon }> = {
  pending: { tone: "info", icon: Clock },
  accepted: { tone: "good", icon: Check },
  rejected: { tone: "neutral", icon: X },
};

export function RequestStatus({ status, label }: { status: ProjectRequestStatus; label: string }) {
  const { tone, icon: Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon size={12} aria-hidden />}>
      {label}
    </Badge>
  );
}
