import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useEffect, useMemo, useState } from "react";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useSaveLead } from "./api.ts";
import { LeadForm } from "./lead-form.tsx";
import { LeadTimeline } from "./lead-timeline.tsx";
import { valuesOf } from "./lead-values.ts";
import { useLeadForm } from "./use-lead-form.ts";
import { useSubmit } from "./use-submit.ts";

interface DialogProps {
  lead: LeadRow;
  longNotesState: "ready" | "loading" | "failed";
  onRetry: () => void;
  onClose: () => void;
  onDirty: (isDirty: boolean) => void;
}

type Tab = "details" | "timeline";

/** 'Lead bearbeiten' with the timeline (LEADFORM-02, D54). Only changed fields are sent. */
export function EditLeadDialog({ lead, longNotesState, onRetry, onClose, onDirty }: DialogProps) {
  const { dialog } = useTexts("leads");
  const common = useTexts("common");
  const [tab, setTab] = useState<Tab>("details");
  const base = useMemo(() => valuesOf(lead), [lead]);
  const form = useLeadForm(base, false);
  const save = useSaveLead();
  const { isDirty } = form;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const submit = useSubmit(form, base.followUpDate, async (body) => {
    if (isDirty) await save.mutateAsync({ params: { leadId: lead.id }, body });
    onDirty(false);
    onClose();
  });
  const details = (
    <LeadForm form={form} submit={submit} lead={lead} longNotesState={longNotesState} onRetry={onRetry} />
  );
  return (
    <Dialog
      isOpen
      size="lg"
      title={dialog.edit}
      description={`${lead.name} · ${lead.company}`}
      isDirty={isDirty}
      onClose={onClose}
      texts={common}
      footer={
        tab === "details" && (
          <>
            <Button slot="close">{common.cancel}</Button>
            <Button variant="primary" type="submit" form={submit.formId} isPending={save.isPending}>
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
          { id: "timeline", label: dialog.tabs.timeline, content: <LeadTimeline leadId={lead.id} /> },
        ]}
      />
    </Dialog>
  );
}
