import { type BillingAddress, billingAddress } from "@linkedpotential/contract/billing/schema";
import { LockKeyhole } from "lucide-react";
import { useState } from "react";
import { useForm } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { AddressFields } from "../address/address-fields.tsx";
import { useAddressValues } from "../address/address-values.ts";
import type { CardFrameProps } from "../card/payment-form.ts";
import { useOrder } from "./use-order.ts";

interface OrderFormProps extends CardFrameProps {
  address: BillingAddress | null;
  onPaid: () => void;
}

/** The button says that ordering costs (§ 312j BGB); what is ordered stands right above it. */
export function OrderForm({ form, isReady, address: stored, onPaid, children }: OrderFormProps) {
  const { checkout: texts, address: words } = useTexts("billing");
  const { order, isPending, problem } = useOrder(onPaid);
  const [hasAddress, setHasAddress] = useState(stored !== null);
  const address = useForm({
    schema: billingAddress,
    initial: useAddressValues(stored),
    send: (given) => order({ form, billingAddress: given }),
  });
  const { scope } = address;
  const submit = hasAddress ? address.submit : () => void order({ form });
  return (
    <Form form={{ submit, scope }} className="flex flex-col gap-5">
      <h2 className="font-semibold text-base">{texts.card}</h2>
      {children}
      {stored === null && (
        <Checkbox isSelected={hasAddress} onChange={setHasAddress}>
          {words.give}
        </Checkbox>
      )}
      {hasAddress && (
        <fieldset className="flex flex-col gap-4">
          <legend className="mb-3 font-semibold text-base">{words.title}</legend>
          <AddressFields field={address.field} />
        </fieldset>
      )}
      <FormProblem text={problem} />
      <p className="text-pretty text-ink-muted text-sm">{texts.ordered}</p>
      <Button type="submit" variant="primary" size="lg" isPending={isPending} isDisabled={!isReady}>
        {texts.order}
      </Button>
      <p className="flex items-start gap-2 text-ink-muted text-xs">
        <LockKeyhole size={14} aria-hidden className="mt-0.5 shrink-0" />
        {texts.safe}
      </p>
    </Form>
  );
}
