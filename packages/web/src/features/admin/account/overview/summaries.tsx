import type { Account } from "@linkedpotential/contract/accounts/schema";
import { ContractSummary } from "./contract-summary.tsx";
import { LatestEvents } from "./latest-events.tsx";
import { LatestReports } from "./latest-reports.tsx";
import { SupportSummary } from "./support-summary.tsx";

/** Short cards of what the other tabs of an account show. */
export const Summaries = ({ account: { id, role } }: { account: Account }) => (
  <div className="grid gap-4 lg:grid-cols-3">
    <LatestReports userId={id} />
    <LatestEvents userId={id} />
    {role === "business" ? <SupportSummary userId={id} /> : <ContractSummary userId={id} />}
  </div>
);
