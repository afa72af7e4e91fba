import { newReport } from "@linkedpotential/contract/moderation/schema";
import { explanationMax, type ReportReason, reportReasons } from "@linkedpotential/contract/moderation/values";
import { useForm } from "../../lib/form/use-form.ts";
import { useTexts } from "../../texts/texts.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormButtons } from "../../ui/form-buttons.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { type KnownPerson, useReport } from "./api.ts";

interface ReportDialogProps {
  person: KnownPerson;
  post: { id: number; title: string } | undefined;
  onClose: () => void;
}

interface ReportValues {
  userId: number;
  postId: number | null;
  reason: ReportReason | null;
  explanation: string;
  isSincere: boolean;
}

/** Reports illegal content or a breach of the rules (Art. 16 DSA). */
export function ReportDialog({ person: { userId, name }, post, onClose }: ReportDialogProps) {
  const { report: texts } = useTexts("moderation");
  const common = useTexts("common");
  const report = useReport(true);
  const initial: ReportValues = { userId, postId: post?.id ?? null, reason: null, explanation: "", isSincere: false };
  const form = useForm({
    schema: newReport,
    initial,
    send: async (body) => {
      await report.runAsync(body);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={post ? texts.ofPost : texts.ofPerson(name)}
      description={<span className="[overflow-wrap:anywhere]">{post ? texts.about(post.title) : texts.profile}</span>}
      form={form}
      texts={common}
      footer={
        <FormButtons
          cancelLabel={common.cancel}
          submitLabel={texts.send}
          isPending={form.isPending}
          isDisabled={!form.values.isSincere}
        />
      }
    >
      <div className="flex flex-col gap-5">
        <Select
          label={texts.reason}
          placeholder={texts.reasonPlaceholder}
          isRequired
          choices={reportReasons.map((id) => ({ id, label: texts.reasons[id] }))}
          {...form.field("reason")}
        />
        <TextArea
          label={texts.explanation}
          description={texts.explanationHint}
          isRequired
          rows={5}
          maxLength={explanationMax}
          counterMax={explanationMax}
          {...form.field("explanation")}
        />
        <Checkbox {...form.toggle("isSincere")} className="items-start!">
          {texts.sincere}
        </Checkbox>
        <p className="text-pretty text-ink-muted text-xs">{texts.next}</p>
      </div>
    </Dialog>
  );
}
