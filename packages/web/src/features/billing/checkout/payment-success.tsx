import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { dashboardPath } from "../../../lib/navigation/paths.ts";
import { useOnce } from "../../../lib/use-once.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { OutcomeHeading } from "../card/outcome-heading.tsx";

const minShownMs = 2000;
/**
 * Longest wait for the provider's webhook, in milliseconds. The webhook unlocks Premium and usually arrives within a
 * second.
 */
const maxWaitMs = 15_000;
const pollIntervalMs = 500;

export function PaymentSuccess() {
  const { paid: texts } = useTexts("billing");
  const { data } = useQuery({
    ...apiQuery("billing/get-subscription"),
    refetchInterval: ({ state }) => (state.data?.plan === "premium" ? false : pollIntervalMs),
  });
  const wasShown = useHasElapsed(minShownMs);
  const hasTimedOut = useHasElapsed(maxWaitMs);
  const isLeaving = wasShown && (data?.plan === "premium" || hasTimedOut);
  // Load a new document, to leave the content security policy that allows Stripe's script and to read the upgraded
  // account.
  useOnce(() => location.assign(dashboardPath("freelance")), isLeaving);
  return (
    <div role="status" className="mx-auto flex max-w-md flex-col items-center gap-2 py-16 text-center">
      <CircleCheck size={40} aria-hidden className="mb-2 text-good-text" />
      <OutcomeHeading className="text-lg">{texts.title}</OutcomeHeading>
      <p className="text-pretty text-ink-muted text-sm">{texts.text}</p>
      <p className="mt-4 flex items-center gap-2 text-ink-muted text-sm">
        <Spinner className="size-4" />
        {wasShown ? texts.unlocking : texts.leading}
      </p>
    </div>
  );
}

function useHasElapsed(ms: number): boolean {
  const [hasElapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setElapsed, ms, true);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasElapsed;
}
