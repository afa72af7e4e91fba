import { withdrawal } from "@linkedpotential/contract/billing/schema";
import { useState } from "react";
import { useAction } from "../../../lib/action/use-action.ts";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { DeclarationFrame } from "../../../parts/legal/declaration-frame.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { DeclarerFields } from "./declarer-fields.tsx";
import { Receipt } from "./receipt.tsx";
import { useDeclarer } from "./use-declarer.ts";

type Values = ReturnType<typeof useDeclarer>;

/** Page to withdraw from the contract without signing in, as § 356a BGB requires. */
export function WithdrawPage() {
  const { withdraw: texts, fields } = useTexts("declaration");
  const [done, setDone] = useState<{ values: Values; receivedAt: string }>();
  return (
    <DeclarationFrame title={texts.title}>
      {done ? (
        <Receipt
          title={texts.done}
          receivedAt={done.receivedAt}
          lines={[
            [fields.name, done.values.name],
            [fields.email, done.values.email],
            [fields.contract, done.values.contract],
          ]}
          next={texts.next}
        />
      ) : (
        <WithdrawForm onDone={(values, receivedAt) => setDone({ values, receivedAt })} />
      )}
    </DeclarationFrame>
  );
}

function WithdrawForm({ onDone }: { onDone: (values: Values, receivedAt: string) => void }) {
  const { withdraw: texts } = useTexts("declaration");
  const declarer = useDeclarer();
  const send = useAction("billing/withdraw", (body: Values) => ({ body }));
  const form = useForm({
    schema: withdrawal,
    initial: declarer,
    onSubmit: async (body) => {
      const { receivedAt } = await send.runAsync(body);
      onDone(body, receivedAt);
    },
  });
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
      <Button type="submit" variant="primary" size="lg" isPending={form.isPending}>
        {texts.confirm}
      </Button>
    </Form>
  );
}
