import { type ReportReason, reportReasons } from "@linkedpotential/contract/moderation/choices";
import { explanationMax } from "@linkedpotential/contract/moderation/limits";
import { newReport } from "@linkedpotential/contract/moderation/schema";
import { FormField } from "../../lib/form/form-field.tsx";
import { useForm } from "../../lib/form/use-form.ts";
import { useTexts } from "../../texts/texts.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormButtons } from "../../ui/form-buttons.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { type ModeratedPerson, useSendReport } from "./api.ts";

interface ReportDialogProps {
  person: ModeratedPerson;
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

/** Form for reporting illegal content or a breach of the terms of use (Art. 16 DSA). */
export function ReportDialog({ person: { userId, name }, post, onClose }: ReportDialogProps) {
  const { report: texts } = useTexts("moderation");
  const common = useTexts("common");
  const report = useSendReport(true);
  const initial: ReportValues = { userId, postId: post?.id ?? null, reason: null, explanation: "", isSincere: false };
  const form = useForm({
    schema: newReport,
    initial,
    onSubmit: async (body) => {
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
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.send} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-5">
        <FormField form={form} name="reason">
          {(field) => (
            <Select
              label={texts.reason}
              placeholder={texts.reasonPlaceholder}
              isRequired
              choices={reportReasons.map((id) => ({ id, label: texts.reasons[id] }))}
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="explanation">
          {(field) => (
            <TextArea
              label={texts.explanation}
              description={texts.explanationHint}
              isRequired
              rows={5}
              maxLength={explanationMax}
              counterMax={explanationMax}
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="isSincere">
          {({ name, value, onChange, errorMessage }) => (
            <Checkbox
              name={name}
              isSelected={value}
              onChange={onChange}
              errorMessage={errorMessage}
              className="items-start!"
            >
              {texts.sincere}
            </Checkbox>
          )}
        </FormField>
        <p className="text-pretty text-ink-muted text-xs">{texts.next}</p>
      </div>
    </Dialog>
  );
}
