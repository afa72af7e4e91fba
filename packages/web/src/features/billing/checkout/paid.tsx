import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { dashboardPath } from "../../../lib/navigation/paths.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { OutcomeHeading } from "../card/outcome-heading.tsx";

const shownMs = 2000;
/**
 * The provider's webhook usually arrives within a second. After this time the page stops waiting; the account is
 * updated later.
 */
const patienceMs = 15_000;
const askAgainMs = 500;

export function Paid() {
  const { paid: texts } = useTexts("billing");
  const { data } = useQuery({
    ...apiQuery("billing/get-subscription"),
    refetchInterval: ({ state }) => (state.data?.plan === "premium" ? false : askAgainMs),
  });
  const isRead = useIsOver(shownMs);
  const isLate = useIsOver(patienceMs);
  const isLeaving = isRead && (data?.plan === "premium" || isLate);
  useEffect(() => {
    // Load a new document: without Stripe's policy, and with the upgraded account.
    if (isLeaving) location.assign(dashboardPath("freelance"));
  }, [isLeaving]);
  return (
    <div role="status" className="mx-auto flex max-w-md flex-col items-center gap-2 py-16 text-center">
      <CircleCheck size={40} aria-hidden className="mb-2 text-good-text" />
      <OutcomeHeading className="text-lg">{texts.title}</OutcomeHeading>
      <p className="text-pretty text-ink-muted text-sm">{texts.text}</p>
      <p className="mt-4 flex items-center gap-2 text-ink-muted text-sm">
        <Spinner className="size-4" />
        {isRead ? texts.unlocking : texts.leading}
      </p>
    </div>
  );
}

function useIsOver(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setOver, ms, true);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
