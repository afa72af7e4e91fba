import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useMemo, useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useSaveLead } from "../api.ts";
import { LeadTimeline } from "../timeline/lead-timeline.tsx";
import { useTouch } from "../timeline/use-touch.ts";
import { LeadForm } from "./lead-form.tsx";
import { valuesOf } from "./lead-values.ts";
import { useLeadForm } from "./use-lead-form.ts";
import { useSubmit } from "./use-submit.ts";

interface DialogProps {
  lead: LeadRow;
  longNotesState: "ready" | "loading" | "failed";
  onRetry: () => void;
  onClose: () => void;
}

type Tab = "details" | "timeline";

/** 'Lead bearbeiten' with the timeline (LEADFORM-02, D54). Only changed fields are sent. */
export function EditLeadDialog({ lead, longNotesState, onRetry, onClose }: DialogProps) {
  const { dialog } = useTexts("leads");
  const common = useTexts("common");
  const [tab, setTab] = useState<Tab>("details");
  const touch = useTouch(lead.id);
  const base = useMemo(() => valuesOf(lead), [lead]);
  const form = useLeadForm(base, false);
  const save = useSaveLead((fresh) => form.checkOvertaken(valuesOf(fresh)));
  const submit = useSubmit(form, base.followUpDate, async (body) => {
    if (form.isDirty) await save.mutateAsync({ params: { leadId: lead.id }, body });
    if (!touch.hasNote) return onClose();
    form.reset();
    setTab("timeline");
  });
  const details = (
    <LeadForm form={form} submit={submit} lead={lead} longNotesState={longNotesState} onRetry={onRetry} />
  );
  const timeline = <LeadTimeline leadId={lead.id} touch={touch} />;
  return (
    <Dialog
      isOpen
      size="lg"
      title={dialog.edit}
      description={`${lead.name} · ${lead.company}`}
      isDirty={form.isDirty || touch.hasNote}
      onClose={onClose}
      texts={common}
      problem={tab === "details" ? submit.problem : undefined}
      footer={
        tab === "details" && (
          <>
            <Button slot="close">{common.cancel}</Button>
            <Button variant="primary" type="submit" form={submit.formId} isPending={submit.isPending}>
              {dialog.save}
            </Button>
          </>
        )
      }
    >
      <Tabs<Tab>
        label={dialog.tabs.label}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: "details", label: dialog.tabs.details, content: details },
          { id: "timeline", label: dialog.tabs.timeline, content: timeline },
        ]}
      />
    </Dialog>
  );
}
