import type { ProjectRequestStatus } from "@linkedpotential/contract/project-requests/statuses";
import type { ProgressState } from "@linkedpotential/contract/request-messages/progress";
import type { RequestProgress } from "@linkedpotential/contract/request-messages/schema";
import { Check, Clock, FileText, Handshake, type LucideIcon, MessagesSquare, X } from "lucide-react";
import { Suspense } from "react";
import { useTexts } from "../../texts/texts.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";

interface Look {
  tone: Tone;
  icon: LucideIcon;
}

const looks: Record<ProjectRequestStatus, Look> = {
  pending: { tone: "info", icon: Clock },
  accepted: { tone: "good", icon: Check },
  rejected: { tone: "neutral", icon: X },
};

const progressLooks: Record<ProgressState, Look> = {
  talking: { tone: "info", icon: MessagesSquare },
  offered: { tone: "info", icon: FileText },
  hired: { tone: "good", icon: Handshake },
  ended: { tone: "neutral", icon: X },
};

interface RequestStatusProps {
  status: ProjectRequestStatus;
  label: string;
  /** How the company proceeds with an accepted request. It is shown instead of the status. */
  progress?: RequestProgress | undefined;
}

export function RequestStatus({ status, label, progress }: RequestStatusProps) {
  const badge = <Status look={looks[status]} label={label} />;
  if (status !== "accepted" || !progress) return badge;
  return (
    <Suspense fallback={badge}>
      <Progress state={progress.state} />
    </Suspense>
  );
}

/** Shows how the company proceeds with an accepted request. Shows nothing until the company has set it. */
export function ProgressStatus({ progress }: { progress: RequestProgress | undefined }) {
  if (!progress) return null;
  return (
    <Suspense fallback={null}>
      <Progress state={progress.state} />
    </Suspense>
  );
}

function Progress({ state }: { state: ProgressState }) {
  const { progress } = useTexts("request-messages");
  return <Status look={progressLooks[state]} label={progress.states[state]} />;
}

function Status({ look: { tone, icon: Icon }, label }: { look: Look; label: string }) {
  return (
    <Badge tone={tone} icon={<Icon size={12} aria-hidden />}>
      {label}
    </Badge>
  );
}
