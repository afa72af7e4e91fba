import type { Freelancer } from "@linkedpotential/contract/freelancers/schema";
import type { RequestContent } from "@linkedpotential/contract/project-requests/schema";
import { useState } from "react";
import { type Failure, useForEach } from "../../../../lib/action/use-for-each.ts";
import { isAborted, isRefusal } from "../../../../lib/api/api-error.ts";
import { FormError } from "../../../../lib/form/use-form.ts";
import { toast } from "../../../../lib/toast.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { useRequestFailureText } from "../../request/use-request-form.ts";
import { useNameList } from "./use-name-list.ts";

/**
 * Returns the people who are still to be asked, and a function that sends each of them a request. It throws the text for
 * the form when some requests fail, and the next call goes to those people only.
 */
export function useAskMany(people: readonly Freelancer[], onDone: () => void) {
  const { askMany: texts } = useTexts("freelancers");
  const [open, setOpen] = useState(people);
  const problemOf = useProblem();
  const { progress, run } = useForEach(
    "project-requests/create",
    ({ id }: Freelancer, content: RequestContent) => ({ body: { ...content, toUserId: id } }),
    texts.stopped,
  );
  const send = async (content: RequestContent) => {
    const failed = await run(open, content);
    const failures = failed.filter(({ error }) => !isAborted(error));
    setOpen(failed.filter(({ error }) => !isFinal(error)).map(({ item }) => item));
    if (failures.length > 0) throw new FormError(problemOf(open.length - failed.length, failures));
    if (failed.length > 0) return;
    toast({ tone: "success", title: texts.sent(people.length), description: texts.sentHint });
    onDone();
  };
  return { open, progress, send };
}

/** Returns the function that says how many requests were sent, and to whom not and why. */
function useProblem() {
  const { askMany: texts } = useTexts("freelancers");
  const namesOf = useNameList();
  const failureText = useRequestFailureText();
  return (sentCount: number, failures: readonly Failure<Freelancer>[]): string => {
    const byReason = Map.groupBy(failures, ({ error }) => failureText(error));
    const notSent = [...byReason].map(([reason, some]) => texts.notSent(namesOf(some.map(({ item }) => item)), reason));
    return [...(sentCount > 0 ? [`${texts.sent(sentCount)}.`] : []), ...notSent].join(" ");
  };
}

/** Whether the same request would be refused again, whatever it says. */
const isFinal = (error: unknown): boolean =>
  isRefusal(error, "freelancer.not_found") || isRefusal(error, "project_request.already_sent");
