import type { WaitingDeclaration } from "@linkedpotential/contract/admin/overview-schema";
import { today } from "@linkedpotential/contract/dates";
import { useQuery } from "@tanstack/react-query";
import { useToday } from "../../../../lib/use-today.ts";
import { contractQuery } from "../../account/api.ts";
import { noSteps, type OpenSteps, openStepsOf } from "./open-steps.ts";
import type { DoneSteps } from "./use-carry-out.ts";

export interface OpenStepsState {
  /** Steps that the form offers. */
  steps: OpenSteps;
  /** Steps that are selected until the admin decides otherwise. */
  preselected: Record<keyof OpenSteps, boolean>;
  /** Whether the contract of a person with an account is being read for the first time. */
  isLoading: boolean;
  /** Whether that read failed. */
  isUnknown: boolean;
  /** End of the paid period. Null without one. */
  periodEnd: string | null;
  isDisputed: boolean;
  /** Whether the person asked for a later end than the form offers. */
  endsTooEarly: boolean;
}

/** Returns what a declaration still requires, by the contract of the person. Nothing for a person without an account. */
export function useOpenSteps(declaration: WaitingDeclaration, done: DoneSteps): OpenStepsState {
  const { userId, endsOn } = declaration;
  const now = useToday();
  // The person may have canceled or paid since the contract was cached.
  const query = { ...contractQuery(userId ?? 0), refetchOnMount: "always" } as const;
  const { data: contract, isLoading, isError } = useQuery({ ...query, enabled: userId !== null });
  const open = contract ? openStepsOf(declaration, contract) : noSteps;
  const steps: OpenSteps = {
    ending: done.ending ? null : open.ending,
    refund: done.refund ? null : open.refund,
  };
  const { currentPeriodEnd: periodEnd = null, isDisputed = false } = contract?.subscription ?? {};
  const endDay = steps.ending === "period_end" && periodEnd ? today(new Date(periodEnd)) : now;
  const endsTooEarly = steps.ending !== null && endsOn !== null && endsOn > endDay;
  return {
    steps,
    // The provider refuses to refund a payment that the bank may return.
    preselected: {
      ending: steps.ending !== null && !endsTooEarly,
      refund: steps.refund !== null && !isDisputed && !endsTooEarly,
    },
    isLoading,
    isUnknown: isError && !contract,
    periodEnd,
    isDisputed,
    endsTooEarly,
  };
}
