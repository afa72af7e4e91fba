import { type LeadRow, leadChange, newLead } from "@linkedpotential/contract/leads/schema";
import { memo, Suspense, useId, useMemo, useState } from "react";
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
import { valuesOf } from "./lead-values.ts";
import { NoLead } from "./no-lead.tsx";
import { useDateCheck } from "./use-date-check.ts";
import { useOvertaken } from "./use-overtaken.ts";

const LeadGuide = lazyPart(async () => (await import("../../../parts/guides/lead-guide.tsx")).LeadGuide, "guides");

interface DialogProps {
  lead: LeadRow;
  /** Of its last reading. */
  readError: unknown;
  longNotesState: "ready" | "loading" | "failed";
  onRetry: () => void;
  onCreatedAnew: (leadId: number) => void;
  onClose: () => void;
}

type Tab = "details" | "timeline";

/** Only changed fields are sent. */
export const EditLeadDialog = memo(function EditLeadDialog(props: DialogProps) {
  const { lead, readError, longNotesState, onRetry, onClose } = props;
  const { dialog } = useTexts("leads");
  const common = useTexts("common");
  const [tab, setTab] = useState<Tab>("details");
  const touch = useTouch(lead.id);
  const base = useMemo(() => valuesOf(lead), [lead]);
  const { earliest, check } = useDateCheck(base.followUpDate);
  const id = useId();
  const form = useForm({
    schema: leadChange,
    initial: base,
    sendsChanges: true,
    check,
    send: async (change) => {
      if (Object.keys(change).length > 0) await save.runAsync({ id: lead.id, change });
      finish();
    },
    readError,
    createAnew: async (all) => {
      const { id: leadId } = await create.runAsync(newLead.parse(all));
      props.onCreatedAnew(leadId);
      finish();
    },
  });
  const finish = () => {
    if (!touch.hasNote) return onClose();
    form.reset();
    setTab("timeline");
  };
  const checkOvertaken = useOvertaken(form.values, base);
  const save = useSaveLead((fresh) => checkOvertaken(valuesOf(fresh)));
  const create = useCreateLead();
  const isDirty = form.isDirty || touch.hasNote;
  const isKept = useHasInput(form.isGone, isDirty);
  if (form.isGone && !isKept) return <NoLead error={readError} onRetry={onRetry} onClose={onClose} />;
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
});

/** Whether something was typed when the lead was found gone: its form then stays, whatever is taken out of it. */
function useHasInput(isGone: boolean, isDirty: boolean): boolean {
  const [hadInput, setHadInput] = useState(false);
  const isNow = isGone && (hadInput || isDirty);
  if (isNow !== hadInput) setHadInput(isNow);
  return isNow;
}
