import { decision, type Report } from "@linkedpotential/contract/moderation/schema";
import { type HidingGround, hidingGrounds, statementMax } from "@linkedpotential/contract/moderation/values";
import { useAction } from "../../../lib/action/use-action.ts";
import { useForm } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { type Outcome, outcomesOf } from "./outcomes.ts";

interface Values {
  revision: number;
  outcome: Outcome | null;
  ground: HidingGround | undefined;
  statement: string;
}
type Body = ReturnType<typeof decision.parse>;

/** Decides on a report. The affected person is told the reasons (Art. 17 DSA). */
export function DecisionDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const { reports: texts } = useTexts("admin");
  const common = useTexts("common");
  const decide = useAction("moderation/decide", (body: Body) => ({ params: { reportId: report.id }, body }), {
    ofForm: true,
    says: { area: "admin", done: ({ reports }) => reports.done },
  });
  const initial: Values = { revision: report.revision, outcome: null, ground: undefined, statement: "" };
  const form = useForm({
    schema: decision,
    initial,
    send: async (body) => {
      await decide.runAsync(body);
      onClose();
    },
  });
  const { value: ground, ...groundField } = form.field("ground");
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
        <RadioGroup
          label={texts.outcome}
          isRequired
          choices={outcomesOf(report).map((id) => ({ id, label: texts.outcomes[id] }))}
          {...form.field("outcome")}
        />
        {form.values.outcome === "hidden" && (
          <RadioGroup
            label={texts.ground}
            isRequired
            choices={hidingGrounds.map((id) => ({ id, label: texts.grounds[id] }))}
            value={ground ?? null}
            {...groundField}
          />
        )}
        <TextArea
          label={texts.statement}
          description={texts.statementHint}
          isRequired
          rows={5}
          maxLength={statementMax}
          counterMax={statementMax}
          {...form.field("statement")}
        />
      </div>
    </Dialog>
  );
}
