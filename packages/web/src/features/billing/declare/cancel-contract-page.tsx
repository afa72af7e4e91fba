import { cancellationKinds } from "@linkedpotential/contract/billing/contract-declarations";
import { declarationTextMax } from "@linkedpotential/contract/billing/limits";
import { cancellation } from "@linkedpotential/contract/billing/schema";
import { dateText } from "@linkedpotential/contract/date-texts";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useAction } from "../../../lib/action/use-action.ts";
import { FormField } from "../../../lib/form/form-field.tsx";
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

/** Page to cancel the contract without signing in, as § 312k BGB requires. */
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
    onSubmit: async (body) => {
      const { receivedAt } = await send.runAsync(body);
      onDone(body, receivedAt);
    },
  });
  const isExtraordinary = useWatch({ control: form.control, name: "kind" }) === "extraordinary";
  return (
    <Form form={form} className="card flex flex-col gap-4 p-5 md:p-6">
      <p className="text-pretty text-ink-muted text-sm">{texts.lead}</p>
      <FormProblem text={form.problem} />
      <DeclarerFields
        field={(name, children) => (
          <FormField form={form} name={name}>
            {children}
          </FormField>
        )}
      />
      <FormField form={form} name="kind">
        {(field) => (
          <RadioGroup
            label={fields.kind}
            choices={cancellationKinds.map((id) => ({ id, label: fields.kinds[id] }))}
            {...field}
          />
        )}
      </FormField>
      {isExtraordinary && (
        <FormField form={form} name="reason">
          {(field) => <TextArea label={fields.reason} isRequired counterMax={declarationTextMax} {...field} />}
        </FormField>
      )}
      <FormField form={form} name="endsOn">
        {(field) => (
          <DatePicker
            label={fields.endsOn}
            description={fields.endsOnHint}
            minValue={today}
            texts={common.fields}
            {...field}
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" size="lg" isPending={form.isPending}>
        {texts.confirm}
      </Button>
    </Form>
  );
}
