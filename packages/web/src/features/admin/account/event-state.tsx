import type { AccountEvent } from "@linkedpotential/contract/accounts/schema";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";

/** Shows whether the account is registered for a live event, or that the event was called off. */
export function EventState({ event: { state, isCalledOff } }: { event: AccountEvent }) {
  const { events: texts } = useTexts("admin-account");
  if (isCalledOff) {
    return (
      <Badge tone="danger" className="shrink-0">
        {texts.calledOff}
      </Badge>
    );
  }
  return (
    <Badge tone={state === "registered" ? "good" : "warn"} className="shrink-0">
      {texts.states[state]}
    </Badge>
  );
}
