import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useQuery } from "@tanstack/react-query";
import { useHasRoom } from "../../../lib/use-media-query.ts";
import { leadQuery, useLeads } from "../api.ts";
import { MissingLead } from "./missing-lead.tsx";
import { RecordContent } from "./record-content.tsx";
import { RecordPanel } from "./record-panel.tsx";
import { RecordSheet } from "./record-sheet.tsx";
import { RecordSkeleton } from "./record-skeleton.tsx";
import { useSteps } from "./use-steps.ts";

interface LeadRecordProps {
  leadId: number;
  /** Shows another lead. */
  onStep: (leadId: number) => void;
  /** Opens the form with all fields. */
  onEdit: (leadId: number) => void;
  onClose: () => void;
}

/** Record of a lead: a panel next to the list, or a sheet on a narrow screen. */
export function LeadRecord({ leadId, onStep, onEdit, onClose }: LeadRecordProps) {
  const hasRoom = useHasRoom();
  const { lead, isPending } = useLeadRow(leadId);
  const steps = useSteps(leadId, onStep);
  const Frame = hasRoom ? RecordPanel : RecordSheet;
  return (
    <Frame leadId={leadId} name={lead?.name} steps={steps} onClose={onClose}>
      {lead ? (
        <RecordContent lead={lead} onEdit={onEdit} />
      ) : isPending ? (
        <RecordSkeleton />
      ) : (
        <MissingLead key={leadId} leadId={leadId} onClose={onClose} />
      )}
    </Frame>
  );
}

/** Returns a lead as the list knows it. A lead that the list lacks is read by itself. */
function useLeadRow(leadId: number): { lead: LeadRow | undefined; isPending: boolean } {
  const { data: leads, isPending } = useLeads();
  const row = leads?.find(({ id }) => id === leadId);
  const { data: loaded } = useQuery({ ...leadQuery(leadId), enabled: !row && !isPending });
  return { lead: row ?? (isPending ? undefined : loaded), isPending };
}
