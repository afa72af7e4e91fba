import { useBillingDate } from "../billing-date.ts";
import { PastDueWarning } from "./past-due-warning.tsx";

interface PaymentNoticeProps {
  /** End of the grace period, as an ISO instant. */
  until: string;
}

/** Warns of an unpaid renewal above every section, because few people open the billing section in time. */
export function PaymentNotice({ until }: PaymentNoticeProps) {
  const date = useBillingDate();
  return (
    <div role="status" className="mb-5">
      <PastDueWarning until={date(until)} />
    </div>
  );
}
