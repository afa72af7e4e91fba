import { useBillingDate } from "../billing-date.ts";
import { PastDue } from "./past-due.tsx";

interface PaymentNoticeProps {
  /** End of the grace period, as an ISO instant. */
  until: string;
}

/** Shown above every section, because few people open the billing section in time. */
export function PaymentNotice({ until }: PaymentNoticeProps) {
  const date = useBillingDate();
  return (
    <div role="status" className="mb-5">
      <PastDue until={date(until)} />
    </div>
  );
}
