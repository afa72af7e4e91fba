import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { Suspense, useCallback, useState } from "react";
import { lazyDialog } from "../../lib/lazy-dialog.tsx";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useTexts } from "../../texts/texts.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { DeleteDialog } from "./lead/delete-dialog.tsx";
import { LeadActionsProvider } from "./lead/lead-actions.tsx";
import { LeadsHeader } from "./leads-header.tsx";
import { LeadsTab } from "./list/leads-tab.tsx";
import { MeetingsLoading } from "./list/list-loading.tsx";
import { PlanLimitGate } from "./plan-limit/plan-limit-gate.tsx";
import { useLeadAddress } from "./use-lead-address.ts";

const MeetingsTab = lazyPart(async () => (await import("./meetings/meetings-tab.tsx")).MeetingsTab);

const close = ({ onClose }: { onClose: () => void }) => onClose();
const LeadDialog = lazyDialog(async () => (await import("./form/lead-dialog.tsx")).LeadDialog, close);
const ImportDialog = lazyDialog(async () => (await import("./import/import-dialog.tsx")).ImportDialog, close);
const LostDialog = lazyDialog(async () => (await import("./lead/lost-dialog.tsx")).LostDialog, close);

export function LeadsScreen() {
  const texts = useTexts("leads");
  const address = useLeadAddress();
  const [removing, setRemoving] = useState<LeadRow | null>(null);
  const [losing, setLosing] = useState<LeadRow | null>(null);
  const [isImporting, setImporting] = useState(false);
  const { lead: shownLead, openLead, closeLead } = address;
  const create = useCallback(() => openLead("new"), [openLead]);
  return (
    <LeadActionsProvider onOpen={openLead} onRemove={setRemoving} onLost={setLosing}>
      <div className="flex min-w-0 flex-col gap-4">
        <LeadsHeader onCreate={create} onImport={() => setImporting(true)} />
        <Tabs
          label={texts.tabs.label}
          value={address.tab}
          onChange={address.setTab}
          tabs={[
            {
              id: "leads",
              label: texts.tabs.leads,
              content: (
                <LeadsTab
                  view={address.view}
                  onView={address.setView}
                  onCreate={create}
                  onImport={() => setImporting(true)}
                />
              ),
            },
            {
              id: "meetings",
              label: texts.tabs.meetings,
              content: (
                <Suspense fallback={<MeetingsLoading />}>
                  <MeetingsTab />
                </Suspense>
              ),
            },
          ]}
        />
      </div>
      <DeleteDialog lead={removing} onClose={() => setRemoving(null)} />
      {shownLead !== null && <LeadDialog key={shownLead} lead={shownLead} onClose={closeLead} />}
      {losing && <LostDialog lead={losing} onClose={() => setLosing(null)} />}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      <PlanLimitGate />
    </LeadActionsProvider>
  );
}
