import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { memo, Suspense, useCallback, useState } from "react";
import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import { useSubscription } from "../../lib/use-subscription.ts";
import { useTexts } from "../../texts/texts.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { DeleteDialog } from "./lead/delete-dialog.tsx";
import { LeadActionsProvider } from "./lead/lead-actions.tsx";
import { LeadsHeader } from "./leads-header.tsx";
import { LeadsTab } from "./list/leads-tab.tsx";
import { MeetingsLoading } from "./list/list-loading.tsx";
import { planLimitReached } from "./plan-limit/plan-limit-signal.ts";
import { type LeadTab, type LeadView, useLeadAddress } from "./use-lead-address.ts";

const MeetingsTab = lazyPart(async () => (await import("./meetings/meetings-tab.tsx")).MeetingsTab);

const close = ({ onClose }: { onClose: () => void }) => onClose();
const LeadDialog = lazyDialog(async () => (await import("./form/lead-dialog.tsx")).LeadDialog, close);
const ImportDialog = lazyDialog(async () => (await import("./import/import-dialog.tsx")).ImportDialog, close);
const LostDialog = lazyDialog(async () => (await import("./lead/lost-dialog.tsx")).LostDialog, close);
const PlanLimitDialog = lazyDialog(
  async () => (await import("./plan-limit/plan-limit-dialog.tsx")).PlanLimitDialog,
  close,
);

export function LeadsScreen() {
  const address = useLeadAddress();
  const [removing, setRemoving] = useState<LeadRow | null>(null);
  const [losing, setLosing] = useState<LeadRow | null>(null);
  const [isImporting, setImporting] = useState(false);
  const { lead: shownLead, openLead, closeLead } = address;
  const create = useCallback(() => openLead("new"), [openLead]);
  const startImport = useCallback(() => setImporting(true), []);
  return (
    <LeadActionsProvider onOpen={openLead} onRemove={setRemoving} onLost={setLosing}>
      <div className="flex min-w-0 flex-col gap-4">
        <LeadsHeader onCreate={create} onImport={startImport} />
        <LeadTabs
          tab={address.tab}
          onTab={address.setTab}
          view={address.view}
          onView={address.setView}
          onCreate={create}
          onImport={startImport}
        />
      </div>
      <DeleteDialog lead={removing} onClose={() => setRemoving(null)} />
      {shownLead !== null && <LeadDialog key={shownLead} lead={shownLead} onClose={closeLead} />}
      {losing && <LostDialog lead={losing} onClose={() => setLosing(null)} />}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      <PlanLimitOffer />
    </LeadActionsProvider>
  );
}

function PlanLimitOffer() {
  const [isOpen, setOpen] = useState(false);
  useSubscription(planLimitReached.listen, () => setOpen(true));
  return isOpen && <PlanLimitDialog onClose={() => setOpen(false)} />;
}

interface TabsProps {
  tab: LeadTab;
  onTab: (tab: LeadTab) => void;
  view: LeadView;
  onView: (view: LeadView) => void;
  onCreate: () => void;
  onImport: () => void;
}

// Memoized, because opening a lead changes the address, which rerenders the screen. The tabs stay the same.
const LeadTabs = memo(function LeadTabs({ tab, onTab, ...actions }: TabsProps) {
  const { tabs } = useTexts("leads");
  const meetings = (
    <Suspense fallback={<MeetingsLoading />}>
      <MeetingsTab />
    </Suspense>
  );
  return (
    <Tabs
      label={tabs.label}
      value={tab}
      onChange={onTab}
      tabs={[
        { id: "leads", label: tabs.leads, content: <LeadsTab {...actions} /> },
        { id: "meetings", label: tabs.meetings, content: meetings },
      ]}
    />
  );
});
