import { type LeadRow, leadChange, newLead } from "@linkedpotential/contract/leads/schema";
import { Suspense, useId, useState } from "react";
import { useForm } from "../../../lib/form/use-form.ts";
import { lazyPart } from "../../../lib/rendering/lazy-part.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useCreateLead, useSaveLead } from "../api.ts";
import { ContactLinks } from "../lead/contact-links.tsx";
import { LeadTimeline } from "../timeline/lead-timeline.tsx";
import { useTouch } from "../timeline/use-touch.ts";
import { LeadForm } from "./lead-form.tsx";
import { toFormValues } from "./lead-values.ts";
import { NoLead } from "./no-lead.tsx";
import { useConflictCheck } from "./use-conflict-check.ts";
import { useDateCheck } from "./use-date-check.ts";

const LeadGuide = lazyPart(async () => (await import("../../../parts/guides/lead-guide.tsx")).LeadGuide, "guides");

interface DialogProps {
  lead: LeadRow;
  /** Error of the latest read of this lead, for example because it was deleted. Null after a successful read. */
  readError: unknown;
  longNotesState: "ready" | "loading" | "failed";
  onRetry: () => void;
  /** Called with the new id after a lead that was deleted elsewhere was saved as a new one. */
  onRecreated: (leadId: number) => void;
  onClose: () => void;
}

type Tab = "details" | "timeline";

export function EditLeadDialog(props: DialogProps) {
  const { lead, readError, longNotesState, onRetry, onClose } = props;
  const { dialog } = useTexts("leads");
  const common = useTexts("common");
  const [tab, setTab] = useState<Tab>("details");
  const touch = useTouch(lead.id);
  const saved = toFormValues(lead);
  const { earliest, check } = useDateCheck(saved.followUpDate);
  const id = useId();
  const form = useForm({
    schema: leadChange,
    initial: saved,
    sendsChanges: true,
    check,
    onSubmit: async (change) => {
      if (Object.keys(change).length > 0) await save.runAsync({ id: lead.id, change });
      finish();
    },
    readError,
    saveAsNew: async (all) => {
      const { id: leadId } = await create.runAsync(newLead.parse(all));
      props.onRecreated(leadId);
      finish();
    },
  });
  const finish = () => {
    if (!touch.hasNote) return onClose();
    form.reset();
    setTab("timeline");
  };
  const checkConflict = useConflictCheck(form, saved);
  const save = useSaveLead((fresh) => checkConflict(toFormValues(fresh)));
  const create = useCreateLead();
  const isDirty = form.isDirty || touch.hasNote;
  const keepsForm = useHasInput(form.isGone, isDirty);
  if (form.isGone && !keepsForm) return <NoLead id={lead.id} error={readError} onClose={onClose} />;
  const details = (
    <div className="flex flex-col gap-5">
      <Suspense fallback={<div className="min-h-11 rounded-md bg-sunken" />}>
        <LeadGuide leadId={lead.id} canLeave={!isDirty} />
      </Suspense>
      <LeadForm form={form} id={id} earliest={earliest} lead={lead} longNotesState={longNotesState} onRetry={onRetry} />
    </div>
  );
  const timeline = <LeadTimeline leadId={lead.id} touch={touch.form} />;
  return (
    <Dialog
      isOpen
      size="lg"
      isTall
      title={dialog.edit}
      description={`${lead.name} · ${lead.company}`}
      isDirty={isDirty}
      onClose={onClose}
      texts={common}
      problem={tab === "details" ? form.problem : form.isGone ? dialog.goneWithNote : undefined}
      footer={
        tab === "details" && (
          <FormButtons cancelLabel={common.cancel} submitLabel={dialog.save} form={id} isPending={form.isPending} />
        )
      }
    >
      <ContactLinks lead={lead} />
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

/**
 * Returns whether the form of a deleted lead has had unsaved input. Stays true after the input is removed, so that the
 * form stays open.
 */
function useHasInput(isGone: boolean, isDirty: boolean): boolean {
  const [hadInput, setHadInput] = useState(false);
  const isNow = isGone && (hadInput || isDirty);
  if (isNow !== hadInput) setHadInput(isNow);
  return isNow;
}
