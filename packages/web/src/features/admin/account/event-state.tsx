import type { AccountEvent } from "@linkedpotential/contract/accounts/schema";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";

/**
 * Shows whether the account is registered for a live event, or was present at it. Says that it was called off, if so.
 */
export function EventState({ event: { state, isCalledOff, isOver, isPresent } }: { event: AccountEvent }) {
  const { events: texts } = useTexts("admin-account");
  if (isCalledOff) {
    return (
      <Badge tone="danger" className="shrink-0">
        {texts.calledOff}
      </Badge>
    );
  }
  if (isPresent) {
    return (
      <Badge tone="good" className="shrink-0">
        {texts.present}
      </Badge>
    );
  }
  if (isOver) return <Badge className="shrink-0">{texts.wasRegistered}</Badge>;
  return (
    <Badge tone={state === "registered" ? "good" : "warn"} className="shrink-0">
      {texts.states[state]}
    </Badge>
  );
}
