import { billingAddress, type Subscription } from "@linkedpotential/contract/billing/schema";
import type { VatCustomer } from "@linkedpotential/contract/billing/vat";
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
import { TaxFields } from "../address/tax-fields.tsx";
import type { RenderFormProps } from "../card/payment-form.ts";
import { currentVat } from "../vat.ts";
import { useOrder } from "./use-order.ts";

interface OrderFormProps extends RenderFormProps {
  subscription: Subscription;
  customer: VatCustomer;
  setCustomer: (customer: VatCustomer) => void;
  onPaid: () => void;
}

/**
 * Form to order Premium. By law (§ 312j BGB), the button's text says that the order costs money, and the price is shown
 * directly above the button.
 */
export function OrderForm({ form, isReady, subscription, customer, setCustomer, onPaid, children }: OrderFormProps) {
  const { checkout: texts, address: addressTexts } = useTexts("billing");
  const { order, isPending, problem } = useOrder(onPaid);
  const { billingAddress: stored } = subscription;
  const [wantsAddress, setWantsAddress] = useState(stored !== null);
  const address = useForm({
    schema: billingAddress,
    initial: useAddressValues(subscription),
    onSubmit: (values) => order({ form, billingAddress: values }),
  });
  // An invoice with reverse charge must name the recipient's address (§ 14a UStG).
  const needsAddress = customer.vatId !== "";
  const hasAddress = wantsAddress || needsAddress;
  const { country } = customer;
  const submit = hasAddress
    ? address.submit
    : () => void order({ form, ...(country !== subscription.country && { country }) });
  return (
    <Form form={{ submit, formRef: address.formRef }} className="flex flex-col gap-5">
      <h2 className="font-semibold text-base">{texts.card}</h2>
      {children}
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 font-semibold text-base">{addressTexts.title}</legend>
        <TaxFields form={address} onChange={setCustomer} />
        {stored === null && !needsAddress && (
          <Checkbox isSelected={wantsAddress} onChange={setWantsAddress}>
            {addressTexts.give}
          </Checkbox>
        )}
        {hasAddress && <AddressFields form={address} />}
      </fieldset>
      <FormProblem text={problem} />
      <p className="text-pretty text-ink-muted text-sm">{texts.ordered(currentVat(subscription, customer).rate > 0)}</p>
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
