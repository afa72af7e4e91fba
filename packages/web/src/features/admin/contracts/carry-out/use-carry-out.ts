import type { EndingTime } from "@linkedpotential/contract/accounts/schema";
import type { WaitingDeclaration } from "@linkedpotential/contract/admin/overview-schema";
import { useState } from "react";
import { useAction } from "../../../../lib/action/use-action.ts";
import { isAborted } from "../../../../lib/api/api-error.ts";
import { queryClient } from "../../../../lib/api/query-client.ts";
import { FormError } from "../../../../lib/form/use-form.ts";
import { saveProblem } from "../../../../texts/error-text.ts";
import { euroWithCents } from "../../../../texts/numbers.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { contractQuery, paramsOf } from "../../account/api.ts";
import { useDateTexts } from "../../account/use-date-texts.ts";
import type { OpenSteps } from "./open-steps.ts";

interface Ending {
  userId: number;
  time: EndingTime;
  reason: string;
}

interface Refund {
  userId: number;
  due: NonNullable<OpenSteps["refund"]>;
  reason: string;
}

/** Returns the two writes that carry out a declaration. A form shows their failures, so they have no toasts. */
function useWrites() {
  // Another admin may have changed the contract.
  const onFailed = (_error: unknown, { userId }: { userId: number }) =>
    void queryClient.invalidateQueries({ queryKey: contractQuery(userId).queryKey });
  const end = useAction(
    "accounts/end-subscription",
    ({ userId, ...body }: Ending) => ({ params: paramsOf(userId), body }),
    { isForm: true, onFailed },
  );
  const refund = useAction(
    "accounts/refund-payment",
    ({ userId, due: { invoice, cents }, reason }: Refund) => ({
      params: { ...paramsOf(userId), invoiceId: String(invoice.id) },
      body: { cents, refundedCents: Math.round(invoice.refunded * 100), reason },
    }),
    { isForm: true, onFailed },
  );
  return { end, refund };
}

type Step = keyof OpenSteps;

/** Results of the steps that succeeded, as texts. */
export type DoneSteps = Partial<Record<Step, string>>;

/**
 * Returns a function that carries out steps one after the other and then settles the declaration. A step in `done` has
 * succeeded and must not be passed again.
 * @throws `FormError` that says what was done and what was not, if a step fails or an earlier one succeeded
 */
export function useCarryOut({ userId, about, receivedAt }: WaitingDeclaration) {
  const { carryOut: texts } = useTexts("admin-work").contracts;
  const { day } = useDateTexts();
  const { end, refund } = useWrites();
  const [running, setRunning] = useState<Step | "settle" | null>(null);
  const [done, setDone] = useState<DoneSteps>({});
  const reason = texts.reason[about](day(receivedAt));

  async function run({ ending, refund: due }: OpenSteps, settle: () => Promise<unknown>): Promise<void> {
    const finished = { ...done };
    const attempt = async <Result>(step: Step | "settle", work: () => Promise<Result>): Promise<Result> => {
      setRunning(step);
      try {
        return await work();
      } catch (error) {
        const results = Object.values(finished);
        if (isAborted(error) || (step === "settle" && results.length === 0)) throw error;
        throw new FormError([...results, texts.failed[step], saveProblem(error)].join(" "));
      } finally {
        setRunning(null);
      }
    };
    const finish = (step: Step, result: string) => {
      finished[step] = result;
      setDone({ ...finished });
    };
    if (userId !== null && ending) {
      const { isDone } = await attempt("ending", () => end.runAsync({ userId, time: ending, reason }));
      finish("ending", isDone ? texts.done[ending] : texts.done.pending);
    }
    if (userId !== null && due) {
      await attempt("refund", () => refund.runAsync({ userId, due, reason }));
      finish("refund", texts.done.refund(euroWithCents(due.cents / 100)));
    }
    await attempt("settle", settle);
  }
  return { run, done, progress: running && texts.progress[running] };
}
