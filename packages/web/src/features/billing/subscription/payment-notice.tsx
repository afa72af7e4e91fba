import { useBillingDate } from "../billing-date.ts";
import { PastDue } from "./past-due.tsx";

interface PaymentNoticeProps {
  /** An instant: Premium stays on so long. */
  until: string;
}

/** Above every section: in their own time few open the one about billing. */
export function PaymentNotice({ until }: PaymentNoticeProps) {
  const date = useBillingDate();
  return (
    <div role="status" className="mb-5">
      <PastDue until={date(until)} />
    </div>
  );
}
