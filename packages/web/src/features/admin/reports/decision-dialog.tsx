import type { HidingGround } from "@linkedpotential/contract/moderation/choices";
import { decision, type Report } from "@linkedpotential/contract/moderation/schema";
import { useWatch } from "react-hook-form";
import { useAction } from "../../../lib/action/use-action.ts";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { GroundField, StatementField } from "../../../parts/moderation/decision-fields.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { allowedOutcomes, type Outcome } from "./allowed-outcomes.ts";

interface Values {
  revision: number;
  outcome: Outcome | null;
  ground: HidingGround | undefined;
  statement: string;
}
type Body = ReturnType<typeof decision.parse>;

interface DecisionDialogProps {
  report: Report;
  /** Loaded reports, among which the form looks for others about the same content. */
  reports: readonly Report[];
  onClose: () => void;
}

/** Form in which an admin decides on a report. The affected person receives the reasons (Art. 17 DSA). */
export function DecisionDialog({ report, reports, onClose }: DecisionDialogProps) {
  const { reports: texts } = useTexts("admin");
  const common = useTexts("common");
  const decide = useAction("moderation/decide", (body: Body) => ({ params: { reportId: report.id }, body }), {
    isForm: true,
    toasts: { area: "admin", done: ({ reports }) => reports.done },
  });
  const initial: Values = { revision: report.revision, outcome: null, ground: undefined, statement: "" };
  const form = useForm({
    schema: decision,
    initial,
    onSubmit: async (body) => {
      await decide.runAsync(body);
      onClose();
    },
  });
  const isHidden = useWatch({ control: form.control, name: "outcome" }) === "hidden";
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      description={<span className="[overflow-wrap:anywhere]">{report.reported.title}</span>}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.save} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-5">
        <FormField form={form} name="outcome">
          {(field) => (
            <RadioGroup
              label={texts.outcome}
              isRequired
              choices={allowedOutcomes(report).map((id) => ({ id, label: texts.outcomes[id] }))}
              {...field}
            />
          )}
        </FormField>
        {isHidden && reports.some((other) => isSettledWith(report, other)) && (
          <p className="text-ink-muted text-sm">{texts.settlesOthers}</p>
        )}
        {isHidden && (
          <FormField form={form} name="ground">
            {(field) => <GroundField {...field} />}
          </FormField>
        )}
        <FormField form={form} name="statement">
          {(field) => <StatementField {...field} />}
        </FormField>
      </div>
    </Dialog>
  );
}

/** Whether hiding the content because of a report also settles another one. */
const isSettledWith = ({ id, userId, postId }: Report, other: Report): boolean =>
  other.id !== id && other.userId === userId && other.postId === postId && other.steps.length === 0;
