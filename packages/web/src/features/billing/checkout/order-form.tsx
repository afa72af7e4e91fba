import { LockKeyhole } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import type { PaymentForm } from "./payment-form.ts";
import { useOrder } from "./use-order.ts";

interface OrderFormProps {
  form: PaymentForm;
  isReady?: boolean;
  onPaid: () => void;
  /** The fields of the card. */
  children: ReactNode;
}

/** The button says that ordering costs (§ 312j BGB); what is ordered stands right above it. */
export function OrderForm({ form, isReady = true, onPaid, children }: OrderFormProps) {
  const { checkout: texts } = useTexts("billing");
  const { order, isPending, problem } = useOrder(onPaid);
  return (
    <Form form={{ submit: () => void order(form) }} className="flex flex-col gap-5">
      <h2 className="font-semibold text-base">{texts.card}</h2>
      {children}
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
