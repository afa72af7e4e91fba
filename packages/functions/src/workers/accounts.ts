import { endContract } from "@linkedpotential/core/accounts/lock/cancel-renewal";
import { carryOutDeclaration } from "@linkedpotential/core/billing/declarations/carry-out-declaration";
import { followPaymentEvent } from "@linkedpotential/core/billing/follow-payment-event";
import { eraseAccount } from "@linkedpotential/core/user/deletion/erase-account";
import { writeExport } from "@linkedpotential/core/user/export/write-export";
import { worker } from "../background/worker.ts";

export const handler = worker("workers/accounts", {
  "subscribers/erase-accounts": eraseAccount,
  "subscribers/write-exports": writeExport,
  "subscribers/carry-out-declarations": carryOutDeclaration,
  "subscribers/sync-contracts": followPaymentEvent,
  "subscribers/cancel-renewals": endContract,
});
