import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../../../lib/session/session.ts";
import { useAccountFlags } from "../../../../lib/storage/use-account-flags.ts";
import { leadsQuery } from "../leads-query.ts";
import { firstStepsOf } from "./steps.ts";

const dismissed = "dismissed";

/** Returns what a new account has done of its first steps. Null once they are done, dismissed or no longer needed. */
export function useFirstSteps() {
  const user = useUser();
  const flags = useAccountFlags("firstSteps");
  const { data: leads } = useQuery(leadsQuery);
  if (!leads || flags.get(dismissed)) return null;
  const steps = firstStepsOf(user, leads, new Date());
  return steps && { ...steps, newest: leads.at(-1), dismiss: () => flags.set(dismissed, "1") };
}

export type StepsToDo = NonNullable<ReturnType<typeof useFirstSteps>>;
