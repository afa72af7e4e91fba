import type { WaitingDeclaration } from "@linkedpotential/contract/admin/overview-schema";
import type { Texts } from "../../../texts/areas.ts";

type Waiting = Pick<WaitingDeclaration, "about" | "endsOn" | "waitsFor"> & {
  /** Whether a confirmed account has the address of the declaration. */
  hasAccount: boolean;
};

interface WaitingReason {
  found: string;
  /** Next step for the admin. Absent when `found` already names it. */
  advice?: string;
}

/** Returns why a declaration was not carried out automatically. */
export function waitingReason(
  { reasons, forwarded }: Texts["admin-work"]["contracts"],
  { about, endsOn, waitsFor, hasAccount }: Waiting,
): WaitingReason {
  if (waitsFor !== "forwarded") return { found: reasons[waitsFor] };
  if (!hasAccount) return forwarded.noAccount;
  if (about === "withdrawal") return forwarded.withdrawal;
  return endsOn ? forwarded.laterEnd : forwarded.noContract;
}
