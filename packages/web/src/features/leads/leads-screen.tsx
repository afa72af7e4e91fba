import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { memo, Suspense, useDeferredValue, useRef, useState } from "react";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import { useSubscription } from "../../lib/use-subscription.ts";
import { useTexts } from "../../texts/texts.ts";
import { CrashBoundary } from "../../ui/crash-boundary.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { DeleteDialog } from "./lead/delete-dialog.tsx";
import { LeadActionsProvider } from "./lead/lead-actions.tsx";
import { type LeadOrder, LeadOrderContext } from "./lead/lead-order.ts";
import { OpenLead } from "./lead/open-lead.ts";
import { ImportDialog, LeadDialog, LostDialog, PlanLimitDialog } from "./lead-dialogs.ts";
import { LeadsHeader } from "./leads-header.tsx";
import { LeadsTab } from "./list/leads-tab.tsx";
import { MeetingsLoading } from "./list/list-loading.tsx";
import { planLimitReached } from "./plan-limit/plan-limit-signal.ts";
import { type LeadTab, type LeadView, useLeadAddress } from "./use-lead-address.ts";

const MeetingsTab = lazyPart(async () => (await import("./meetings/meetings-tab.tsx")).MeetingsTab);
const FiguresTab = lazyPart(async () => (await import("./figures/figures-tab.tsx")).FiguresTab, "lead-figures", "kpis");
const LeadRecord = lazyPart(
  async () => (await import("./record/lead-record.tsx")).LeadRecord,
  "lead-record",
  "problems",
);

export function LeadsScreen() {
  const address = useLeadAddress();
  const [removing, setRemoving] = useState<LeadRow | null>(null);
  const [losing, setLosing] = useState<LeadRow | null>(null);
  const order = useRef<LeadOrder | null>(null);
  const { record, form, create, startImport, openRecord, openForm, closeRecord } = address;
  // Deferred, because the record itself is more urgent than its mark in the list.
  const marked = useDeferredValue(record);
  return (
    <LeadActionsProvider onOpen={openRecord} onEdit={openForm} onRemove={setRemoving} onLost={setLosing}>
      <LeadOrderContext value={order}>
        <div className="flex min-w-0 items-start gap-4 lg:gap-6">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: only fetches code that a press on a lead needs */}
          <div
            onPointerEnter={LeadRecord.preload}
            onFocus={LeadRecord.preload}
            className="flex min-w-0 flex-1 flex-col gap-4"
          >
            <LeadsHeader onCreate={create} onImport={startImport} />
            <OpenLead value={marked}>
              <LeadTabs
                tab={address.tab}
                onTab={address.setTab}
                view={address.view}
                onView={address.setView}
                onCreate={create}
                onImport={startImport}
              />
            </OpenLead>
          </div>
          {record !== null && (
            <CrashBoundary place="section" resetKeys={[record]}>
              <Suspense fallback={null}>
                <LeadRecord
                  leadId={record}
                  onStep={address.stepTo}
                  onEdit={address.openFormOverRecord}
                  onClose={closeRecord}
                />
              </Suspense>
            </CrashBoundary>
          )}
        </div>
      </LeadOrderContext>
      <DeleteDialog
        lead={removing}
        onClose={() => setRemoving(null)}
        onDelete={({ id }) => id === record && closeRecord()}
      />
      {form !== null && <LeadDialog key={form} lead={form} onClose={address.closeForm} />}
      {losing && <LostDialog lead={losing} onClose={() => setLosing(null)} />}
      {address.isImporting && <ImportDialog onClose={address.closeImport} />}
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
        {
          id: "figures",
          label: tabs.figures,
          content: (
            <Suspense fallback={<MeetingsLoading />}>
              <FiguresTab />
            </Suspense>
          ),
        },
      ]}
    />
  );
});
