import { cancellation } from "@linkedpotential/contract/billing/schema";
import { cancellationKinds, declarationTextMax } from "@linkedpotential/contract/billing/values";
import { dateText } from "@linkedpotential/contract/date-texts";
import { useState } from "react";
import { useAction } from "../../../lib/action/use-action.ts";
import { useForm } from "../../../lib/form/use-form.ts";
import { useToday } from "../../../lib/use-today.ts";
import { DeclarationFrame } from "../../../parts/legal/declaration-frame.tsx";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { DatePicker } from "../../../ui/date-picker.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { DeclarerFields } from "./declarer-fields.tsx";
import { Receipt } from "./receipt.tsx";
import { useDeclarer } from "./use-declarer.ts";

type Values = ReturnType<typeof useDeclarer> & {
  kind: (typeof cancellationKinds)[number];
  reason: string;
  endsOn: string | null;
};

/** The confirmation page of § 312k BGB. Every footer links to it. */
export function CancelContractPage() {
  const { cancel: texts, fields } = useTexts("declaration");
  const language = useLanguage();
  const [done, setDone] = useState<{ values: Values; receivedAt: string }>();
  if (!done) {
    return (
      <DeclarationFrame title={texts.title}>
        <CancelForm onDone={(values, receivedAt) => setDone({ values, receivedAt })} />
      </DeclarationFrame>
    );
  }
  const { name, email, contract, kind, reason, endsOn } = done.values;
  return (
    <DeclarationFrame title={texts.title}>
      <Receipt
        title={texts.done}
        receivedAt={done.receivedAt}
        lines={[
          [fields.name, name],
          [fields.email, email],
          [fields.contract, contract],
          [fields.kind, fields.kinds[kind]],
          ...(kind === "extraordinary" ? [[fields.reason, reason] as const] : []),
          [fields.endsOn, endsOn ? dateText(endsOn, language) : fields.soonest],
        ]}
        next={texts.next}
      />
    </DeclarationFrame>
  );
}

function CancelForm({ onDone }: { onDone: (values: Values, receivedAt: string) => void }) {
  const { cancel: texts, fields } = useTexts("declaration");
  const common = useTexts("common");
  const today = useToday();
  const declarer = useDeclarer();
  const send = useAction("billing/cancel-contract", (body: Values) => ({ body }));
  const initial: Values = { ...declarer, kind: "ordinary", reason: "", endsOn: null };
  const form = useForm({
    schema: cancellation,
    initial,
    send: async (body) => {
      const { receivedAt } = await send.runAsync(body);
      onDone(body, receivedAt);
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 md:p-6">
      <p className="text-pretty text-ink-muted text-sm">{texts.lead}</p>
      <FormProblem text={form.problem} />
      <DeclarerFields field={form.field} />
      <RadioGroup
        label={fields.kind}
        choices={cancellationKinds.map((id) => ({ id, label: fields.kinds[id] }))}
        {...form.field("kind")}
      />
      {form.values.kind === "extraordinary" && (
        <TextArea label={fields.reason} isRequired counterMax={declarationTextMax} {...form.field("reason")} />
      )}
      <DatePicker
        label={fields.endsOn}
        description={fields.endsOnHint}
        minValue={today}
        texts={common.fields}
        {...form.field("endsOn")}
      />
      <Button type="submit" variant="primary" size="lg" isPending={form.isPending}>
        {texts.confirm}
      </Button>
    </Form>
  );
}
